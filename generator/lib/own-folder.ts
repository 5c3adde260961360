import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isSystemFile } from '../../contract/media-files.ts';

/**
 * Our own folder of this name for a content folder: beside it and named after it, such as `.desk/content`. In a content folder
 * that is a repository of its own, such as `my-site/.desk`, because nothing around it belongs to us.
 */
export function ownFolder(contentFolder: string, name: string): string {
  const folder = resolve(contentFolder);
  return existsSync(join(folder, '.git')) ? join(folder, name) : join(folder, '..', name, basename(folder));
}

/** Whether a folder is missing or has nothing in it, apart from hidden files such as those of git. */
export const isEmptyFolder = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).every((name) => isSystemFile(name));
