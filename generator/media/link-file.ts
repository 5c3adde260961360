import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Puts a file under another name too, with its folders: as a hard link, or as a copy where there can be none. */
export function linkFile(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // Another disk, or there already.
  }
}
