import { flushSync } from 'react-dom';
import { isCalm } from './motion.ts';

let running: ViewTransition | undefined;

/**
 * Runs `update` in a view transition, or without one in Calm and in browsers that do not support it. `mark` sets the
 * view-transition names: it is called before the update for the old snapshot and after it for the new one. Resolves
 * when the transition has finished or was skipped; rejects when `update` throws.
 */
export async function withViewTransition(update: () => void, mark: (side: 'old' | 'new') => void): Promise<void> {
  if (!document.startViewTransition || isCalm()) {
    await undefined; // Inside an effect, React would not flush synchronously, and the focus would be lost.
    flushSync(update);
    return;
  }
  mark('old');
  running = document.startViewTransition(() => {
    flushSync(update);
    mark('new');
  });
  running.ready.catch(() => {}); // Rejects when a press, a hidden tab or the next transition skips the animation.
  await running.finished;
}

/**
 * Skips the running view transition on a press. The transition's snapshots cover the page, so a click targets `<html>`:
 * it is repeated on the element under the pointer.
 */
export function skipTransitionOnPress(signal: AbortSignal): void {
  const skip = () => running?.skipTransition();
  document.addEventListener('pointerdown', skip, { signal });
  const repeatClick = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    skip();
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a,button,label,summary')?.click();
  };
  document.addEventListener('click', repeatClick, { signal });
}
