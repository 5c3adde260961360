import { type ComponentType, useEffect } from 'react';
import { useOverlay } from '../navigation/overlays.ts';
import { useOnDemand } from './use-on-demand.ts';

/**
 * An overlay (navigation/overlays.ts) whose code loads when it opens: on a press, by Forward, or by a reload. If the code
 * does not load, the overlay closes, and the next press tries again.
 */
export function useOverlayPart<Props>(
  name: string,
  importPart: () => Promise<{ default: ComponentType<Props> }>,
  onFailure?: () => void,
) {
  const overlay = useOverlay(name);
  const [Part, load, loadForPress] = useOnDemand(importPart);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening.
  useEffect(() => {
    if (!overlay.isOpen) return;
    loadForPress().then((isLoaded) => {
      if (isLoaded) return;
      onFailure?.();
      overlay.close();
    });
  }, [overlay.isOpen, loadForPress]);

  return { ...overlay, Part, load };
}
