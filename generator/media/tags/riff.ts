import { uint32LE } from '../../lib/bytes.ts';

/* WAV and WebP files consist of chunks (RIFF): an id of four letters, a size, and the contents. */

/** A chunk and its offsets in the file. */
export interface Chunk {
  id: string;
  start: number;
  /** The start of its contents. */
  contents: number;
  size: number;
  /** The start of the next chunk. */
  end: number;
}

/**
 * The chunks of a file; `read` returns its bytes at an offset. A last chunk with a wrong size ends with the file, and so does
 * a `data` chunk of size 0, which some recorders leave.
 */
export function chunksOf(fileSize: number, read: (at: number, length: number) => Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  // After 'RIFF', a size, and the kind of file.
  for (let at = 12; at + 8 <= fileSize; ) {
    const header = read(at, 8);
    const id = header.toString('latin1', 0, 4);
    const stated = header.readUInt32LE(4);
    const contents = at + 8;
    // A WAV of more than 4 GB has the size of its sound in an earlier chunk.
    const large = chunks.find((earlier) => earlier.id === 'ds64');
    const real = id === 'data' && large ? Number(read(large.contents + 8, 8).readBigUInt64LE()) : stated;
    const isWrong = contents + real > fileSize || (id === 'data' && real === 0);
    const size = isWrong ? fileSize - contents : real;
    const end = Math.min(fileSize, contents + size + (size % 2));
    chunks.push({ id, start: at, contents, size, end });
    at = end;
  }
  return chunks;
}

/** The chunks of a file that is in memory. */
export const chunksIn = (file: Buffer): Chunk[] =>
  chunksOf(file.length, (at, length) => file.subarray(at, at + length));

/** Makes a chunk. Its contents are padded to an even length; its size does not include the padding. */
export function chunk(id: string, contents: Uint8Array): Buffer {
  return Buffer.concat([chunkHeader(id, contents.length), contents, Buffer.alloc(contents.length % 2)]);
}

/** The bytes before the contents of a chunk. */
export const chunkHeader = (id: string, size: number): Buffer =>
  Buffer.concat([Buffer.from(id, 'latin1'), uint32LE(size)]);
