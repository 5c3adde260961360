import type { FileBytes } from './open-file.ts';

/* A WebM consists of elements (RFC 8794): an id, a size, and the contents. */

export interface Element {
  id: number;
  /** The start of its contents. */
  contents: number;
  /** Undefined if its size is unknown: then it ends with the file, or with the next element of its kind. */
  end: number | undefined;
}

export const elementIds = {
  segment: 0x18538067,
  info: 0x1549a966,
  timescale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  cluster: 0x1f43b675,
};

/** The element at an offset. Undefined if the file ends in its header, or has no element there. */
export function elementAt({ read }: FileBytes, at: number): Element | undefined {
  const header = read(at, 12);
  const idBytes = widthOf(header[0]);
  const sizeBytes = widthOf(header[idBytes]);
  if (idBytes > 4 || sizeBytes > 8 || header.length < idBytes + sizeBytes) return undefined;
  const contents = at + idBytes + sizeBytes;
  const size = sizeIn(header.subarray(idBytes, idBytes + sizeBytes));
  return { id: header.readUIntBE(0, idBytes), contents, end: size === undefined ? undefined : contents + size };
}

/** Zero bits at the start of a number say how many bytes it has. */
const widthOf = (byte = 0) => Math.clz32(byte) - 23;

/** A size. Undefined if it is unknown: all its bits are ones. */
function sizeIn(bytes: Buffer): number | undefined {
  const size = [...bytes.subarray(1)].reduce((sum, byte) => sum * 256 + byte, bytes[0]! & (0xff >> bytes.length));
  return size === 2 ** (7 * bytes.length) - 1 ? undefined : size;
}
