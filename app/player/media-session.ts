import { href } from '../navigation/address.ts';
import type { Engine } from './engine.ts';
import { seekBy, seekTo } from './seek.ts';
import type { PlayerSnapshot } from './snapshot.ts';
import type { Track } from './track.ts';

/** What the system's buttons for backward and forward skip when they name no distance. */
const skipSeconds = 10;
/** A larger step of the position than this is a jump. Between jumps the system counts on by itself. */
const jumpSeconds = 1.5;

/** Shows the player in the system's media controls and obeys their keys. Returns how to undo it. */
export function connectMediaSession(engine: Engine): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  let shown: PlayerSnapshot | undefined;

  // No next and no previous: in the bar they are decoration too.
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => !engine.getSnapshot().isPlaying && engine.toggle(),
    pause: engine.pause,
    seekto: ({ seekTime }) => seekTime !== undefined && seekTo(engine, seekTime),
    seekbackward: ({ seekOffset }) => seekBy(engine, -(seekOffset ?? skipSeconds)),
    seekforward: ({ seekOffset }) => seekBy(engine, seekOffset ?? skipSeconds),
  };

  function show() {
    const snapshot = engine.getSnapshot();
    if (snapshot.track !== shown?.track) session.metadata = snapshot.track ? metadata(snapshot.track) : null;
    if (snapshot.status !== shown?.status) session.playbackState = playbackState(snapshot);
    if (!shown || isNewPosition(snapshot, shown)) showPosition(session, snapshot);
    shown = snapshot;
  }

  setHandlers(session, handlers);
  show();
  const unsubscribe = engine.subscribe(show);
  return () => {
    unsubscribe();
    for (const action of Object.keys(handlers) as MediaSessionAction[]) setHandler(session, action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

function setHandlers(session: MediaSession, handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>>) {
  for (const [action, handler] of Object.entries(handlers)) setHandler(session, action as MediaSessionAction, handler);
}

function setHandler(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // A browser may not know this action; the others still work.
  }
}

function metadata({ title, artist, albumTitle, cover }: Track): MediaMetadata {
  const src = href(`${cover.stem}-${cover.webpWidth}.webp`);
  return new MediaMetadata({ title, artist, album: albumTitle, artwork: [{ src, type: 'image/webp' }] });
}

function playbackState({ status, isPlaying }: PlayerSnapshot): MediaSessionPlaybackState {
  if (status === 'none') return 'none';
  return isPlaying ? 'playing' : 'paused';
}

function isNewPosition(snapshot: PlayerSnapshot, shown: PlayerSnapshot): boolean {
  const step = snapshot.currentTime - shown.currentTime;
  return snapshot.status !== shown.status || snapshot.duration !== shown.duration || step < 0 || step > jumpSeconds;
}

function showPosition(session: MediaSession, { currentTime, duration }: PlayerSnapshot) {
  if (duration > 0) session.setPositionState?.({ duration, position: Math.min(currentTime, duration) });
  else session.setPositionState?.();
}
