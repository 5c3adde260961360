import { useSyncExternalStore } from 'react';
import { writeStored } from '../lib/stored.ts';

/** What a visitor can choose. system: day while the system's own look is light. */
export type LookChoice = 'night' | 'day' | 'system';

/** The look on the screen. */
export type Look = 'night' | 'day';

/** Applies the visitor's choice at once and stores it. Without storage it lasts until a reload. */
export function chooseLook(choice: LookChoice): void {
  writeStored('localStorage', 'look', choice);
  dispatchEvent(new CustomEvent('look', { detail: choice })); // before-first-paint.js sets the attributes.
}

/** Returns the visitor's choice. Renders again when it changes. */
export const useLookChoice = (): LookChoice =>
  useSyncExternalStore(
    onLookChange,
    () => document.documentElement.dataset.lookChoice as LookChoice, // Cast: before-first-paint.js sets it.
    () => 'night',
  );

/** Returns the look on the screen. Renders again when it changes. */
export const useLook = (): Look =>
  useSyncExternalStore(
    onLookChange,
    () => document.documentElement.dataset.look as Look,
    () => 'night',
  );

function onLookChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-look', 'data-look-choice'] });
  return () => observer.disconnect();
}
