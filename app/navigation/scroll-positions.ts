import { readStored, writeStored } from '../lib/stored.ts';

/** A key for a new history entry. */
export const newKey = (): string => Math.random().toString(36).slice(2);

/** Reads the scroll positions that the previous document saved, by the keys of their history entries. */
export function loadPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(readStored('sessionStorage', 'positions') ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Saves the scroll positions for the next document. If storage is blocked, Back after a reload starts at the top. */
export const savePositions = (positions: Map<string, number>): void =>
  writeStored('sessionStorage', 'positions', JSON.stringify([...positions]));
