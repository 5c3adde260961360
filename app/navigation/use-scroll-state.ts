import { useSyncExternalStore } from 'react';
import { nextScrollState, type ScrollState, topOfPage } from './scroll-state.ts';

let state = topOfPage;
let lastTop = 0;
const listeners = new Set<() => void>();

/** Returns the scroll state of the window. */
export const useScrollState = (): ScrollState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => topOfPage,
  );

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('scroll', update, { passive: true });
    update();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('scroll', update);
  };
}

function update(): void {
  const next = nextScrollState(state, lastTop, scrollY);
  lastTop = scrollY;
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}
