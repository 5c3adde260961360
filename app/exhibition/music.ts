import { useEffect } from 'react';
import { parseTime } from '../../contract/time.ts';
import { engine } from '../player/engine.ts';
import type { Track } from '../player/track.ts';
import { changesOf } from './timing.ts';

/** Plays the album from its current or cued track, otherwise from the first. A playing track of the album continues. */
export function playAlbum(tracks: Track[]): void {
  const { track, pending, failed, cued, isPlaying } = engine.getSnapshot();
  const own = (other?: Track) => tracks.find(({ key }) => key === other?.key);
  const current = isOver() ? undefined : own(pending ?? failed ?? track);
  if (!current) engine.choose((isOver() ? undefined : own(cued?.track)) ?? tracks[0]!);
  else if (!isPlaying && !pending) engine.toggle();
}

/** Plays the album after the press has ended. If the browser refuses, shows no failure: the visitor can press Play. */
export function playAlbumAfterPress(tracks: Track[]): void {
  playAlbum(tracks);
  const unsubscribe = engine.subscribe(() => {
    const { status } = engine.getSnapshot();
    if (status === 'pending') return;
    unsubscribe();
    if (status === 'failed') engine.close();
  });
}

/** Pauses or resumes the current track. Without one, plays the album. */
export function togglePlayback(tracks: Track[]): void {
  const { track, pending } = engine.getSnapshot();
  if ((track || pending) && !isOver()) engine.toggle();
  else playAlbum(tracks);
}

/** Whether the last track of an album has ended. */
function isOver(): boolean {
  const { track, status } = engine.getSnapshot();
  return status === 'ended' && !track?.next;
}

/** Plays the album to its end while the exhibition is open. Then restores the visitor's own choice. */
export function usePlaysThrough(): void {
  useEffect(() => {
    const { playsAlbum } = engine.getSnapshot();
    engine.setPlaysAlbum(true);
    return () => engine.setPlaysAlbum(playsAlbum);
  }, []);
}

/** The seconds of a track at which the picture changes. */
export function changesOfTrack({ key, duration, peaks, words }: Track): number[] {
  const known = changesByKey.get(key);
  if (known) return known;
  const changes = changesOf({
    duration: parseTime(duration),
    peaks,
    sections: words?.lines.map(({ start }) => start),
  });
  changesByKey.set(key, changes);
  return changes;
}

const changesByKey = new Map<string, number[]>();
