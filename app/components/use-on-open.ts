import { type RefObject, useEffect } from 'react';

/**
 * Calls `onOpen` when the disclosure that has the element opens, and at once if it was opened before this code arrived: by a
 * press, or by the browser for an address inside it. `onOpen` must be the same function in each render.
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
