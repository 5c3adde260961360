import type { FileBytes } from './open-file.ts';

/* An OGG consists of pages (RFC 3533): a header, the lengths of segments, and the segments. */

export interface OggPage {
  at: number;
  header: Buffer;
  /** The lengths of its segments. Fewer than its header states if the file ends in them. */
  segments: Buffer;
  end: number;
}

export const oggHeaderBytes = 27;
export const oggFlags = { first: 2, last: 4 };
const checksumAt = 22;

/** The page at an offset. Undefined if there is none; the last page may be incomplete. */
export function oggPageAt(file: FileBytes, at: number): OggPage | undefined {
  const header = file.read(at, oggHeaderBytes);
  if (header.length === 0 || !'OggS'.startsWith(header.toString('latin1', 0, 4))) return undefined;
  const segments = file.read(at + oggHeaderBytes, header[26] ?? 0);
  const end = at + oggHeaderBytes + segments.length + segments.reduce((sum, bytes) => sum + bytes, 0);
  return { at, header, segments, end };
}

/** Whether the file has all of a page. */
export const isWholePage = ({ size }: FileBytes, { header, segments, end }: OggPage): boolean =>
  header.length === oggHeaderBytes && segments.length === header[26] && end <= size;

/** Writes the checksum of a page into it. Returns whether the page had it. */
export function setChecksum(page: Buffer): boolean {
  const stated = page.readUInt32LE(checksumAt);
  page.fill(0, checksumAt, checksumAt + 4);
  const checksum = checksumOf(page);
  page.writeUInt32LE(checksum, checksumAt);
  return checksum === stated;
}

/** The polynomial of OGG, which node:zlib has only in reverse. */
const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  return sum;
});

const checksumOf = (page: Buffer) => page.reduce((sum, byte) => (sum << 8) ^ checksums[(sum >>> 24) ^ byte]!, 0) >>> 0;
