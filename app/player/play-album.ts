import { engine } from './engine.ts';
import type { Track } from './track.ts';

/** Plays the album from its current or cued track, otherwise from the first. A playing track of the album continues. */
export function playAlbum(tracks: Track[]): void {
  const { track, pending, cued, isPlaying } = engine.getSnapshot();
  const own = (other?: Track) => tracks.find(({ key }) => key === other?.key);
  const current = isOver() ? undefined : own(pending ?? track);
  if (!current) engine.choose((isOver() ? undefined : own(cued?.track)) ?? tracks[0]!);
  else if (!isPlaying && !pending) engine.toggle();
}

/**
 * Plays the album after the press has ended. If the browser refuses, shows no failure but the first track as ready: the visitor
 * can press Play.
 */
export function playAlbumAfterPress(tracks: Track[]): void {
  playAlbum(tracks);
  const unsubscribe = engine.subscribe(() => {
    const { status, failed } = engine.getSnapshot();
    if (status === 'pending') return;
    unsubscribe();
    if (status !== 'failed') return;
    engine.close();
    engine.cue({ track: failed ?? tracks[0]!, seconds: 0 });
  });
}

/** Whether the last track of an album has ended. */
export function isOver(): boolean {
  const { track, status } = engine.getSnapshot();
  return status === 'ended' && !track?.next;
}
