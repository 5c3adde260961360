import { type RefObject, useEffect } from 'react';

/**
 * Hides the captions that lie over pictures when Escape is pressed. They can appear again when the pointer or the focus
 * leaves the picture.
 */
export function useHideCaptionsOnEscape(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = grid.current!;
    const cleanup = new AbortController();
    const { signal } = cleanup;
    const reset = () => {
      delete dataset.labels;
    };
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') dataset.labels = 'down';
      },
      { signal },
    );
    grid.current!.addEventListener('pointerout', reset, { signal });
    grid.current!.addEventListener('focusout', reset, { signal });
    return () => cleanup.abort();
  }, [grid]);
}
