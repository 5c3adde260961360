import { type RefObject, useEffect } from 'react';

/** Escape takes the label away that lies over a picture, until the pointer or the focus goes to another one. */
export function useEscapeLabels(wall: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = wall.current!;
    const stop = new AbortController();
    const { signal } = stop;
    const bringBack = () => {
      delete dataset.labels;
    };
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') dataset.labels = 'down';
      },
      { signal },
    );
    wall.current!.addEventListener('pointerout', bringBack, { signal });
    wall.current!.addEventListener('focusout', bringBack, { signal });
    return () => stop.abort();
  }, [wall]);
}
