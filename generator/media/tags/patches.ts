import { closeSync, openSync, writeSync } from 'node:fs';
import { bytesOf, type FileBytes } from '../open-file.ts';

/** New bytes at an offset. The bytes around them do not move. */
export interface Patch {
  at: number;
  bytes: Uint8Array;
}

/** Writes a new file. */
export function writeParts(path: string, parts: Iterable<Buffer>): void {
  const file = openSync(path, 'wx');
  try {
    for (const part of parts) writeSync(file, part);
  } finally {
    closeSync(file);
  }
}

/** Changes a file. */
export function patchFile(path: string, patchesOf: (file: FileBytes) => Iterable<Patch>): void {
  const descriptor = openSync(path, 'r+');
  try {
    for (const { at, bytes } of patchesOf(bytesOf(descriptor))) writeSync(descriptor, bytes, 0, bytes.length, at);
  } finally {
    closeSync(descriptor);
  }
}
