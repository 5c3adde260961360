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

/** The boxes in a part of a file. Stops at a box with an impossible size. */
export function boxesIn(file: Buffer, start = 0, end = file.length): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const stated = file.readUInt32BE(at);
    // 1: the size follows the type, in 64 bits. 0: the box ends with the file.
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
  const parts = [type, ...contents].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  const body = Buffer.concat(parts);
  return Buffer.concat([uint32BE(4 + body.length), body]);
}
