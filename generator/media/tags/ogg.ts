import { isWholePage, oggFlags, oggHeaderBytes, oggPageAt, setChecksum } from '../ogg-page.ts';
import type { FileBytes } from '../open-file.ts';
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

/** Replaces the comments of an OGG by ours, in the same number of bytes: RFC 3533. Streams may follow each other in a file. */
export function* oggPatches(file: FileBytes, provenance: RecordingProvenance): Generator<Patch> {
  const streams = new Map<number, Stream>();
  for (let page = oggPageAt(file, 0); page && isWholePage(file, page); page = oggPageAt(file, page.end)) {
    const { at, header, segments, end } = page;
    const serial = header.readUInt32LE(14);
    if ((header[5]! & oggFlags.first) > 0) streams.set(serial, { packets: [[]], pages: [], isRead: false });
    const stream = streams.get(serial);
    if (!stream || stream.isRead) continue;
    addPage(stream, at, file.read(at, end - at), segments);
    if (stream.isRead) yield* replaced(stream, provenance);
  }
}

/** A segment shorter than 255 bytes ends its packet. */
function addPage(stream: Stream, at: number, bytes: Buffer, segments: Buffer): void {
  stream.pages.push({ at, bytes });
  let from = oggHeaderBytes + segments.length;
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
    setChecksum(bytes);
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
