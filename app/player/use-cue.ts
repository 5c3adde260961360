import { useEffect, useMemo, useRef } from 'react';
import type { TrackData } from '../../pages/album/page.ts';
import { leaveHash, playHash, useHash } from '../navigation/hash.ts';
import { engine } from './engine.ts';
import { playAlbumAfterPress } from './play-album.ts';
import { seekTo } from './seek.ts';
import type { Track } from './track.ts';
import { parseTrackHash } from './track-hash.ts';

/**
 * Cues the track in the hash while the album's page is open, or plays the album if a press on its sleeve has opened the page.
 * Returns a message if the track or second is unknown.
 */
export function useCue(path: string, records: TrackData[], tracks: Track[]): string | undefined {
  const hash = useHash(path);
  const named = useMemo(() => parseTrackHash(hash, records), [hash, records]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (`#${hash}` === playHash) {
      leaveHash(); // A reload, or a visitor who gets this address, must not start the music.
      engine.setPlaysAlbum(true);
      playAlbumAfterPress(tracks);
    }
    if (named?.index !== undefined) {
      const { index, seconds } = named;
      const track = tracks[index]!;
      const isCurrent = engine.getSnapshot().track?.key === track.key;
      // Coming back to the row of the current track must not restart it; an explicit second in the address seeks.
      if (isCurrent && !isFirst.current && hash.includes('&t=')) seekTo(engine, seconds);
      engine.cue({ track, seconds });
    }
    isFirst.current = false;
  }, [hash, named, tracks]);
  useEffect(() => () => engine.cue(undefined), []);
  return named?.problem;
}
