import { flushSync } from 'react-dom';
import { isCalm } from './motion.ts';

/** Sets the view-transition names for the old or the new snapshot, or removes them at the end. */
type Mark = (side: 'old' | 'new' | 'end') => void;

/** Longer than any transition. Chromium once had one that never ended; its marks must not stay on the page. */
const longestMs = 3_000;

let running: ViewTransition | undefined;
/** Has set the current names. The next transition removes them first, because duplicate names fail. */
let current: Mark | undefined;

/**
 * Runs `update` in a view transition, or without one in Calm and in browsers that have none or refuse. Calls `mark` before
 * the update, after it, and when the transition ends or another one begins. Never rejects: logs errors of the update.
 */
export async function withViewTransition(update: () => void, mark: Mark): Promise<void> {
  current?.('end');
  current = mark;
  mark('old');
  const run = () => {
    try {
      flushSync(update);
      if (current === mark) mark('new');
    } catch (error) {
      console.error(error);
    }
  };
  const own = start(run);
  running = own;
  if (own) {
    own.ready.catch(() => {}); // Rejects when a press, a hidden tab or the next transition skips the animation.
    await Promise.race([own.finished.catch(() => {}), new Promise((resolve) => setTimeout(resolve, longestMs))]);
    own.skipTransition(); // Does nothing after the end.
  } else {
    await undefined; // Inside an effect, React would not flush synchronously, and the focus would be lost.
    run();
  }
  if (current !== mark) return;
  current = undefined;
  mark('end');
}

function start(run: () => void): ViewTransition | undefined {
  try {
    return isCalm() ? undefined : document.startViewTransition(run);
  } catch {
    return undefined; // The browser has no view transitions.
  }
}

/**
 * Skips the running view transition on a press. The snapshots cover the page, so a press targets `<html>`: this keeps the
 * focus, and repeats the click on the element under the pointer.
 */
export function skipTransitionOnPress(signal: AbortSignal): void {
  const skip = () => running?.skipTransition();
  document.addEventListener('pointerdown', skip, { signal });
  const onSnapshot = (event: MouseEvent) => {
    const { type, target, clientX, clientY } = event;
    if (target !== document.documentElement) return;
    if (type === 'mousedown') return event.preventDefault();
    skip();
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a,button,label,summary')?.click();
  };
  document.addEventListener('mousedown', onSnapshot, { signal });
  document.addEventListener('click', onSnapshot, { signal });
}
