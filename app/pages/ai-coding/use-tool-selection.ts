import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodingToolData } from '../../../contract/page-data.ts';
import { routes } from '../../../contract/routes.ts';
import { isCalm, useMotion } from '../../motion/motion.ts';
import { goToElement } from '../../navigation/focus.ts';
import { replaceHash, useHash } from '../../navigation/hash.ts';
import { scrollTop } from '../../navigation/scroll.ts';
import { engine } from '../../player/engine.ts';
import { usePlayer } from '../../player/use-player.ts';

export interface ToolSelection {
  /** False in the HTML and until this code runs: until then CSS shows the tool that the address names. */
  isLive: boolean;
  selected?: CodingToolData;
  /** The selected tool's demo plays; otherwise its poster is shown. */
  showsDemo: boolean;
  select(id: string): void;
  playDemo(): void;
}

/** Which tool is selected, and whether its demo plays. The address names the selected tool. */
export function useToolSelection(tools: CodingToolData[]): ToolSelection {
  const hash = useHash(routes['ai-coding'].path);
  const [isLive, setIsLive] = useState(false);
  const [selectedId, setSelectedId] = useState<string>();
  const [showsDemo, setShowsDemo] = useState(false);

  // A tool that only the address names waits at its poster: its visitor has not asked for anything of YouTube's yet.
  if (hash !== selectedId && tools.some(({ id }) => id === hash)) {
    setSelectedId(hash);
    setShowsDemo(false);
  }

  // Together with the first hash: otherwise the page would show no tool for a moment.
  useEffect(() => setIsLive(true), []);

  // Before it was selected it had no layout, so the browser could not scroll to it. A restored position is kept.
  useEffect(() => {
    if (selectedId && scrollTop() === 0) showLeaf(selectedId);
  }, [selectedId]);

  const isSounding = usePlayer((player) => player.isPlaying || player.pending !== undefined);
  useEffect(() => {
    if (isSounding) setShowsDemo(false);
  }, [isSounding]);

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
      showLeaf(id);
    },
    playDemo() {
      engine.pause();
      setShowsDemo(true);
    },
  };
}

/** Beside the list, the leaf is visible already. Below it, the page scrolls there and the focus goes along. */
function showLeaf(id: string): void {
  const leaf = document.getElementById(id);
  if (leaf) goToElement(leaf);
}
