import { isCalm, onMotionChange } from './motion.ts';

/**
 * Calls `setPlaying` whenever visibility or Calm changes: true while the element is in the viewport, the tab is visible
 * and the motion is Lively. Returns a cleanup function.
 */
export function playWhileVisible(element: Element, setPlaying: (isPlaying: boolean) => void): () => void {
  let isInView = false;
  const update = () => setPlaying(isInView && !document.hidden && !isCalm());
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  const stopListening = onMotionChange(update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    stopListening();
  };
}
