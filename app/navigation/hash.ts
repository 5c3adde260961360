import { useSyncExternalStore } from 'react';
import { currentPath } from './address.ts';

/*
 * The hash of the address. A picture or another view that opens over a page has its own history entry, so that Back
 * closes it and Forward opens it again. That entry keeps the key of the page below, so visits.ts can see that the page
 * has not changed.
 */

const listeners = new Set<() => void>();
let isGoingBack = false;

/**
 * Returns the hash without '#' while the page at `path` is open; an empty string on other pages and in the prerendered
 * HTML. Renders again when the hash changes.
 */
export const useHash = (path: string): string =>
  useSyncExternalStore(
    subscribe,
    () => (currentPath() === path ? location.hash.slice(1) : ''),
    () => '',
  );

/**
 * Adds a history entry with this hash, for a view that opens over the page at `path`. Ignored on other pages: the visitor
 * may have followed a link while the view's code loaded.
 */
export function openHash(path: string, name: string): void {
  if (currentPath() !== path) return;
  isGoingBack = false;
  history.pushState({ ...history.state, isOverPage: true }, '', `#${name}`);
  notify();
}

/**
 * Replaces the hash of the current history entry, for another view in the same place. Back still takes one step. Ignored
 * while leaveHash() goes back: the browser would cancel that step.
 */
export function replaceHash(name: string): void {
  if (isGoingBack) return;
  history.replaceState(history.state, '', `#${name}`);
  notify();
}

/**
 * Returns to the page's own address. Goes back to the entry below, or removes the hash from the current entry if the
 * visitor arrived with it. Calls are ignored until the step back has happened.
 */
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
