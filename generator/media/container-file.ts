import { isWholePage, oggPageAt, setChecksum } from './ogg-page.ts';
import { type FileBytes, partsOf } from './open-file.ts';
import { cutOff, damaged } from './recording-error.ts';
import { type Box, boxAt } from './tags/boxes.ts';
import { type Element, elementAt, elementIds } from './webm-element.ts';

/* Compressed recordings in containers. Decoders end quietly where such a file is cut off, so its structure is read before. */

/** The boxes of an MP4 from one offset to another. The last one may be incomplete. */
function* boxesOf(read: FileBytes['read'], from: number, to: number): Generator<Box> {
  for (let start = from; start + 8 <= to; ) {
    const next = boxAt(read, start, to);
    const end = Math.max(next.contents, next.end);
    yield { ...next, end };
    start = end;
  }
}

/**
 * The boxes of an MP4 to the last complete one; something else may follow. Throws if the file is cut off: then its index is
 * missing, or a box with samples is incomplete.
 */
export function completeBoxes(file: FileBytes): Box[] {
  const boxes = [...boxesOf(file.read, 0, file.size)];
  const incomplete = boxes.findIndex(({ end }) => end > file.size);
  if (incomplete >= 0 && /^(moov|mdat|moof)$/.test(boxes[incomplete]!.type)) throw cutOff();
  const complete = incomplete < 0 ? boxes : boxes.slice(0, incomplete);
  for (const needed of ['moov', 'mdat']) if (!complete.some(({ type }) => type === needed)) throw cutOff();
  return complete;
}

/**
 * The bytes of an M4A with its index first: many programs write it last, and the decoder would keep the whole file until it
 * comes. Throws if the file is cut off.
 */
