import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deskFolder } from './desk-folder.ts';

const key = Symbol.for('locks of the desk');
const kept = globalThis as { [key]?: Map<string, DatabaseSync> };
/** What this process has locked, by file. Vite loads this module anew when it restarts itself, so it is kept outside. */
kept[key] ??= new Map();
const held = kept[key];

/**
 * Returns a function that says whether this is the only desk of a content folder. Two dev servers would overwrite each
 * other's changes; the one that was there first may write. The lock is that of an empty database: the operating system
 * gives it to one process only, also of two that start at the same moment, and takes it back however that process ends.
 */
export function deskLock(contentFolder: string): () => boolean {
  const folder = deskFolder(contentFolder);
  const file = join(folder, 'desk.lock');
  mkdirSync(folder, { recursive: true });
  return () => {
    if (held.has(file)) return true;
    // Two that ask at once are in each other's way for a moment: one of them waits.
    const database = new DatabaseSync(file, { timeout: 100 });
    try {
      database.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      database.close();
      if (isBusy(error)) return false;
      throw error;
    }
    held.set(file, database);
    return true;
  };
}

/** SQLite's SQLITE_BUSY: another process has the lock. */
const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === 5;
