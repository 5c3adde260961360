import { useEffect, useState } from 'react';
import type { TrackData } from '../../contract/page-data.ts';
import { engine } from './engine.ts';
import { seekTo } from './seek.ts';
import type { Track } from './track.ts';
import { readTrackHash } from './track-hash.ts';

/** Follows addresses that name a track, while its album is open. Returns in words what is wrong with the address. */
export function useCue(records: TrackData[], tracks: Track[]): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    function follow(event?: Event) {
      const named = readTrackHash(location.hash, records);
      setProblem(named?.problem);
      if (named?.index === undefined) return;
      const { index, seconds } = named;
      const track = tracks[index]!;
      const isCurrent = engine.getSnapshot().track?.key === track.key;
      // Who comes back to the page of what he hears goes on hearing it; who asks for a second of it goes there.
      if (isCurrent && event) seekTo(engine, seconds);
      engine.cue({ track, seconds });
    }
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
      engine.cue(undefined);
    };
  }, [records, tracks]);
  return problem;
}
