import { readStored, writeStored } from '../lib/stored.ts';

/** A key for a new history entry. */
export const newKey = (): string => Math.random().toString(36).slice(2);

/** Reads the scroll positions of the history entries, by the key of an entry, as the previous document saved them. */
export function loadPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(readStored('sessionStorage', 'positions') ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Saves them for the next document. If the browser blocks storage, Back after a reload starts at the top. */
export const savePositions = (positions: Map<string, number>): void =>
  writeStored('sessionStorage', 'positions', JSON.stringify([...positions]));
