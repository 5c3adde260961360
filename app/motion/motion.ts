import { useSyncExternalStore } from 'react';

/** Calm: nothing moves by itself. Lively: the night breathes. */
export type Motion = 'calm' | 'lively';

/** Under this name the visitor's own choice is kept on the device. before-first-paint.js reads it before the first paint. */
const storageKey = 'motion';

const listeners = new Set<() => void>();

/** True while nothing may move. */
export const isCalm = (): boolean => document.documentElement.dataset.motion === 'calm';

/** Takes effect at once, and is remembered where the browser allows it. */
export function chooseMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
  try {
    localStorage.setItem(storageKey, motion);
  } catch {
    // No storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The motion that rules now. */
export const useMotion = (): Motion => useSyncExternalStore(onMotionChange, current, () => 'lively');

const current = (): Motion => (isCalm() ? 'calm' : 'lively');

/**
 * Tells when Calm or Lively is chosen, until the function that it gives is called. The system's setting may change while
 * the page is open, too; before-first-paint.js follows it, and this listens after it.
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
