import { useSyncExternalStore } from 'react';

/** calm: no animation. lively: all animations and transitions. */
export type Motion = 'calm' | 'lively';

/** The localStorage key of the visitor's choice. before-first-paint.js reads the same key. */
const storageKey = 'motion';

export const isCalm = (): boolean => document.documentElement.dataset.motion === 'calm';

/** Applies the visitor's choice at once and stores it in localStorage. Without storage it lasts until a reload. */
export function chooseMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
  try {
    localStorage.setItem(storageKey, motion);
  } catch {
    // The browser blocks storage.
  }
}

/** Returns the current motion setting. Renders again when it changes. */
export const useMotion = (): Motion => useSyncExternalStore(onMotionChange, current, () => 'lively');

const current = (): Motion => (isCalm() ? 'calm' : 'lively');

/**
 * Calls `listener` when the visitor chooses Calm or Lively, and when before-first-paint.js applies a change of the
 * system's setting. Returns a cleanup function.
 */
export function onMotionChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => observer.disconnect();
}
