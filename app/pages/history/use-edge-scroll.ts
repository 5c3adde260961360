import { useEffect } from 'react';
import { clamp } from '../../lib/numbers.ts';
import { useMotion } from '../../motion/motion.ts';
import { jumpTo, scrollTop } from '../../navigation/scroll.ts';
import { edgeSpeed } from './edge-speed.ts';

/** A pause longer than this was no frame: a tab that slept must not leap. */
const longestFrameMs = 50;

/** Over these the pointer wants to press, not to travel. */
const pressable = 'a, button, input, label, summary';

/** Sheets that lie over the page: dialogs, and the menu on narrow screens. */
const openSheet = 'dialog[open], [role=dialog], header [aria-expanded=true]';

/** Near the upper and the lower edge of the window the page scrolls by itself. Never in Calm. */
export function useEdgeScroll(): void {
  const motion = useMotion();
  useEffect(() => (motion === 'lively' ? startEdgeScroll() : undefined), [motion]);
}

/** A mouse that moves into a zone starts it. No frame is asked for while it rests elsewhere. Gives what ends it. */
function startEdgeScroll(): () => void {
  const end = new AbortController();
  const { signal } = end;
  let pointerY = 0;
  let frame = 0;
  let lastMs = 0;
  /** Where the page should stand. Browsers round it to whole pixels, which would swallow slow steps. */
  let top = 0;
  /** The visitor went another way, by wheel or key: until the mouse has left the zone, it is left alone. */
  let isHeld = false;

  function stop(): void {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  function hold(): void {
    isHeld = true;
    stop();
  }

  function move(nowMs: number): void {
    const speed = edgeSpeed(pointerY, innerHeight);
    const bottom = document.documentElement.scrollHeight - innerHeight;
    if (speed === 0 || isBusy() || (speed < 0 ? top <= 0 : top >= bottom)) {
      stop();
      return;
    }
    const passedMs = clamp(nowMs - lastMs, 0, longestFrameMs);
    lastMs = nowMs;
    top = clamp(top + (speed * passedMs) / 1000, 0, bottom);
    jumpTo(top);
    frame = requestAnimationFrame(move);
  }

  addEventListener(
    'pointermove',
    ({ pointerType, buttons, clientY, target, movementX, movementY }) => {
      if (pointerType !== 'mouse') return;
      pointerY = clientY;
      if (edgeSpeed(clientY, innerHeight) === 0) isHeld = false;
      else if (buttons !== 0 || isPressable(target)) stop();
      // Without a movement it was the page that moved below the mouse.
      else if (!frame && !isHeld && (movementX !== 0 || movementY !== 0)) {
        top = scrollTop();
        lastMs = performance.now();
        frame = requestAnimationFrame(move);
      }
    },
    { signal, passive: true },
  );
  // The page has brought a link under the pointer.
  addEventListener('pointerover', ({ target }) => isPressable(target) && stop(), { signal, passive: true });
  document.documentElement.addEventListener('pointerleave', stop, { signal });
  addEventListener('blur', stop, { signal });
  for (const sign of ['wheel', 'keydown', 'pointerdown']) addEventListener(sign, hold, { signal, passive: true });
  signal.addEventListener('abort', stop);
  return () => end.abort();
}

const isPressable = (target: EventTarget | null) => target instanceof Element && target.closest(pressable) !== null;

/** The visitor reads a sheet, or selects text. */
const isBusy = () => document.querySelector(openSheet) !== null || getSelection()?.isCollapsed === false;
