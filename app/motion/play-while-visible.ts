import { isCalm, onSettingChange } from './motion.ts';

/**
 * Calls `setPlaying` whenever visibility or Calm changes: true while the element is in the viewport, the tab is visible
 * and the motion is Lively. Stops when the signal is aborted.
 */
export function playWhileVisible(
  element: Element,
  setPlaying: (isPlaying: boolean) => void,
  signal: AbortSignal,
): void {
  let isInView = false;
  const update = () => setPlaying(isInView && !document.hidden && !isCalm());
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
    update();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('visibilitychange', update, { signal });
  signal.addEventListener('abort', onSettingChange(update));
}
