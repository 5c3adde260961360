import { useSyncExternalStore } from 'react';
import { toPath } from './address.ts';

/*
 * The hash of the address, for what lies over a page, such as an open picture. It has an entry of its own in the
 * history, so that Back closes it and Forward opens it again. That entry has the key of the page below, by which
 * navigation.ts knows that the page has not moved.
 */

const listeners = new Set<() => void>();
let isGoingBack = false;

/** The hash, without its sign, while the address is that of the page; empty on all others, and in the page's HTML. */
export const useHash = (path: string): string =>
  useSyncExternalStore(
    subscribe,
    () => (toPath(location) === path ? location.hash.slice(1) : ''),
    () => '',
  );

/** Something opens over the page. */
export function openHash(name: string): void {
  history.pushState({ ...history.state, isOverPage: true }, '', `#${name}`);
  tell();
}

/** Another takes its place: the way back stays one step long. */
export function replaceHash(name: string): void {
  history.replaceState(history.state, '', `#${name}`);
  tell();
}

/** Back to the page's own address: in the entry below, or in this one when the visitor came by the hash. */
export function leaveHash(): void {
  if (isGoingBack) return;
  if (history.state?.isOverPage) {
    isGoingBack = true;
    history.back();
    return;
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  tell();
}

/** The browser tells nobody when an entry is made or replaced by code. */
const tell = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const hear = () => {
    isGoingBack = false;
    listener();
  };
  addEventListener('popstate', hear, { signal });
  addEventListener('hashchange', hear, { signal });
  listeners.add(listener);
  return () => {
    stop.abort();
    listeners.delete(listener);
  };
}
