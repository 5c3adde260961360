import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/**
 * The folder for work that is not in the content: `.desk/content` beside `content/`. It holds an owner's only copy, so it is no
 * cache. Moves the work there that an older version kept in `.cache/desk`.
 */
export function deskFolder(contentFolder: string): string {
  const folder = placeIn(contentFolder, '.desk');
  takeOver(placeIn(contentFolder, join('.cache', 'desk')), folder);
  return folder;
}

const placeIn = (contentFolder: string, name: string): string =>
  join(resolve(contentFolder, '..'), name, basename(resolve(contentFolder)));

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
