import { useSyncExternalStore } from 'react';

/** calm: no animation. lively: all animations and transitions. */
export type Motion = 'calm' | 'lively';

export const isCalm = (): boolean => document.documentElement.dataset.motion === 'calm';

/** Returns the current motion setting. Renders again when it changes. */
export const useMotion = (): Motion => useSyncExternalStore(onSettingChange, current, () => 'lively');

const current = (): Motion => (isCalm() ? 'calm' : 'lively');

/**
 * Calls `listener` when before-first-paint.js applies a visitor's choice of motion or look, or a change of the system's setting.
 * Returns a cleanup function.
 */
export function onSettingChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion', 'data-look', 'data-look-choice'] });
  return () => observer.disconnect();
}
