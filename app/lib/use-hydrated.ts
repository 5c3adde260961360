import { useSyncExternalStore } from 'react';

/** False in the prerendered HTML and while it is hydrated, which must render the same. True ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => {};
