/* WAV and WebP files consist of chunks (RIFF): an id of four letters, a size, and the contents. */

/** Where a chunk is in its file. */
export interface Chunk {
  id: string;
  start: number;
  /** Where its contents begin, and how long they are. */
  contents: number;
  size: number;
  /** Where the next one begins. */
  end: number;
}

/**
 * The chunks of a file, of which `read` gives some bytes at a position. A last one ends with the file if its size is wrong,
 * and so does a `data` of size 0: programs that write while they record leave it so.
 */
export function chunksOf(fileSize: number, read: (at: number, length: number) => Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  // After 'RIFF', a size, and the kind of file.
  for (let at = 12; at + 8 <= fileSize; ) {
    const header = read(at, 8);
    const id = header.toString('latin1', 0, 4);
    const stated = header.readUInt32LE(4);
    const contents = at + 8;
    const isWrong = contents + stated > fileSize || (id === 'data' && stated === 0);
    const size = isWrong ? fileSize - contents : stated;
    const end = Math.min(fileSize, contents + size + (size % 2));
    chunks.push({ id, start: at, contents, size, end });
    at = end;
  }
  return chunks;
}

/** Makes a chunk. Its contents are padded to an even length; its size does not include the padding. */
export function chunk(id: string, contents: Uint8Array): Buffer {
  return Buffer.concat([chunkHeader(id, contents.length), contents, Buffer.alloc(contents.length % 2)]);
}

/** What stands before the contents of a chunk that are so many bytes. */
export function chunkHeader(id: string, size: number): Buffer {
  const header = Buffer.alloc(8);
  header.write(id, 0, 'latin1');
  header.writeUInt32LE(size, 4);
  return header;
}
