import { useEffect } from 'react';
import { parseTime } from '../../contract/time.ts';
import { engine } from '../player/engine.ts';
import { isOver, playAlbum } from '../player/play-album.ts';
import type { Track } from '../player/track.ts';
import { changesOf } from './timing.ts';

/** Pauses or resumes the current track. Without one, plays the album. */
export function togglePlayback(tracks: Track[]): void {
  const { track, pending } = engine.getSnapshot();
  if ((track || pending) && !isOver()) engine.toggle();
  else playAlbum(tracks);
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
export function changesOfTrack({ key, duration, peaks, timedText }: Track): number[] {
  const known = changesByKey.get(key);
  if (known) return known;
  const changes = changesOf({
    duration: parseTime(duration),
    peaks,
    sections: timedText?.lines.map(({ start }) => start),
  });
  changesByKey.set(key, changes);
  return changes;
}

const changesByKey = new Map<string, number[]>();
