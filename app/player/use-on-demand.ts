import { type ComponentType, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part whose code comes when it is asked for, and the way to ask. When it does not come, the error stands in the
 * console, and the next asking tries again.
 */
export function useOnDemand<Props>(load: Load<Props>): [ComponentType<Props> | undefined, () => Promise<void>] {
  const [Part, setPart] = useState<ComponentType<Props>>();
  async function ask() {
    const { default: loaded } = await load();
    setPart(() => loaded);
  }
  return [Part, ask];
}
