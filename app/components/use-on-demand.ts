import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { restoreStyles } from '../lib/restore-styles.ts';
import { reload } from '../navigation/address.ts';

type Load = () => Promise<boolean>;

/**
 * Returns a component, undefined until its code has loaded, and two functions that load it, for a prefetch and for a press.
 * They resolve to false after a failure, and the next call tries again. A second failed press reloads the page: Firefox never
 * requests a failed module again, and an update may have removed the file. `load` must be the same function in each render.
 */
export function useOnDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [Component: ComponentType<Props> | undefined, load: Load, loadForPress: Load] {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const hasFailed = useRef(false);
  const start = useCallback(async () => {
    try {
      const module = await load();
      // Otherwise a second try would show the component without its style. At the first, only other parts lack theirs.
      await restoreStyles().catch((error) => {
        if (hasFailed.current) throw error;
      });
      setLoaded(() => module.default);
      return true;
    } catch {
      hasFailed.current = true;
      return false; // The browser logs the failed file.
    }
  }, [load]);
  const hasFailedPress = useRef(false);
  const startForPress = useCallback(async () => {
    const isLoaded = await start();
    if (!isLoaded && hasFailedPress.current) reload();
    hasFailedPress.current = !isLoaded;
    return isLoaded;
  }, [start]);
  return [Loaded, start, startForPress];
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
