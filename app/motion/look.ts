import { useSyncExternalStore } from 'react';
import { onSettingChange } from './motion.ts';

/** What a visitor can choose. system: day while the system's own look is light. */
export type LookChoice = 'night' | 'day' | 'system';

/** The look on the screen. */
export type Look = 'night' | 'day';

/** Returns the visitor's choice. Renders again when it changes. */
export const useLookChoice = (): LookChoice =>
  useSyncExternalStore(
    onSettingChange,
    () => document.documentElement.dataset.lookChoice as LookChoice, // Cast: before-first-paint.js sets it.
    () => 'night',
  );

/** Returns the look on the screen. Renders again when it changes. */
export const useLook = (): Look =>
  useSyncExternalStore(
    onSettingChange,
    () => document.documentElement.dataset.look as Look,
    () => 'night',
  );
