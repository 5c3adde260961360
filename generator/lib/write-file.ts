import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folders of a file that will be written. An older file goes: it may be the owner's own, under a second name. */
export function makePlace(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

/** Writes a file that shares nothing with an older one of the same name. */
export function writeNew(file: string, content: Uint8Array): void {
  makePlace(file);
  writeFileSync(file, content);
}

/** Writes under another name first, so that an interrupted run leaves no partial file. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
