import { uint16BE } from '../../lib/bytes.ts';
import { isWholePage, oggFlags, oggHeaderBytes, oggPageAt, setChecksum } from '../ogg-page.ts';
import type { FileBytes } from '../open-file.ts';
import { lastComments } from './flac.ts';
import type { RecordingProvenance } from './provenance.ts';
import { vorbisComment } from './vorbis-comment.ts';

/* RFC 3533. A page has at most 255 segments, a segment at most 255 bytes. A shorter one ends its packet. */

const at = { flags: 5, granule: 6, serial: 14, number: 18, segmentCount: 26 };
const maxSegments = 255;
/** The granule of a page in which no packet ends. */
const noGranule = Buffer.alloc(8, 255);

/** A stream in an OGG. */
interface Stream {
  /** Its pages up to the end of its comments, as they were; the first one is written already. */
  pages: Buffer[];
  /** The bytes of their packets, in the parts that lie in different segments. */
  packets: Buffer[][];
  isRead: boolean;
  /** The number of the next page. */
  number: number;
}

/** An OGG with our comments instead of those in it. Streams may follow each other in a file. */
export function* oggParts(file: FileBytes, provenance: RecordingProvenance): Generator<Buffer> {
  const streams = new Map<number, Stream>();
  let end = 0;
  for (let page = oggPageAt(file, 0); page && isWholePage(file, page); page = oggPageAt(file, end)) {
    end = page.end;
    const bytes = file.read(page.at, end - page.at);
    const serial = bytes.readUInt32LE(at.serial);
    let stream = streams.get(serial);
    if (bytes[at.flags]! & oggFlags.first) {
      stream = { pages: [], packets: [[]], isRead: false, number: 1 };
      streams.set(serial, stream);
      addSegments(stream, page.segments, bytes);
      yield firstPage(bytes);
    } else if (!stream) yield bytes;
    else if (stream.isRead) yield numbered(bytes, stream.number++);
    else {
      stream.pages.push(bytes);
      const rest = addSegments(stream, page.segments, bytes);
      if (stream.isRead) yield* withComments(stream, rest, provenance);
    }
  }
  for (const { isRead, pages } of streams.values()) if (!isRead) yield* pages;
  yield file.read(end, file.size - end); // A last page may be incomplete.
}

/** FLAC's first packet states how many packets with metadata follow: one, our comments. */
function firstPage(page: Buffer): Buffer {
  const packet = page.subarray(oggHeaderBytes + page[at.segmentCount]!);
  if (!isFlac(packet)) return page;
  uint16BE(1).copy(packet, 7);
  setChecksum(page);
  return page;
}

/** Adds segments to the packets until the comments end. Returns the segments after them. */
function addSegments(stream: Stream, segments: Buffer, page: Buffer): Buffer[] {
  let from = oggHeaderBytes + segments.length;
  const parts: Buffer[] = [];
  for (const length of segments) {
    parts.push(page.subarray(from, from + length));
    from += length;
  }
  for (const [index, part] of parts.entries()) {
    stream.packets.at(-1)!.push(part);
    if (part.length === 255) continue;
    stream.isRead = isLastOfComments(stream.packets);
    if (stream.isRead) return parts.slice(index + 1);
    stream.packets.push([]);
  }
  return [];
}

/** Vorbis and Opus have their comments in the second packet. Of FLAC's packets, the last one says so, and so does any sound. */
function isLastOfComments(packets: Buffer[][]): boolean {
  const [first, second] = packets;
  if (!second) return false;
  return !isFlac(first?.[0]) || packets.at(-1)![0]![0]! > 127;
}

/** The pages of a stream after its first one, up to the last one that has been read: our comments, and the `rest` of that. */
function* withComments(stream: Stream, rest: Buffer[], provenance: RecordingProvenance): Generator<Buffer> {
  const packets = stream.packets.map((parts) => Buffer.concat(parts));
  const segments = [...ourPackets(packets, provenance).flatMap(segmentsOf), ...rest];
  const lastPage = stream.pages.at(-1)!;
  for (let start = 0; start < segments.length; start += maxSegments) {
    const own = segments.slice(start, start + maxSegments);
    const isLast = start + maxSegments >= segments.length;
    const page = Buffer.concat([
      lastPage.subarray(0, oggHeaderBytes),
      Buffer.from(own.map(({ length }) => length)),
      ...own,
    ]);
    const isContinued = segments[start - 1]?.length === 255;
    page[at.flags] = Number(isContinued) + (isLast ? lastPage[at.flags]! & oggFlags.last : 0);
    page[at.segmentCount] = own.length;
    if (own.every(({ length }) => length === 255)) noGranule.copy(page, at.granule);
    else if (!isLast) page.fill(0, at.granule, at.serial);
    setChecksum(page);
    yield numbered(page, stream.number++);
  }
}

/** The segments of a packet. */
const segmentsOf = (packet: Buffer): Buffer[] =>
  Array.from({ length: Math.floor(packet.length / 255) + 1 }, (_, index) =>
    packet.subarray(index * 255, (index + 1) * 255),
  );

/** The packets after the first, with our comments instead of all metadata. Those of an unknown kind stay as they are. */
function ourPackets([first, ...packets]: Buffer[], provenance: RecordingProvenance): Buffer[] {
  const kind = packets[0]!.toString('latin1', 0, 8);
  if (isFlac(first)) return [lastComments(provenance), ...packets.filter(([byte]) => byte === 255)];
  if (kind === 'OpusTags') return [Buffer.concat([Buffer.from(kind), vorbisComment(provenance)])];
  if (!kind.startsWith('\x03vorbis')) return packets;
  return [Buffer.concat([packets[0]!.subarray(0, 7), vorbisComment(provenance), Buffer.of(1)])];
}

const isFlac = (firstPacket?: Buffer) => firstPacket?.toString('latin1', 1, 5) === 'FLAC';

/** The page with another number. */
function numbered(page: Buffer, number: number): Buffer {
  if (page.readUInt32LE(at.number) === number) return page;
  page.writeUInt32LE(number, at.number);
  setChecksum(page);
  return page;
}
