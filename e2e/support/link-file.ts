import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Hard-links a file and creates the folders of the target. Copies it if it cannot be linked. */
export function linkFile(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // The target is on another disk, or exists.
  }
}
