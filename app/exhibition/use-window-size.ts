import { useSyncExternalStore } from 'react';

/** The size of the window in px. Renders again when it changes. */
export function useWindowSize(): { width: number; height: number } {
  const width = useSyncExternalStore(subscribe, () => innerWidth);
  const height = useSyncExternalStore(subscribe, () => innerHeight);
  return { width, height };
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
