import { uint32BE } from '../../lib/bytes.ts';

/* AVIF and MP4 files consist of boxes (ISO/IEC 14496-12): a size, a type of four letters, and the contents. */

/** A box and its offsets in the file. */
export interface Box {
  type: string;
  start: number;
  /** The start of its contents. */
  contents: number;
  end: number;
}

/** The box at an offset, as it states itself: it may end behind the part of the file to which it belongs, or too early. */
export function boxAt(read: (at: number, length: number) => Buffer, start: number, partEnd: number): Box {
  const header = read(start, 16);
  const stated = header.readUInt32BE(0);
  // 1: the size follows the type, in 64 bits. 0: the box ends with the file.
  const isLarge = stated === 1 && header.length === 16 && start + 16 <= partEnd;
  const size = isLarge ? Number(header.readBigUInt64BE(8)) : stated === 0 ? partEnd - start : stated;
  return { type: header.toString('latin1', 4, 8), start, contents: start + (isLarge ? 16 : 8), end: start + size };
}

/** The boxes in a part of a file. Stops at a box with an impossible size. */
export function boxesIn(file: Buffer, start = 0, end = file.length): Box[] {
  const boxes: Box[] = [];
  const read = (at: number, length: number) => file.subarray(at, at + length);
  for (let at = start; at + 8 <= end; ) {
    const next = boxAt(read, at, end);
    if (next.end > end || next.contents > next.end) break;
    boxes.push(next);
    at = next.end;
  }
  return boxes;
}

/** Makes a box. */
export function box(type: string, ...contents: (Uint8Array | string)[]): Buffer {
  const parts = [type, ...contents].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  const body = Buffer.concat(parts);
  return Buffer.concat([uint32BE(4 + body.length), body]);
}
