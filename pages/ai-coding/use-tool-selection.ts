import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { claimSound } from '../../app/lib/claim-sound.ts';
import { useHydrated } from '../../app/lib/use-hydrated.ts';
import { isCalm, useMotion } from '../../app/motion/motion.ts';
import { goToElement } from '../../app/navigation/focus.ts';
import { replaceHash, useHash } from '../../app/navigation/hash.ts';
import { pathOf } from '../../app/navigation/own-addresses.ts';
import { scrollTop } from '../../app/navigation/scroll.ts';
import type { CodingTool } from './page.ts';

/** The state of the page: the selected tool, whose id is also the hash of the address, and whether its demo plays. */
export function useToolSelection(tools: CodingTool[]) {
  const hash = useHash(pathOf('ai-coding'));
  // Changes in the same commit as the first hash, so that a tool is always visible.
  const isLive = useHydrated();
  const [selectedId, setSelectedId] = useState<string>();
  const [showsDemo, setShowsDemo] = useState(false);

  // A tool selected by the address shows its poster: the visitor has not agreed to load anything from YouTube yet.
  if (hash !== selectedId && tools.some(({ id }) => id === hash)) {
    setSelectedId(hash);
    setShowsDemo(false);
  }

  // The browser could not scroll to the sheet before it was displayed. Keeps a restored position.
  useEffect(() => {
    if (selectedId && scrollTop() === 0) showSheet(selectedId);
  }, [selectedId]);

  // The demo may be unmuted, which a page cannot detect. A track that starts, in any tab, puts it back to its poster.
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
    /** False until hydration. Until then, CSS shows the tool in the address. */
    isLive,
    selected: tools.find(({ id }) => id === selectedId),
    /** Whether the selected tool's demo plays. Otherwise its poster is visible. */
    showsDemo,
    select(id: string) {
      pauseSound();
      flushSync(() => {
        setSelectedId(id);
        setShowsDemo(!isCalm());
        replaceHash(id);
      });
      showSheet(id);
    },
    playDemo: () => setShowsDemo(true),
  };
}

/** Pauses the player, in all tabs. It need not be on this page: most visitors of it play nothing. */
function pauseSound(): void {
  const sound = claimSound(() => {});
  sound.announce();
  sound.end();
}

/** Scrolls to a sheet and focuses it, if it is below the list. Next to the list it is already visible. */
function showSheet(id: string): void {
  const sheet = document.getElementById(id);
  if (!sheet) return;
  goToElement(sheet);
  // The question's link disappears with the question.
  if (!document.activeElement?.checkVisibility()) sheet.focus({ preventScroll: true });
}
