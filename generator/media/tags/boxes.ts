/* AVIF and MP4 files consist of boxes (ISO/IEC 14496-12): a size, a type of four letters, and the contents. */

/** Where a box is in its file. */
export interface Box {
  type: string;
  start: number;
  /** Where its contents begin. */
  contents: number;
  end: number;
}

/** The boxes in a part of a file. Stops at one whose size cannot be right. */
export function boxesIn(file: Buffer, start = 0, end = file.length): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const stated = file.readUInt32BE(at);
    // 1: the size follows the type, in 64 bits. 0: the box goes on to the end of the file.
    const isLarge = stated === 1 && at + 16 <= end;
    const size = isLarge ? Number(file.readBigUInt64BE(at + 8)) : stated === 0 ? end - at : stated;
    const contents = at + (isLarge ? 16 : 8);
    if (at + size > end || contents > at + size) break;
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start: at, contents, end: at + size });
    at += size;
  }
  return boxes;
}

/** Makes a box. */
export function box(type: string, ...contents: (Uint8Array | string)[]): Buffer {
  const parts = contents.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, 8),
    0,
  );
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...parts]);
}

/** Whole numbers of 16 bits, one after the other. */
export function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, 2 * index);
  return bytes;
}

/** Whole numbers of 32 bits, one after the other. */
export function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}
