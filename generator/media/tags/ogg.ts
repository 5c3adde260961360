import { uint32LE } from '../../lib/bytes.ts';
import type { OpenFile } from '../open-file.ts';
import { flacBlocks } from './flac.ts';
import type { Patch } from './patches.ts';
import type { RecordingProvenance } from './provenance.ts';
import { vorbisComment } from './vorbis-comment.ts';

/** A stream in an OGG, up to the end of its comments. */
interface Stream {
  /** The bytes of its packets, in the parts that lie in different pages. */
  packets: Buffer[][];
  pages: { at: number; bytes: Buffer }[];
  isRead: boolean;
}

const [headerBytes, maxSegments, checksumAt] = [27, 255, 22];

/** Replaces the comments of an OGG by ours, in the same number of bytes: RFC 3533. Streams may follow each other in a file. */
export function* oggPatches(
  { size, read }: Pick<OpenFile, 'size' | 'read'>,
  provenance: RecordingProvenance,
): Generator<Patch> {
  const streams = new Map<number, Stream>();
  for (let at = 0; at < size; ) {
    const header = read(at, headerBytes + maxSegments);
    if (header.length < headerBytes || header.toString('latin1', 0, 4) !== 'OggS') return;
    const segments = header.subarray(headerBytes, headerBytes + header[26]!);
    const length = headerBytes + segments.length + segments.reduce((sum, bytes) => sum + bytes, 0);
    const [isFirst, serial] = [(header[5]! & 2) > 0, header.readUInt32LE(14)];
    if (isFirst) streams.set(serial, { packets: [[]], pages: [], isRead: false });
    const stream = streams.get(serial);
    if (stream && !stream.isRead) {
      addPage(stream, at, read(at, length), segments);
      if (stream.isRead) yield* replaced(stream, provenance);
    }
    at += length;
  }
}

/** A segment shorter than 255 bytes ends its packet. */
function addPage(stream: Stream, at: number, bytes: Buffer, segments: Buffer): void {
  stream.pages.push({ at, bytes });
  let from = headerBytes + segments.length;
  for (const length of segments) {
    stream.packets.at(-1)!.push(bytes.subarray(from, from + length));
    from += length;
    if (length === 255) continue;
    if (isLastOfComments(stream.packets)) {
      stream.isRead = true;
      return;
    }
    stream.packets.push([]);
  }
}

/** Vorbis and Opus have their comments in the second packet. Of FLAC's packets, the last one says so, and so does any sound. */
function isLastOfComments(packets: Buffer[][]): boolean {
  const [first, second] = packets;
  if (!second) return false;
  return first?.[0]?.toString('latin1', 1, 5) !== 'FLAC' || packets.at(-1)![0]![0]! > 127;
}

function* replaced({ packets, pages }: Stream, provenance: RecordingProvenance): Generator<Patch> {
  for (const parts of packets.slice(1)) {
    const packet = withComments(Buffer.concat(parts), provenance);
    let from = 0;
    for (const part of parts) from += packet.copy(part, 0, from);
  }
  for (const { at, bytes } of pages) {
    bytes.fill(0, checksumAt, checksumAt + 4);
    bytes.set(uint32LE(checksum(bytes)), checksumAt);
    yield { at, bytes };
  }
}

/** A packet of the same length with our comments instead of those in it. */
function withComments(packet: Buffer, provenance: RecordingProvenance): Buffer {
  const text = packet.toString('latin1', 0, 8);
  const comments = (before: number, after = 0) => vorbisComment(provenance, packet.length - before - after);
  if (text === 'OpusTags') return Buffer.concat([packet.subarray(0, 8), comments(8)]);
  if (text.startsWith('\x03vorbis')) return Buffer.concat([packet.subarray(0, 7), comments(7, 1), Buffer.of(1)]);
  const type = packet[0]! & 127;
  if (packet[0] === 255 || type === flacBlocks.seekTable || packet.length < 4) return packet;
  if (type === flacBlocks.comments) return Buffer.concat([packet.subarray(0, 4), comments(4)]);
  const emptied = Buffer.alloc(packet.length);
  emptied[0] = (packet[0]! & 128) + flacBlocks.padding;
  packet.copy(emptied, 1, 1, 4);
  return emptied;
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte * 2 ** 24;
  for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 || sum >= 2 ** 31 ? 0x04c11db7 : 0);
  return sum;
});

/** The checksum of a page, which is not that of ZIP or PNG. */
function checksum(page: Buffer): number {
  let sum = 0;
  for (const byte of page) sum = ((sum << 8) ^ checksums[((sum >>> 24) ^ byte) & 255]!) >>> 0;
  return sum;
}
