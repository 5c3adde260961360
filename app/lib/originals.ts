import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored.ts';

const listeners = new Set<() => void>();

/** What the visitor has chosen: the recordings themselves, or their streams. Undefined before. */
export function originalsChoice(): boolean | undefined {
  const choice = readStored('localStorage', 'recordings');
  return choice === null ? undefined : choice === 'original';
}

/** Keeps the choice between the recordings themselves and their streams. */
export function chooseOriginals(areWanted: boolean): void {
  writeStored('localStorage', 'recordings', areWanted ? 'original' : 'stream');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, followed. Undefined in prerendered pages. */
export const useOriginalsChoice = (): boolean | undefined =>
  useSyncExternalStore(subscribe, originalsChoice, () => undefined);
