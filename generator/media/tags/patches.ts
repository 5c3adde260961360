import { closeSync, constants, copyFileSync, openSync, writeSync } from 'node:fs';
import { bytesOf, type FileBytes, type OpenFile, partsOf } from '../open-file.ts';

/** New bytes at an offset. The bytes around them do not move. */
export interface Patch {
  at: number;
  bytes: Uint8Array;
}

/** Copies a part of a file, behind other bytes. The system copies a whole file faster than we could. */
export function copyPart(source: string, file: OpenFile, target: string, start: number, end: number, before?: Buffer) {
  if (!before && start === 0 && end === file.size) return copyFileSync(source, target, constants.COPYFILE_FICLONE);
  const copy = openSync(target, 'wx');
  try {
    if (before) writeSync(copy, before);
    for (const part of partsOf(file, start, end)) writeSync(copy, part);
  } finally {
    closeSync(copy);
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
