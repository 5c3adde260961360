import { flushSync } from 'react-dom';
import { isCalm } from './motion.ts';

let running: ViewTransition | undefined;

/**
 * Changes the page in a view transition; without one in Calm, and where browsers know none. `mark` names what travels: it is
 * called before the change for the old picture of the page, and after it for the new one. Settles when all is at rest.
 */
export async function withViewTransition(change: () => void, mark: (side: 'old' | 'new') => void): Promise<void> {
  if (!document.startViewTransition || isCalm()) {
    await undefined; // Out of the effect that may have called: React would not flush there, and a focus would get lost.
    flushSync(change);
    return;
  }
  mark('old');
  running = document.startViewTransition(() => {
    flushSync(change);
    mark('new');
  });
  running.ready.catch(() => {}); // A press, a hidden tab, or the next transition skips the animation.
  await running.finished;
}

/** The pictures of a transition lie over the page and take its presses: it gives way to them. */
export function giveWayToPresses(signal: AbortSignal): void {
  const giveWay = () => running?.skipTransition();
  document.addEventListener('pointerdown', giveWay, { signal });
  const passThrough = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    giveWay();
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a,button,label,summary')?.click();
  };
  document.addEventListener('click', passThrough, { signal });
}
