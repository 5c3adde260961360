/* Whole numbers as bytes, one after the other: 16 or 32 bits each, big-endian or little-endian. */

type Numbers = (...values: number[]) => Buffer;

const bigEndian =
  (byteCount: number): Numbers =>
  (...values) => {
    const bytes = Buffer.alloc(byteCount * values.length);
    for (const [index, value] of values.entries()) bytes.writeUIntBE(value, byteCount * index, byteCount);
    return bytes;
  };

const littleEndian =
  (byteCount: number): Numbers =>
  (...values) =>
    bigEndian(byteCount)(...values.toReversed()).reverse();

export const uint16BE = bigEndian(2);
export const uint32BE = bigEndian(4);
export const uint16LE = littleEndian(2);
export const uint32LE = littleEndian(4);
