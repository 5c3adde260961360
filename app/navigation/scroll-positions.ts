import { readStored, writeStored } from '../lib/stored.ts';

/** A key for a new history entry. */
export const newKey = (): string => Math.random().toString(36).slice(2);

/** The scroll positions of the history entries, by the key of an entry. They survive a reload of the document. */
export class ScrollPositions {
  private readonly positions: Map<string, number>;

  constructor() {
    this.positions = readPositions();
  }

  get(key: string): number | undefined {
    return this.positions.get(key);
  }

  set(key: string, top: number): void {
    this.positions.set(key, top);
  }

  delete(key: string): void {
    this.positions.delete(key);
  }

  /** Keeps the positions for the next document. If the browser blocks storage, Back after a reload starts at the top. */
  save(): void {
    writeStored('sessionStorage', 'positions', JSON.stringify([...this.positions]));
  }
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(readStored('sessionStorage', 'positions') ?? '[]'));
  } catch {
    return new Map();
  }
}
