import { useContext, useState } from 'react';
import { SetDockContext } from '../../lib/define-page.ts';
import { href } from '../../navigation/address.ts';
import { visits } from '../../navigation/visits.ts';
import { engine } from '../../player/engine.ts';
import { albumTracks } from '../../player/track.ts';
import { usePlayer } from '../../player/use-player.ts';
import type { Item } from './find.ts';

interface PlayFromResults {
  /** Plays a track, or pauses it if it plays. Its album's page is loaded for it, but not shown. */
  play: (item: Item) => Promise<void>;
  /** A message for the visitor: why the track does not play. */
  problem: string | undefined;
}

/** Plays tracks from the results, and shows the bar that controls them. */
export function usePlayFromResults(): PlayFromResults {
  const setDock = useContext(SetDockContext);
  const [problem, setProblem] = useState<string>();
  const [hasPlayed, setHasPlayed] = useState(false);
  const engineError = usePlayer(({ error }) => error);

  async function play({ title, path, hash }: Item) {
    setProblem(undefined);
    try {
      const screen = visits.preload(path);
      // Without waiting if it is there: some browsers play only what a press starts at once.
      const { page, View } = screen.ready ?? (await screen.promise);
      const tracks = page.view === 'album' ? albumTracks(page.data) : [];
      const track = tracks.find((track) => track.href === href(path) + hash);
      if (!track) throw new Error(`${path} has no track ${hash}`);
      setDock(() => View.Dock);
      engine.choose(track);
      setHasPlayed(true);
    } catch {
      setProblem(`${title} did not arrive. Please try again.`);
    }
  }

  return { play, problem: problem ?? (hasPlayed ? engineError : undefined) };
}
