import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodingToolData } from '../../../contract/page-data.ts';
import { isCalm, useMotion } from '../../motion/motion.ts';
import { engine } from '../../player/engine.ts';
import { usePlayer } from '../../player/use-player.ts';

export interface ToolSelection {
  /** False in the HTML and until this code runs; until then the address alone tells which leaf is open. */
  isLive: boolean;
  selected?: CodingToolData;
  /** The selected tool's demo plays; otherwise its poster waits. */
  showsDemo: boolean;
  select(id: string): void;
  playDemo(): void;
}

/** Which tool is open, and whether its demo plays. The address and the selection tell the same. */
export function useToolSelection(tools: CodingToolData[]): ToolSelection {
  const [isLive, setIsLive] = useState(false);
  const [selectedId, setSelectedId] = useState<string>();
  const [showsDemo, setShowsDemo] = useState(false);

  // A tool that only the address names waits at its poster: its visitor has not asked for anything of YouTube's yet.
  useLayoutEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      if (!tools.some((tool) => tool.id === id)) return;
      setSelectedId(id);
      setShowsDemo(false);
    };
    follow();
    setIsLive(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tools]);

  // Before it was selected it was not laid out, so nobody could scroll to it. A place that was restored is kept.
  useEffect(() => {
    if (selectedId && scrollY === 0) bringIntoView(selectedId);
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
      history.replaceState(history.state, '', `#${id}`);
      flushSync(() => {
        setSelectedId(id);
        setShowsDemo(!isCalm());
      });
      bringIntoView(id);
    },
    playDemo() {
      engine.pause();
      setShowsDemo(true);
    },
  };
}

/** Where the leaf lies beside the list, it is in view already. Where it lies below, the focus goes with the eye. */
function bringIntoView(id: string): void {
  const leaf = document.getElementById(id);
  if (!leaf) return;
  const { top } = leaf.getBoundingClientRect();
  if (top >= 0 && top < innerHeight * 0.6) return;
  leaf.focus({ preventScroll: true });
  leaf.scrollIntoView({ behavior: isCalm() ? 'instant' : 'smooth' });
}
