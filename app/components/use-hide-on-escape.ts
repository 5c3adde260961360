import { type RefObject, useEffect } from 'react';

/**
 * Marks an element with `data-labels="down"` when Escape is pressed, for CSS to hide texts that appear on hover or focus in
 * it. The mark is removed when the pointer or the focus moves on.
 */
export function useHideOnEscape(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = container.current!;
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
    container.current!.addEventListener('pointerout', reset, { signal });
    container.current!.addEventListener('focusout', reset, { signal });
    return () => cleanup.abort();
  }, [container]);
}
