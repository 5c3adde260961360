import { type ComponentType, useEffect } from 'react';
import { useOverlay } from '../navigation/overlays.ts';
import { useOnDemand } from './use-on-demand.ts';

/**
 * An overlay (navigation/overlays.ts) whose code loads when it opens: on a press, by Forward, or by a reload. If the code
 * does not load, the overlay closes, and the next press tries again. `onFailure` must be the same function in each render.
 */
export function useOverlayPart<Props>(
  name: string,
  importPart: () => Promise<{ default: ComponentType<Props> }>,
  onFailure?: () => void,
) {
  const { isOpen, open, close } = useOverlay(name);
  const [Part, load, loadForPress] = useOnDemand(importPart);

  useEffect(() => {
    if (!isOpen) return;
    loadForPress().then((isLoaded) => {
      if (isLoaded) return;
      onFailure?.();
      close();
    });
  }, [isOpen, loadForPress, onFailure, close]);

  return { isOpen, open, close, Part, load };
}
