import { type ComponentType, useCallback, useRef, useState } from 'react';
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
  const hasFailed = useRef(false);
  const start = useCallback(async () => {
    try {
      const module = await load();
      // Without its own style it stays away. One of another component that stays missing is no reason.
      await restoreStyles().catch((error) => {
        if (hasFailed.current) throw error;
      });
      setLoaded(() => module.default);
      return true;
    } catch {
      hasFailed.current = true;
      return false; // The browser logs which file has failed.
    }
  }, [load]);
  return [Loaded, start];
}
