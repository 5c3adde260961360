import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folders of a file, and removes an older file: it may be a hard link to the owner's own file. */
export function makePlace(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

/** Writes a file without changing an older file that may be a hard link. */
export function writeNew(file: string, content: Uint8Array): void {
  makePlace(file);
  writeFileSync(file, content);
}

/** Writes under another name first, so that an interrupted run or a full disk leaves no partial file. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Reads a file of the cache. Makes the file first if it is missing. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, bytes);
  return bytes;
}
