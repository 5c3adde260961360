import { useSyncExternalStore } from 'react';
import { currentPath } from './address.ts';
import { stepBack } from './step-back.ts';

/*
 * The hash of the address. A picture or another view that opens over a page has its own history entry, so that Back
 * closes it and Forward opens it again. That entry keeps the key of the page below, so router.ts can see that the page
 * has not changed.
 */

/** The hash of an album's page that plays the album. */
export const playHash = '#_play';

/** Returns the hash without '#' while the page at `path` is open; '' on other pages. */
export const hashOf = (path: string): string => (currentPath() === path ? location.hash.slice(1) : '');

/** The same as a hook. '' in prerendered HTML. */
export const useHash = (path: string): string =>
  useSyncExternalStore(
    subscribe,
    () => hashOf(path),
    () => '',
  );

/**
 * Adds a history entry with this hash, for a view that opens over the page at `path`. Ignored on other pages: the visitor
 * may have followed a link while the view's code loaded.
 */
export function openHash(path: string, name: string): void {
  stepBack.whenSettled(() => {
    if (currentPath() !== path) return;
    const isOpen = history.state?.isOverPage; // After the first click of a double click. Back must still take one step.
    history[isOpen ? 'replaceState' : 'pushState']({ ...history.state, isOverPage: true }, '', `#${name}`);
    notify();
  });
}

/** Replaces the hash of the current history entry, to show another view instead. Ignored directly after leaveHash(). */
export const replaceHash = (name: string): void =>
  inSamePlace(() => {
    history.replaceState(history.state, '', `#${name}`);
    notify();
  });

/**
 * Returns to the page's own address: goes back to its entry, or removes the hash from the current entry if the visitor
 * arrived with it. A second call is ignored.
 */
export const leaveHash = (): void =>
  inSamePlace(() => {
    if (history.state?.isOverPage) {
      stepBack.go(1);
      return;
    }
    history.replaceState(history.state, '', location.pathname + location.search);
    notify();
  });

/** Runs a function that changes the hash, after any step back; not at all if the step itself changes the hash. */
function inSamePlace(change: () => void): void {
  const { href } = location;
  stepBack.whenSettled(() => {
    if (location.href === href) change();
  });
}

/** Browsers fire no event when code adds or replaces an entry. */
const notify = () => dispatchEvent(new Event('hashset'));

const eventNames = ['popstate', 'hashchange', 'hashset'];

function subscribe(listener: () => void): () => void {
  for (const name of eventNames) addEventListener(name, listener);
  return () => {
    for (const name of eventNames) removeEventListener(name, listener);
  };
}
