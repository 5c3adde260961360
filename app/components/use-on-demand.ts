import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component whose code loads on demand: the component once it is loaded, and the function that loads it. That function
 * rejects when the code does not arrive; its next call tries again. `load` must be the same function at each render.
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
