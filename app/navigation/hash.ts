import { useSyncExternalStore } from 'react';
import { toPath } from './address.ts';

/*
 * The hash of the address. What opens over a page, such as a picture, has an entry of its own in the history, so that
 * Back closes it and Forward opens it again. That entry has the key of the page below, by which visits.ts knows that the
 * page has not changed.
 */

const listeners = new Set<() => void>();
let isGoingBack = false;

/** The hash without '#', while the address is that of the page at `path`. Empty at other addresses and at build. */
export const useHash = (path: string): string =>
  useSyncExternalStore(
    subscribe,
    () => (toPath(location) === path ? location.hash.slice(1) : ''),
    () => '',
  );

/** Something opens over the page. */
export function openHash(name: string): void {
  history.pushState({ ...history.state, isOverPage: true }, '', `#${name}`);
  notify();
}

/** Something else is shown in its place. Going back from it is still one step. */
export function replaceHash(name: string): void {
  history.replaceState(history.state, '', `#${name}`);
  notify();
}

/** Returns to the page's own address: the entry below, or this entry if the visitor came with the hash. */
export function leaveHash(): void {
  if (isGoingBack) return;
  if (history.state?.isOverPage) {
    isGoingBack = true;
    history.back();
    return;
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  notify();
}

/** Browsers fire no event when code adds or replaces an entry. */
function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const cleanup = new AbortController();
  const { signal } = cleanup;
  const onChange = () => {
    isGoingBack = false;
    listener();
  };
  addEventListener('popstate', onChange, { signal });
  addEventListener('hashchange', onChange, { signal });
  listeners.add(listener);
  return () => {
    cleanup.abort();
    listeners.delete(listener);
  };
}
