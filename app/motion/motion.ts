import { useSyncExternalStore } from 'react';

/** calm: no animation. lively: all animations and transitions. */
export type Motion = 'calm' | 'lively';

export const isCalm = (): boolean => document.documentElement.dataset.motion === 'calm';

/** Returns the current motion setting. Renders again when it changes. */
export const useMotion = (): Motion => useSyncExternalStore(onMotionChange, current, () => 'lively');

const current = (): Motion => (isCalm() ? 'calm' : 'lively');

/**
 * Calls `listener` when before-first-paint.js applies the visitor's choice or a change of the system's setting. Returns a
 * cleanup function.
 */
export function onMotionChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => observer.disconnect();
}
