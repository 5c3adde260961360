import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A file, or a part of one, that is read piece by piece, because recordings can be larger than the memory. */
export interface FileBytes {
  size: number;
  /** The bytes at an offset; fewer at the end of the file. */
  read(at: number, length: number): Buffer;
}

/** A file that its reader must close. */
export interface OpenFile extends FileBytes {
  close(): void;
}

/** Opens a file, which the caller closes. */
export function openFile(path: string): OpenFile {
  const descriptor = openSync(path, 'r');
  return { ...bytesOf(descriptor), close: () => closeSync(descriptor) };
}

/** The bytes behind an open descriptor. */
export function bytesOf(descriptor: number): FileBytes {
  const { size } = fstatSync(descriptor);
  const read = (at: number, length: number) => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, at));
  };
  return { size, read };
}

/** The part of a file from one offset to another. */
export function sliceOf(file: FileBytes, start: number, end: number): FileBytes {
  const size = Math.max(0, end - start);
  return { size, read: (at, length) => file.read(start + at, Math.max(0, Math.min(length, size - at))) };
}

const partBytes = 1 << 16;

/** The bytes of a file from one offset to another, in parts. */
export function* partsOf(file: FileBytes, start = 0, end = file.size): Generator<Buffer> {
  for (let at = start; at < end; at += partBytes) yield file.read(at, Math.min(partBytes, end - at));
}
