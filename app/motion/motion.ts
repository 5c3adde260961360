import { useSyncExternalStore } from 'react';
import { writeStored } from '../lib/stored.ts';

/** calm: no animation. lively: all animations and transitions. */
export type Motion = 'calm' | 'lively';

export const isCalm = (): boolean => document.documentElement.dataset.motion === 'calm';

/** Applies the visitor's choice at once and stores it. Without storage it lasts until a reload. */
export function chooseMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
  writeStored('localStorage', 'motion', motion); // before-first-paint.js reads it.
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
