import * as messages from 'virtual:messages';
import { useContext, useState } from 'react';
import { dataOf } from '../../../contract/page.ts';
import type { AlbumData } from '../../../pages/album/page.ts';
import { SetDockContext } from '../../lib/define-view.ts';
import { href } from '../../navigation/address.ts';
import { router } from '../../navigation/router.ts';
import { engine } from '../../player/engine.ts';
import { albumTracks } from '../../player/track.ts';
import { usePlayer } from '../../player/use-player.ts';
import type { Item } from './find.ts';

/** Plays or pauses a track of the results, and shows the player bar. `problem` is a message for the visitor. */
export function usePlayFromResults() {
  const setDock = useContext(SetDockContext);
  const [problem, setProblem] = useState<string>();
  const [hasPlayed, setHasPlayed] = useState(false);
  const engineError = usePlayer(({ error }) => error);

  /** Loads the page of the track's album, without showing it. */
  async function play({ title, path, hash }: Item) {
    setProblem(undefined);
    try {
      const screen = router.preload(path);
      // Some browsers play only a recording that a press starts at once, so a loaded page must not be awaited.
      const { page, View } = screen.ready ?? (await screen.promise);
      const album = dataOf<AlbumData>(page, 'album');
      const tracks = album ? albumTracks(album) : [];
      const [trackHash, seconds = 0] = hash.split('&t=');
      const track = tracks.find((track) => track.href === href(path) + trackHash);
      if (!track) throw new Error(`${path} has no track ${hash}`);
      setDock(() => View.Dock);
      if (seconds) engine.cue({ track, seconds: Number(seconds) });
      engine.choose(track);
      setHasPlayed(true);
    } catch {
      setProblem(messages.trackNotLoaded(title));
    }
  }

  return { play, problem: problem ?? (hasPlayed ? engineError : undefined) };
}
