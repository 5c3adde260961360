import { useSyncExternalStore } from 'react';
import { onWindowEvent } from '../lib/window-event.ts';

/** The size of the window in px. Renders again when it changes. */
export function useWindowSize(): { width: number; height: number } {
  const width = useSyncExternalStore(onResize, () => innerWidth);
  const height = useSyncExternalStore(onResize, () => innerHeight);
  return { width, height };
}

const onResize = (listener: () => void) => onWindowEvent('resize', listener);
