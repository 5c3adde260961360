import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { restoreStyles } from '../lib/restore-styles.ts';

/** The parts that are loading. */
const loading = new Set<Promise<unknown>>();

/** Resolves when no part is loading. The film waits for this: both would load more slowly at the same time. */
export async function partsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.allSettled(loading);
}

/**
 * Returns a component, undefined until its code has loaded, and a function that loads it. The function resolves to false
 * after a failure, and the next call tries again. `load` must be the same function in each render.
 */
export function useOnDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [ComponentType<Props> | undefined, () => Promise<boolean>] {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const hasFailed = useRef(false);
  const start = useCallback(async () => {
    const loaded = load();
    loading.add(loaded);
    try {
      const module = await loaded;
      // Otherwise a second try would show the component without its style. At the first, only other parts lack theirs.
      await restoreStyles().catch((error) => {
        if (hasFailed.current) throw error;
      });
      setLoaded(() => module.default);
      return true;
    } catch {
      hasFailed.current = true;
      return false; // The browser logs the failed file.
    } finally {
      loading.delete(loaded);
    }
  }, [load]);
  return [Loaded, start];
}

/**
 * Returns a component whose code loads after hydration, because the first paint does not need it. Each component loads in
 * its own task: all in one task would keep a slow phone from responding to a press.
 */
export function useAfterHydration<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Loaded, start] = useOnDemand(load);
  useEffect(() => void setTimeout(start), [start]);
  return Loaded;
}
