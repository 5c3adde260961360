import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodingToolData } from '../../../contract/page-data.ts';
import { routes } from '../../../contract/routes.ts';
import { isCalm, useMotion } from '../../motion/motion.ts';
import { goToElement } from '../../navigation/focus.ts';
import { replaceHash, useHash } from '../../navigation/hash.ts';
import { scrollTop } from '../../navigation/scroll.ts';
import { engine } from '../../player/engine.ts';
import { claimSound } from '../../player/one-sound.ts';
import { usePlayer } from '../../player/use-player.ts';

export interface ToolSelection {
  /** False until hydration. Until then CSS shows the tool in the address. */
  isLive: boolean;
  selected?: CodingToolData;
  /** The selected tool's demo plays; otherwise its poster is shown. */
  showsDemo: boolean;
  select(id: string): void;
  playDemo(): void;
}

/** The state of the page: the selected tool, which is also the hash of the address, and whether its demo plays. */
export function useToolSelection(tools: CodingToolData[]): ToolSelection {
  const hash = useHash(routes['ai-coding'].path);
  const [isLive, setIsLive] = useState(false);
  const [selectedId, setSelectedId] = useState<string>();
  const [showsDemo, setShowsDemo] = useState(false);

  // A tool selected by the address shows its poster: the visitor has not agreed to load anything from YouTube yet.
  if (hash !== selectedId && tools.some(({ id }) => id === hash)) {
    setSelectedId(hash);
    setShowsDemo(false);
  }

  // In the same commit as the first hash: otherwise the page would show no tool for a moment.
  useEffect(() => setIsLive(true), []);

  // Before the selection the sheet was not displayed, so the browser could not scroll to it. Keeps a restored position.
  useEffect(() => {
    if (selectedId && scrollTop() === 0) showSheet(selectedId);
  }, [selectedId]);

  const isPlayerActive = usePlayer((player) => player.isPlaying || player.pending !== undefined);
  useEffect(() => {
    if (isPlayerActive) setShowsDemo(false);
  }, [isPlayerActive]);

  // Whether the visitor has unmuted it cannot be known.
  useEffect(() => {
    if (!showsDemo) return;
    const sound = claimSound(() => setShowsDemo(false));
    sound.announce();
    return sound.end;
  }, [showsDemo]);

  const motion = useMotion();
  useEffect(() => {
    if (motion === 'calm') setShowsDemo(false);
  }, [motion]);

  return {
    isLive,
    selected: tools.find(({ id }) => id === selectedId),
    showsDemo,
    select(id) {
      engine.pause();
      flushSync(() => {
        setSelectedId(id);
        setShowsDemo(!isCalm());
        replaceHash(id);
      });
      showSheet(id);
    },
    playDemo() {
      engine.pause();
      setShowsDemo(true);
    },
  };
}

/** Scrolls to a sheet and focuses it where it is below the list. Beside the list it is visible already. */
function showSheet(id: string): void {
  const sheet = document.getElementById(id);
  if (!sheet) return;
  goToElement(sheet);
  // A link on the sheet for no tool disappears with that sheet.
  if (!document.activeElement?.checkVisibility()) sheet.focus({ preventScroll: true });
}
