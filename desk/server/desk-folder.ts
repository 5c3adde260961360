import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownFolder } from '../../generator/lib/own-folder.ts';

/**
 * The folder for work that is not in the content: `.desk/content` beside `content/`, or `.desk` in a content folder that is a
 * repository of its own. It holds an owner's only copy, so it is no cache. Moves the work there that an older version kept in
 * `.cache/desk`.
 */
export function deskFolder(contentFolder: string): string {
  const folder = ownFolder(contentFolder, '.desk');
  takeOver(ownFolder(contentFolder, join('.cache', 'desk')), folder);
  mkdirSync(folder, { recursive: true });
  // It may be in a repository that does not know it.
  const ignored = join(folder, '.gitignore');
  if (!existsSync(ignored)) writeFileSync(ignored, '*\n');
  return folder;
}

/** Makes a folder for the uploads of this process, and removes the uploads of processes that have ended. */
export function incomingFolder(place: string): string {
  const all = join(place, 'incoming');
  const own = join(all, String(process.pid));
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(all)) if (!isRunning(Number(name))) rmSync(join(all, name), { recursive: true });
  return own;
}

/** Whether a process runs on this computer. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0); // Sends no signal.
    return true;
  } catch (error) {
    // A process of another user may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Moves all files of a folder into another one, except those that exist there already. */
function takeOver(from: string, to: string): void {
  if (!existsSync(from)) return;
  if (!existsSync(to)) {
    mkdirSync(resolve(to, '..'), { recursive: true });
    renameSync(from, to);
    return;
  }
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) takeOver(source, target);
    else if (!existsSync(target)) renameSync(source, target);
  }
}
