import type { OpenFile } from '../open-file.ts';
import type { Patch } from './patches.ts';

/* A WebM consists of elements (RFC 8794): an id, a size, and the contents. */

/** Elements whose contents are elements that we look at: Segment, Info, Tracks, TrackEntry. */
const opened = [0x18538067, 0x1549a966, 0x1654ae6b, 0xae];
const cluster = 0x1f43b675;
/** Tags, Attachments, Chapters, Title, Name, DateUTC; empty space; and the checksum of what they are in. */
const emptied = [0x1254c367, 0x1941a469, 0x1043a770, 0x7ba9, 0x536e, 0x4461, 0xec, 0xbf];
/** The names of the programs that have written it, without which it is no WebM: MuxingApp, WritingApp. */
const programs = [0x4d80, 0x5741];

/** Makes empty space of the metadata of a WebM. */
export function* webmPatches({ size, read }: Pick<OpenFile, 'size' | 'read'>): Generator<Patch> {
  for (let at = 0; at < size; ) {
    const header = read(at, 12);
    const idBytes = widthOf(header[0]);
    const sizeBytes = widthOf(header[idBytes]);
    if (idBytes > 4 || sizeBytes > 8 || header.length < idBytes + sizeBytes) return;
    const id = header.readUIntBE(0, idBytes);
    const contents = at + idBytes + sizeBytes;
    const stated = sizeIn(header.subarray(idBytes, idBytes + sizeBytes));
    if (opened.includes(id) || (id === cluster && stated === undefined)) {
      at = contents;
      continue;
    }
    if (stated === undefined) return;
    const end = Math.min(size, contents + stated);
    if (emptied.includes(id)) yield { at, bytes: emptySpace(end - at) };
    if (programs.includes(id)) yield { at: contents, bytes: Buffer.alloc(end - contents, ' ') };
    at = end;
  }
}

/** Zero bits at the start of a number say how many bytes it has. */
const widthOf = (byte = 0) => Math.clz32(byte) - 23;

/** A size. Undefined if it is unknown: all its bits are ones. */
function sizeIn(bytes: Buffer): number | undefined {
  const size = [...bytes.subarray(1)].reduce((sum, byte) => sum * 256 + byte, bytes[0]! & (0xff >> bytes.length));
  return size === 2 ** (7 * bytes.length) - 1 ? undefined : size;
}

/** An element Void of that length, with a size of one byte or eight. */
function emptySpace(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes[0] = 0xec;
  if (length < 100) bytes[1] = 0x80 + length - 2;
  else {
    bytes[1] = 1;
    bytes.writeUIntBE(length - 9, 3, 6);
  }
  return bytes;
}
