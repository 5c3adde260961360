import { type ComponentType, useCallback, useState } from 'react';

/**
 * Returns a component whose code loads on demand, undefined until then, and the function that loads it. That function
 * rejects when loading fails, and its next call retries. `load` must be the same function in each render.
 */
export function useOnDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [ComponentType<Props> | undefined, () => Promise<void>] {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const start = useCallback(async () => {
    const module = await load();
    setLoaded(() => module.default);
  }, [load]);
  return [Loaded, start];
}
