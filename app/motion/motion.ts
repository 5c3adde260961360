import { useSyncExternalStore } from 'react';

/** calm: no animation. lively: all animations and transitions. */
export type Motion = 'calm' | 'lively';

/** The localStorage key of the visitor's choice. before-first-paint.js reads the same key. */
const storageKey = 'motion';

const listeners = new Set<() => void>();

export const isCalm = (): boolean => document.documentElement.dataset.motion === 'calm';

/** Applies the visitor's choice at once and stores it in localStorage. Without storage it lasts until a reload. */
export function chooseMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
  try {
    localStorage.setItem(storageKey, motion);
  } catch {
    // The browser blocks storage.
  }
  for (const listener of listeners) listener();
}

/** Returns the current motion setting. Renders again when it changes. */
export const useMotion = (): Motion => useSyncExternalStore(onMotionChange, current, () => 'lively');

const current = (): Motion => (isCalm() ? 'calm' : 'lively');

/**
 * Calls `listener` when the visitor chooses Calm or Lively, and when the system's setting changes. Returns a cleanup
 * function. before-first-paint.js subscribes to the system's setting earlier, so `isCalm()` is already up to date.
 */
export function onMotionChange(listener: () => void): () => void {
  const setting = matchMedia('(prefers-reduced-motion: reduce)');
  setting.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    setting.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}
