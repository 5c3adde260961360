import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { restoreStyles } from '../lib/restore-styles.ts';

/**
 * Returns a component whose code loads on demand, undefined until then, and the function that loads it. That function
 * resolves to whether the component is there; after a failure, its next call tries again. `load` must be the same
 * function in each render.
 */
export function useOnDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [ComponentType<Props> | undefined, () => Promise<boolean>] {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const start = useCallback(async () => {
    try {
      const module = await load();
      await restoreStyles(); // Without it, a second try would show the part without its style.
      setLoaded(() => module.default);
      return true;
    } catch {
      return false; // The browser logs which file has failed.
    }
  }, [load]);
  return [Loaded, start];
}

/**
 * Returns a component whose code loads once the page is there, so that no page needs it for the first paint. Each one is asked
 * for in a task of its own: all at once, they would keep a slow phone from answering a press.
 */
export function useLate<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Loaded, start] = useOnDemand(load);
  useEffect(() => void setTimeout(start), [start]);
  return Loaded;
}
