import { secondUnknown, trackUnknown } from 'virtual:messages';
import { parseTime } from '../../contract/time.ts';
import type { TrackData } from '../../pages/album/page.ts';

interface NamedTrack {
  /** Index of the track on the album. Undefined if the album has no such track. */
  index?: number;
  /** The start position in seconds. */
  seconds: number;
  /** A message for the visitor, if the track or the second does not exist. */
  problem?: string;
}

/** The hash that names a track. */
export const trackHash = (id: string): string => `#track=${id}`;

/** Adds a start position to the address of a track. */
export const addressAt = (address: string, seconds: number): string =>
  seconds >= 1 ? `${address}&t=${seconds}` : address;

/** Parses a hash such as '#track=night-watch&t=80'. Undefined if it names no track, as with '#_main'. */
export function parseTrackHash(
  hash: string,
  tracks: readonly Pick<TrackData, 'id' | 'duration'>[],
): NamedTrack | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const id = params.get('track');
  if (id === null) return undefined;
  const index = tracks.findIndex((track) => track.id === id);
  if (index < 0) return { seconds: 0, problem: trackUnknown };
  const time = params.get('t') ?? '0';
  const isValid = /^\d+(\.\d+)?$/.test(time) && Number(time) < parseTime(tracks[index]!.duration);
  if (isValid) return { index, seconds: Number(time) };
  return { index, seconds: 0, problem: secondUnknown };
}
