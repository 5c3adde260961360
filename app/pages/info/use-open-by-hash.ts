import { type RefObject, useLayoutEffect } from 'react';

/** Opens the `<details>` that the address names: at the start, and whenever the hash changes. The others stay as they are. */
export function useOpenByHash(list: RefObject<HTMLElement | null>): void {
  // Before the page scrolls to the hash, so that it scrolls to the open answer.
  useLayoutEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(location.hash.slice(1));
      if (named instanceof HTMLDetailsElement && list.current!.contains(named)) named.open = true;
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, [list]);
}
