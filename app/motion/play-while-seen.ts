import { isCalm, onMotionChange } from './motion.ts';

/**
 * Tells when what moves by itself shall play and when it shall rest, until the function that it gives is called. It plays
 * while it can be seen, on the screen and in a tab that is not hidden, and never in Calm.
 */
export function playWhileSeen(element: Element, setPlaying: (isPlaying: boolean) => void): () => void {
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
