import { type RefObject, useEffect } from 'react';

/**
 * Calls `onOpen` when the `<details>` around the element opens, and at once if it is open already. `onOpen` must be the
 * same function in each render.
 */
export function useOnOpen(element: RefObject<Element | null>, onOpen: () => void): void {
  useEffect(() => {
    const details = element.current!.closest('details')!;
    const callIfOpen = () => {
      if (details.open) onOpen();
    };
    callIfOpen();
    details.addEventListener('toggle', callIfOpen);
    return () => details.removeEventListener('toggle', callIfOpen);
  }, [element, onOpen]);
}
