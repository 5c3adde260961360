import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/**
 * Returns a function that says whether this is the only desk of a content folder. Two dev servers would overwrite each
 * other's changes; the one that was there first may write.
 */
export function deskLock(contentFolder: string): () => boolean {
  const folder = join(contentFolder, '..', '.cache', 'desk', basename(resolve(contentFolder)));
  const file = join(folder, 'desk.pid');
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  });
  return () => {
    const owner = ownerOf(file);
    if (owner === process.pid) return true;
    if (owner !== undefined && isRunning(owner)) return false;
    writeFileSync(file, String(process.pid));
    return true;
  };
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
