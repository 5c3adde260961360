import { type RefObject, useLayoutEffect } from 'react';
import { routes } from '../../../contract/routes.ts';
import { useHash } from '../../navigation/hash.ts';

/** Opens the `<details>` that the address names. The others stay as they are. */
export function useOpenByHash(list: RefObject<HTMLElement | null>): void {
  const hash = useHash(routes.info.path);
  // Before the page scrolls to the hash, so that it scrolls to the open answer.
  useLayoutEffect(() => {
    const named = document.getElementById(hash);
    if (named instanceof HTMLDetailsElement && list.current!.contains(named)) named.open = true;
  }, [hash, list]);
}
