import * as messages from 'virtual:messages';
import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '../lib/announce.ts';
import type { Problem } from './keep.ts';
import { readKept } from './read-kept.ts';
import { cacheName, remove, storedList } from './store.ts';

/** Whether a work is kept. Undefined until the browser has said so. */
export type KeepState =
  | undefined
  | { kind: 'offered'; problem?: Problem | undefined }
  | { kind: 'keeping'; bytes: number; stop(): void }
  | { kind: 'kept' };

export const problemTexts: Record<Problem, string> = {
  noRoom: messages.keepNoRoom,
  noConnection: messages.keepNoConnection,
  otherFile: messages.keepOtherFile,
  refusedByHost: messages.keepRefusedByHost,
  refusedByBrowser: messages.keepRefusedByBrowser,
};

/** Such as '24%', in the language of the site. */
export const percentText = (part: number): string =>
  new Intl.NumberFormat(`${document.documentElement.lang}-u-nu-latn`, { style: 'percent' }).format(part);

/** Screen readers say every quarter. */
const spokenParts = 4;

/** By page. Outside React, because a work is kept on while the visitor is on other pages. */
const states = new Map<string, KeepState>();
const listeners = new Set<() => void>();

function setState(page: string, state: KeepState): void {
  states.set(page, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of a work. */
export function useKeepState(page: string): KeepState {
  useEffect(() => {
    const read = () => void readState(page);
    read();
    // Another tab, or the browser's settings, may have changed it.
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [page]);
  return useSyncExternalStore(subscribe, () => states.get(page));
}

async function readState(page: string): Promise<void> {
  const before = states.get(page);
  if (before?.kind === 'keeping') return;
  try {
    const isKept = (await storedList(page)) !== undefined;
    if (!isKept) await removeRest(page);
    const kind = isKept ? 'kept' : 'offered';
    // The visitor may have pressed in the meantime. A problem stays until then.
    if (states.get(page) === before && before?.kind !== kind) setState(page, { kind });
  } catch {
    // The browser does not let this site store anything, so there is nothing to offer.
  }
}

/** Removes what a closed tab has left. Not if another tab is keeping the work now. */
const removeRest = (page: string) =>
  navigator.locks.request(cacheName(page), { ifAvailable: true }, async (lock) => {
    if (lock) await remove(page);
  });

/** Keeps a work, unless the visitor stops or closes the page. */
export async function startKeeping(page: string, bytes: number, hasOriginals: boolean): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const show = (storedBytes: number) => {
    if (!signal.aborted) setState(page, { kind: 'keeping', bytes: storedBytes, stop });
  };
  let spoken = 0;
  addEventListener('pagehide', stop, { signal });
  show(0);
  announce(messages.keepingOffline);
  let problem: Problem | undefined;
  try {
    const { keep } = await import('./keep.ts');
    problem = await keep(page, hasOriginals, controller, (storedBytes) => {
      show(storedBytes);
      const part = Math.floor((spokenParts * storedBytes) / bytes);
      if (part <= spoken || part >= spokenParts) return;
      spoken = part;
      announce(messages.keptPart(percentText(part / spokenParts)));
    });
  } catch {
    if (!signal.aborted) problem = 'noConnection'; // The code did not arrive.
  }
  removeEventListener('pagehide', stop);
  // Also for a visitor who has stopped here: another tab may keep it.
  const isKept = !problem && (await storedList(page)) !== undefined;
  if (isKept) await readKept();
  setState(page, isKept ? { kind: 'kept' } : { kind: 'offered', problem });
  announce(problem ? problemTexts[problem] : isKept ? messages.keptOffline : messages.keepingStopped);
}

/** Removes a work that is kept. */
export async function removeKept(page: string): Promise<void> {
  await remove(page);
  await readKept();
  setState(page, { kind: 'offered' });
  announce(messages.keptIsRemoved);
}
