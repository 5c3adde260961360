import { type RefObject, useLayoutEffect } from 'react';
import { useHash } from '../../app/navigation/hash.ts';
import { pathOf } from '../../app/navigation/own-addresses.ts';

/** Opens the `<details>` in an element whose id is the hash of the address. Others stay open or closed. */
export function useOpenByHash(element: RefObject<HTMLElement | null>): void {
  const hash = useHash(pathOf('info'));
  // A layout effect, because it runs before the page scrolls to the hash, and so includes the open content.
  useLayoutEffect(() => {
    const named = document.getElementById(hash);
    if (named instanceof HTMLDetailsElement && element.current!.contains(named)) named.open = true;
  }, [hash, element]);
}
