import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '../lib/announce.ts';
import * as words from '../words/words.ts';
import type { Problem } from './keep.ts';
import { cacheName, remove, storedList } from './store.ts';

/** Whether a work is kept. Undefined until the browser has said so. */
export type KeepState =
  | undefined
  | { kind: 'offered'; problem?: Problem | undefined }
  | { kind: 'keeping'; bytes: number; stop(): void }
  | { kind: 'kept' };

/** Screen readers say every quarter. */
const spokenParts = 4;

/** By path. Outside React, because a work is kept on while the visitor is on other pages. */
const states = new Map<string, KeepState>();
const listeners = new Set<() => void>();

function setState(path: string, state: KeepState): void {
  states.set(path, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of a work. */
export function useKeepState(path: string): KeepState {
  useEffect(() => void readState(path), [path]);
  return useSyncExternalStore(subscribe, () => states.get(path));
}

async function readState(path: string): Promise<void> {
  if (states.get(path)?.kind === 'keeping') return;
  try {
    const isKept = (await storedList(path)) !== undefined;
    if (!isKept) await removeRest(path);
    setState(path, { kind: isKept ? 'kept' : 'offered' });
  } catch {
    // The browser does not let this site store anything, so there is nothing to offer.
  }
}

/** Removes what a closed tab has left. Not if another tab is keeping the work now. */
const removeRest = (path: string) =>
  navigator.locks.request(cacheName(path), { ifAvailable: true }, async (lock) => {
    if (lock) await remove(path);
  });

/** Keeps a work, unless the visitor stops or closes the page. */
export async function startKeeping(path: string, bytes: number): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const show = (storedBytes: number) => {
    if (!signal.aborted) setState(path, { kind: 'keeping', bytes: storedBytes, stop });
  };
  let spoken = 0;
  addEventListener('pagehide', stop, { signal });
  show(0);
  announce(words.keepingOffline);
  try {
    const { keep } = await import('./keep.ts');
    const problem = await keep(path, controller, (storedBytes) => {
      show(storedBytes);
      const part = Math.floor((spokenParts * storedBytes) / bytes);
      if (part <= spoken || part >= spokenParts) return;
      spoken = part;
      announce(words.keptPart(`${(100 * part) / spokenParts}`));
    });
    const isKept = !problem && !signal.aborted;
    setState(path, isKept ? { kind: 'kept' } : { kind: 'offered', problem });
    announce(problem ? words.problems[problem] : isKept ? words.keptOffline : words.keepingStopped);
  } catch {
    setState(path, { kind: 'offered', problem: 'noConnection' }); // The code did not arrive.
    announce(words.problems.noConnection);
  } finally {
    removeEventListener('pagehide', stop);
  }
}

/** Removes a work that is kept. */
export async function removeKept(path: string): Promise<void> {
  await remove(path);
  setState(path, { kind: 'offered' });
  announce(words.keptIsRemoved);
}
