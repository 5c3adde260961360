import { useSyncExternalStore } from 'react';

/** False in the prerender and during hydration, which must render the same. True afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => {};
