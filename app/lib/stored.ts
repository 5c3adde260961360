import type { Stored } from '../../contract/stored.ts';

/** What the browser has refused to store, until the visitor leaves. By key; null for a text that was removed. */
const refused = new Map<string, string | null>();

/** Reads a text from the visitor's browser. Null if there is none. */
export function readStored<Area extends keyof Stored>(area: Area, key: Stored[Area][number]): string | null {
  const kept = refused.get(key);
  if (kept !== undefined) return kept;
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in the visitor's browser, or removes it. If storage is blocked or full, it lasts until the visitor leaves. */
export function writeStored<Area extends keyof Stored>(
  area: Area,
  key: Stored[Area][number],
  text: string | undefined,
): void {
  try {
    if (text === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    refused.delete(key);
  } catch {
    refused.set(key, text ?? null);
  }
}
