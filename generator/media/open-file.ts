import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A file that is read in parts, because recordings can be larger than the memory. */
export interface OpenFile {
  size: number;
  /** The bytes at an offset; fewer at the end of the file. */
  read(at: number, length: number): Buffer;
  close(): void;
}

/** Opens a file, which the caller closes. */
export function openFile(path: string): OpenFile {
  const descriptor = openSync(path, 'r');
  const { size } = fstatSync(descriptor);
  const read = (at: number, length: number) => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, at));
  };
  return { size, read, close: () => closeSync(descriptor) };
}

const partBytes = 1 << 16;

/** The bytes of a file from one offset to another, in parts. */
export function* partsOf(file: OpenFile, start = 0, end = file.size): Generator<Buffer> {
  for (let at = start; at < end; at += partBytes) yield file.read(at, Math.min(partBytes, end - at));
}
