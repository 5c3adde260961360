import type { TrackData } from '../../contract/page-data.ts';
import { parseTime } from '../../contract/time.ts';

/** What a hash such as '#track=night-watch&t=80' asks for, and in words what is wrong with it. */
export interface NamedTrack {
  /** Where on the album the track stands, from 0. */
  index?: number;
  /** Where in the track. */
  seconds: number;
  problem?: string;
}

export const trackHash = (id: string): string => `#track=${id}`;

/** The address of a second of a track. Where addresses know no seconds, that of its beginning. */
export const addressAt = (address: string, seconds: number): string =>
  takesSeconds(address) && seconds >= 1 ? `${address}&t=${Math.floor(seconds)}` : address;

/** Whether a second of what the address names can be named too: of an album's track, not of the podcast. */
export const takesSeconds = (address: string): boolean => address.includes(trackHash(''));

/** Reads a hash, with or without '#'. Undefined when it is not about a track: pages have other anchors too. */
export function readTrackHash(
  hash: string,
  tracks: readonly Pick<TrackData, 'id' | 'duration'>[],
): NamedTrack | undefined {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const id = words.get('track');
  if (id === null) return undefined;
  const index = tracks.findIndex((track) => track.id === id);
  if (index < 0) return { seconds: 0, problem: 'The address names a track that is not on this album.' };
  const second = words.get('t') ?? '0';
  const isSecond = /^\d+$/.test(second) && Number(second) < parseTime(tracks[index]!.duration);
  if (isSecond) return { index, seconds: Number(second) };
  return { index, seconds: 0, problem: 'The address names a second that this track does not have.' };
}
