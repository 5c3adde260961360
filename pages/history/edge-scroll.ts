import { useEffect } from 'react';
import { startDecoration } from '../../app/lib/decoration.ts';
import { useMotion } from '../../app/motion/motion.ts';
import { jumpTo, scrollTop } from '../../app/navigation/scroll.ts';
import { edgeSpeed, nextTop } from './edge-speed.ts';

/** The page does not scroll after the mouse has moved onto one of these elements, so that it can be pressed. */
const pressable = 'a, button, input, label, summary';

/** A hand that rests on the mouse moves it by a pixel or two. */
const restPx = 3;

/** How long the mouse must be in a zone, so that crossing a zone does not scroll. */
const delayMs = 150;

/** Open dialogs, and the open menu on narrow screens. */
const openPanel = 'dialog[open], [role=dialog], header [aria-expanded=true]';

/** Scrolls the page while the mouse is near the top or the bottom of the viewport. Never in Calm. */
export function EdgeScroll() {
  const motion = useMotion();
  useEffect(() => (motion === 'lively' ? startDecoration(startEdgeScroll) : undefined), [motion]);
  return null;
}

/** Scrolls while the mouse is in a zone. Requests no frames otherwise. */
function startEdgeScroll({ signal }: AbortController): void {
  /** The mouse's last position in the viewport. */
  let pointerX = Number.NaN;
  let pointerY = Number.NaN;
  /** The zone of the mouse: -1 at the top, 1 at the bottom, 0 between them. */
  let zone = 0;
  let delay = 0;
  let frame = 0;
  let lastMs = 0;
  /** The exact scroll position. Browsers round it to whole pixels, so steps of less than a pixel would be lost. */
  let top = 0;
  /** The visitor used the wheel, a key or a button: no scrolling until the mouse has left the zone. */
  let isHeld = false;

  function stop(): void {
    clearTimeout(delay);
    cancelAnimationFrame(frame);
    delay = frame = 0;
  }

  function hold(): void {
    isHeld = true;
    stop();
  }

  function begin(): void {
    delay = 0;
    top = scrollTop();
    lastMs = performance.now();
    frame = requestAnimationFrame(move);
  }

  function move(nowMs: number): void {
    const bottom = document.documentElement.scrollHeight - innerHeight;
    const next = isBusy() ? undefined : nextTop(top, edgeSpeed(pointerY, innerHeight), nowMs - lastMs, bottom);
    if (next === undefined) {
      stop();
      return;
    }
    lastMs = nowMs;
    top = next;
    jumpTo(top);
    frame = requestAnimationFrame(move);
  }

  addEventListener(
    'pointermove',
    ({ pointerType, buttons, clientX, clientY, target }) => {
      // What passes under a resting mouse must not stop the page. WebKit then fires this event without a movement.
      if (pointerType !== 'mouse' || Math.hypot(clientX - pointerX, clientY - pointerY) < restPx) return;
      pointerX = clientX;
      pointerY = clientY;
      const previousZone = zone;
      zone = Math.sign(edgeSpeed(clientY, innerHeight));
      if (zone !== previousZone) {
        isHeld = false;
        stop();
      }
      if (buttons !== 0 || isPressable(target)) stop();
      else if (zone !== 0 && !delay && !frame && !isHeld) delay = window.setTimeout(begin, delayMs);
    },
    { signal, passive: true },
  );
  document.documentElement.addEventListener('pointerleave', stop, { signal });
  addEventListener('blur', stop, { signal });
  for (const eventName of ['wheel', 'keydown', 'pointerdown']) {
    addEventListener(eventName, hold, { signal, passive: true });
  }
  signal.addEventListener('abort', stop);
}

const isPressable = (target: EventTarget | null) => target instanceof Element && target.closest(pressable) !== null;

/** Whether a dialog or the menu is open, or text is selected. */
const isBusy = () => document.querySelector(openPanel) !== null || getSelection()?.isCollapsed === false;
