import { fileHref } from '../navigation/address.ts';
import type { Engine } from './engine.ts';
import { seekBy, seekTo } from './seek.ts';
import type { PlayerSnapshot } from './snapshot.ts';
import type { Track } from './track.ts';

/** Used when the system's skip buttons give no offset. */
const skipSeconds = 10;
/** A larger change of position is a jump. Between jumps the system advances the position itself. */
const jumpSeconds = 1.5;

/** Connects the system's media controls with the player, in browsers that can. Returns a cleanup function. */
export function connectMediaSession(engine: Engine): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  let shown: PlayerSnapshot | undefined;

  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => !engine.getSnapshot().isPlaying && engine.toggle(),
    pause: engine.pause,
    nexttrack: engine.playNext,
    previoustrack: engine.playPrevious,
    seekto: ({ seekTime }) => seekTime !== undefined && seekTo(engine, seekTime),
    seekbackward: ({ seekOffset }) => seekBy(engine, -(seekOffset ?? skipSeconds)),
    seekforward: ({ seekOffset }) => seekBy(engine, seekOffset ?? skipSeconds),
  };

  function update() {
    const snapshot = engine.getSnapshot();
    const { track } = snapshot;
    if (track !== shown?.track) session.metadata = track ? metadata(track) : null;
    if (snapshot.status !== shown?.status) session.playbackState = playbackState(snapshot);
    if (!shown || isNewPosition(snapshot, shown)) showPosition(session, snapshot);
    shown = snapshot;
  }

  // Object.keys() returns strings; the keys of `handlers` are actions.
  const actions = Object.keys(handlers) as MediaSessionAction[];
  for (const action of actions) setHandler(session, action, handlers[action]!);
  update();
  const unsubscribe = engine.subscribe(update);
  return () => {
    unsubscribe();
    for (const action of actions) setHandler(session, action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

function setHandler(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action; the others still work.
  }
}

function metadata({ title, artist, albumTitle, cover }: Track): MediaMetadata {
  const src = fileHref(`${cover.stem}-${cover.webpWidth}.webp`);
  return new MediaMetadata({ title, artist, album: albumTitle, artwork: [{ src, type: 'image/webp' }] });
}

function playbackState({ status, isPlaying }: PlayerSnapshot): MediaSessionPlaybackState {
  if (status === 'none') return 'none';
  return isPlaying ? 'playing' : 'paused';
}

function isNewPosition(snapshot: PlayerSnapshot, shown: PlayerSnapshot): boolean {
  const step = snapshot.currentTime - shown.currentTime;
  return (
    snapshot.status !== shown.status ||
    snapshot.duration !== shown.duration ||
    step < 0 ||
    step > jumpSeconds ||
    snapshot.speed !== shown.speed
  );
}

function showPosition(session: MediaSession, { track, currentTime, duration, speed }: PlayerSnapshot) {
  const playbackRate = track?.isSpoken ? speed : 1;
  if (duration > 0) session.setPositionState?.({ duration, playbackRate, position: Math.min(currentTime, duration) });
  else session.setPositionState?.();
}
