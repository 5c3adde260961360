import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deskFolder } from './desk-folder.ts';

const key = Symbol.for('locks of the desk');
const kept = globalThis as { [key]?: Map<string, DatabaseSync> };
/** What this process has locked, by file. It is global, because Vite loads this module again when it restarts itself. */
kept[key] ??= new Map();
const held = kept[key];

/**
 * Returns a function that says whether this is the only desk of a content folder. Two dev servers would overwrite each
 * other's changes, so only the first may write. The lock belongs to an empty database: the operating system gives it to one
 * process, even if two start at the same moment, and takes it back when that process ends or crashes.
 */
export function deskLock(contentFolder: string): () => boolean {
  const folder = deskFolder(contentFolder);
  const file = join(folder, 'desk.lock');
  mkdirSync(folder, { recursive: true });
  return () => {
    if (held.has(file)) return true;
    // Two processes that ask at once block each other for a moment, so one of them waits.
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
