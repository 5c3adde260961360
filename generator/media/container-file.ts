import { type OpenFile, partsOf } from './open-file.ts';
import { cutOff } from './recording-error.ts';

/* Compressed recordings in containers. Decoders end quietly where such a file is cut off, so its structure is read before. */

interface Box {
  type: string;
  start: number;
  /** The start of its contents. */
  contents: number;
  end: number;
}

/** The boxes of an MP4 from one offset to another: ISO 14496-12. */
function* boxesOf(read: OpenFile['read'], from: number, to: number): Generator<Box> {
  for (let start = from; start + 8 <= to; ) {
    const header = read(start, 16);
    const stated = header.readUInt32BE(0);
    const isLarge = stated === 1 && header.length === 16;
    const size = isLarge ? Number(header.readBigUInt64BE(8)) : stated === 0 ? to - start : stated;
    const contents = start + (isLarge ? 16 : 8);
    const end = Math.max(contents, start + size);
    yield { type: header.toString('latin1', 4, 8), start, contents, end };
    start = end;
  }
}

/**
 * The bytes of an M4A with its index first: many programs write it last, and the decoder would keep the whole file until it
 * comes. Throws if the file is cut off.
 */
export function* m4aParts(file: OpenFile): Generator<Uint8Array> {
  const boxes = [...boxesOf(file.read, 0, file.size)];
  if (boxes.some(({ end }) => end > file.size)) throw cutOff();
  const index = boxes.find(({ type }) => type === 'moov');
  const sound = boxes.find(({ type }) => type === 'mdat');
  if (!index) throw cutOff();
  if (!sound || index.start < sound.start) {
    yield* partsOf(file);
    return;
  }
  const moved = file.read(index.start, index.end - index.start);
  moveOffsets(moved, 8, moved.length, (offset) => (offset < index.start ? offset + moved.length : offset));
  const [first] = boxes;
  yield* partsOf(file, 0, first!.end);
  yield moved;
  yield* partsOf(file, first!.end, index.start);
  yield* partsOf(file, index.end);
}

/** Changes the offsets of the samples in an index. */
function moveOffsets(index: Buffer, from: number, to: number, move: (offset: number) => number): void {
  const read = (at: number, length: number) => index.subarray(at, at + length);
  for (const { type, contents, end } of boxesOf(read, from, to)) {
    if (['trak', 'mdia', 'minf', 'stbl'].includes(type)) moveOffsets(index, contents, end, move);
    if (type !== 'stco' && type !== 'co64') continue;
    const count = index.readUInt32BE(contents + 4);
    for (let entry = 0; entry < count; entry++) {
      const at = contents + 8 + entry * (type === 'stco' ? 4 : 8);
      if (type === 'stco') index.writeUInt32BE(move(index.readUInt32BE(at)), at);
      else index.writeBigUInt64BE(BigInt(move(Number(index.readBigUInt64BE(at)))), at);
    }
  }
}

/** Whether an M4A has AAC, which all browsers play. */
export function hasAac(file: OpenFile): boolean {
  const index = [...boxesOf(file.read, 0, file.size)].find(({ type }) => type === 'moov');
  const bytes = index && file.read(index.start, index.end - index.start);
  // The type of the samples comes 16 bytes after the name of their description.
  const at = bytes?.indexOf('stsd') ?? -1;
  return at >= 0 && bytes!.toString('latin1', at + 16, at + 20) === 'mp4a';
}

/** The encoding of the sound in an OGG, from its first page. */
export function oggEncoding(file: OpenFile): 'opus' | 'vorbis' | 'flac' | undefined {
  const page = file.read(0, 64).toString('latin1');
  if (page.includes('OpusHead')) return 'opus';
  if (page.includes('\x01vorbis')) return 'vorbis';
  return page.includes('\x7fFLAC') ? 'flac' : undefined;
}

const pageHeaderBytes = 27;

/** Throws if the last page of an OGG is incomplete: RFC 3533. */
export function checkOggEnd(file: OpenFile): void {
  for (let at = 0; at < file.size; ) {
    const header = file.read(at, pageHeaderBytes);
    if (!'OggS'.startsWith(header.toString('latin1', 0, 4))) return; // Something else follows the last page.
    const segments = file.read(at + pageHeaderBytes, header[26] ?? 0);
    const end = at + pageHeaderBytes + segments.length + segments.reduce((sum, bytes) => sum + bytes, 0);
    if (header.length < pageHeaderBytes || segments.length < header[26]! || end > file.size) throw cutOff();
    at = end;
  }
}

/** Throws if a WebM states a length that the file does not have: RFC 8794. Recordings of a browser state none. */
export function checkWebmEnd(file: OpenFile): void {
  const header = elementSize(file.read(4, 8));
  const segmentAt = 4 + header.width + (header.stated ?? 0);
  const segment = elementSize(file.read(segmentAt + 4, 8));
  if (segment.stated !== undefined && segmentAt + 4 + segment.width + segment.stated > file.size) throw cutOff();
}

/** The size of an element. Zero bits before it say how many bytes it has; only ones mean that it is unknown. */
function elementSize(bytes: Buffer): { stated: number | undefined; width: number } {
  const width = Math.clz32(bytes[0] || 1) - 23;
  if (bytes.length < width) throw cutOff();
  const all = [...bytes.subarray(0, width)];
  all[0]! &= 0xff >> width;
  const stated = all.reduce((sum, byte) => sum * 256 + byte, 0);
  return { stated: stated === 2 ** (7 * width) - 1 ? undefined : stated, width };
}