export function* m4aParts(file: FileBytes): Generator<Uint8Array> {
  const boxes = completeBoxes(file);
  const index = boxes.find(({ type }) => type === 'moov')!;
  const sound = boxes.find(({ type }) => type === 'mdat')!;
  const { end } = boxes.at(-1)!;
  if (index.start < sound.start) {
    yield* partsOf(file, 0, end);
    return;
  }
  const moved = file.read(index.start, index.end - index.start);
  moveOffsets(moved, 8, moved.length, (offset) => (offset < index.start ? offset + moved.length : offset));
  const [first] = boxes;
  yield* partsOf(file, 0, first!.end);
  yield moved;
  yield* partsOf(file, first!.end, index.start);
  yield* partsOf(file, index.end, end);
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

/** The boxes inside of others that are found by a path of types. */
function boxesAt(index: Buffer, [first, ...rest]: string[], from = 0, to = index.length): Box[] {
  const read = (at: number, length: number) => index.subarray(at, at + length);
  const found = [...boxesOf(read, from, to)].filter(({ type }) => type === first);
  return rest.length === 0
    ? found
    : found.flatMap(({ contents, end }) => boxesAt(index, rest, contents, Math.min(end, to)));
}

/** The index of an MP4; empty without one. */
export function indexOf(file: FileBytes): Buffer {
  const index = [...boxesOf(file.read, 0, file.size)].find(({ type }) => type === 'moov');
  return index ? file.read(index.start, index.end - index.start) : Buffer.alloc(0);
}

/** The kind of a track: 'soun', 'vide'. */
const handlerOf = (index: Buffer, { contents, end }: Box) =>
  boxesAt(index, ['mdia', 'hdlr'], contents, end).map((box) =>
    index.toString('latin1', box.contents + 8, box.contents + 12),
  )[0];

/** Whether an MP4 has moving pictures. */
export function isFilm(file: FileBytes): boolean {
  const index = indexOf(file);
  return boxesAt(index, ['moov', 'trak']).some((track) => handlerOf(index, track) === 'vide');
}

/** The length in seconds that an M4A states, or 0. */
export function m4aSeconds(file: FileBytes): number {
  try {
    return secondsIn(indexOf(file));
  } catch {
    throw damaged(); // A box is shorter than what it must have.
  }
}

function secondsIn(index: Buffer): number {
  const track = boxesAt(index, ['moov', 'trak']).find((track) => handlerOf(index, track) === 'soun');
  const [film] = boxesAt(index, ['moov', 'mvhd']);
  if (!track || !film) return 0;
  const [media] = boxesAt(index, ['mdia', 'mdhd'], track.contents, track.end);
  if (!media) return 0;
  const whole = durationIn(index, media);
  const [edits] = boxesAt(index, ['edts', 'elst'], track.contents, track.end);
  const heard = edits ? editedUnits(index, edits) / timescaleIn(index, film) : 0;
  // An edit list takes away the silence of the encoder.
  return heard > 0 ? Math.min(whole, heard) : whole;
}

/** Version 1 has dates and lengths of 64 bits. */
const isLong = (index: Buffer, { contents }: Box) => index[contents] === 1;
const timescaleIn = (index: Buffer, box: Box) => index.readUInt32BE(box.contents + (isLong(index, box) ? 20 : 12));
function durationIn(index: Buffer, box: Box): number {
  const at = box.contents + (isLong(index, box) ? 24 : 16);
  const units = isLong(index, box) ? Number(index.readBigUInt64BE(at)) : index.readUInt32BE(at);
  // Only ones mean that it is unknown.
  return units >= 0xffffffff ? 0 : units / timescaleIn(index, box);
}

/** The length of all edits that play a part of the track. A negative start is a pause. */
function editedUnits(index: Buffer, box: Box): number {
  const long = isLong(index, box);
  let sum = 0;
  for (let entry = 0; entry < index.readUInt32BE(box.contents + 4); entry++) {
    const at = box.contents + 8 + entry * (long ? 20 : 12);
    const start = long ? Number(index.readBigInt64BE(at + 8)) : index.readInt32BE(at + 4);
    if (start >= 0) sum += long ? Number(index.readBigUInt64BE(at)) : index.readUInt32BE(at);
  }
  return sum;
}

/** The type of the samples comes 16 bytes after the name of their description. */
export function encodingIn(index: Buffer): string | undefined {
  const at = index.indexOf('stsd');
  return at < 0 ? undefined : index.toString('latin1', at + 16, at + 20);
}

/** Whether an M4A has AAC, which all browsers play. */
export const hasAac = (file: FileBytes): boolean => encodingIn(indexOf(file)) === 'mp4a';

/** The encoding of the sound in an OGG, from its first page. */
export function oggEncoding(file: FileBytes): 'opus' | 'vorbis' | 'flac' | undefined {
  const page = file.read(0, 64).toString('latin1');
  if (page.includes('OpusHead')) return 'opus';
  if (page.includes('\x01vorbis')) return 'vorbis';
  return page.includes('\x7fFLAC') ? 'flac' : undefined;
}

/** Throws if a page of an OGG is not all there, or is changed. The mark of the last page may be missing: phones leave it out. */
export function checkOggPages(file: FileBytes): void {
  // Something else may follow the last page.
  for (let next = oggPageAt(file, 0); next; next = oggPageAt(file, next.end)) {
    if (!isWholePage(file, next)) throw cutOff();
    if (!setChecksum(file.read(next.at, next.end - next.at))) throw damaged();
  }
}

/** The first block of a FLAC: 20 bits for the sample rate, 36 bits for the number of samples (RFC 9639). */
export function flacSeconds(file: FileBytes): number {
  const start = file.read(0, 64).indexOf('fLaC');
  const block = file.read(start + 8, 18);
  if (start < 0 || block.length < 18) throw cutOff();
  const sampleRate = block.readUIntBE(10, 3) >> 4;
  const samples = (block[13]! & 15) * 2 ** 32 + block.readUInt32BE(14);
  return samples / sampleRate;
}

/** Throws if a WebM states a size that the file does not have: RFC 8794. Recordings of a browser state none. */
export function checkWebmEnd(file: FileBytes): void {
  const segment = elementsOf(file, 0, file.size).find(({ id }) => id === elementIds.segment);
  if (!segment || segment.end > file.size) throw cutOff();
}

/** The length in seconds that a WebM states, or 0. */
export function webmSeconds(file: FileBytes): number {
  const within = (parent: WebmElement | undefined, wanted: number) =>
    parent && elementsOf(file, parent.contents, Math.min(parent.end, file.size)).find(({ id }) => id === wanted);
  const [segment] = elementsOf(file, 0, file.size).filter(({ id }) => id === elementIds.segment);
  const facts = within(segment, elementIds.info);
  const duration = within(facts, elementIds.duration);
  if (!duration) return 0;
  const timescale = within(facts, elementIds.timescale);
  const number = file.read(duration.contents, duration.end - duration.contents);
  const units = number.length === 8 ? number.readDoubleBE() : number.length === 4 ? number.readFloatBE() : 0;
  const nanoseconds = timescale ? [...file.read(timescale.contents, timescale.end - timescale.contents)] : undefined;
  return (units * (nanoseconds?.reduce((sum, byte) => sum * 256 + byte, 0) ?? 1e6)) / 1e9;
}

type WebmElement = Element & { end: number };

const isSound = (last?: WebmElement) => last?.id === elementIds.segment || last?.id === elementIds.cluster;

/** The elements from one offset to another, up to the first that has sound. One of unknown size ends with the file. */
function elementsOf(file: FileBytes, from: number, to: number): WebmElement[] {
  const elements: WebmElement[] = [];
  for (let at = from; at + 2 <= to && !isSound(elements.at(-1)); ) {
    const next = elementAt(file, at);
    if (!next) throw cutOff();
    const end = next.end ?? file.size;
    elements.push({ ...next, end });
    at = end;
  }
  return elements;
}
