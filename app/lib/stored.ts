import type { Stored } from '../../contract/stored.ts';

/** Reads a text from the visitor's browser. Null if there is none, or if the browser blocks storage. */
export function readStored<Area extends keyof Stored>(area: Area, key: Stored[Area][number]): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in the visitor's browser, or removes it. Does nothing if storage is blocked or full. */
export function writeStored<Area extends keyof Stored>(
  area: Area,
  key: Stored[Area][number],
  text: string | undefined,
): void {
  try {
    if (text === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
  } catch {
    // The site works without it.
  }
}
