import { inflateSync } from 'node:zlib';
import { findFrame } from '../mpeg-frame.ts';
import type { OpenFile } from '../open-file.ts';

/**
 * An mp3 whose ID3v2 tags are as simple as they can be: music-metadata does not read unsynchronised tags of versions 2.2 and
 * 2.3, compressed frames, and extended headers of version 2.4. Of two tags of a version, the first one wins: programs write
 * a new tag before an old one.
 */
export function withPlainTags(file: Buffer): Buffer {
  const { tags, start } = find(file);
  // music-metadata keeps the last value.
  return Buffer.concat([...tags.map(plainTag).reverse(), file.subarray(start)]);
}

/** The sound of an mp3, without tags of any kind before or after it, and without the gap that some programs leave. */
export function soundOf(file: Buffer): Buffer {
  const { start, end } = find(file);
  const sound = file.subarray(start, end);
  const read = (at: number, length: number) => sound.subarray(at, at + length);
  return sound.subarray(findFrame({ size: sound.length, read }, 0)?.at ?? 0);
}

/** Larger tags after the sound would contain many pictures. */
const maxTagsBytes = 32e6;

/** The end of the sound in a file of another kind, before tags that programs for mp3s have written. */
export function endOfSound(file: OpenFile): number {
  const start = Math.max(0, file.size - maxTagsBytes);
  return start + find(file.read(start, maxTagsBytes)).end;
}

/** The ID3v2 tags of an mp3, each with its header, and the place of its sound. */
function find(file: Buffer): { tags: Buffer[]; start: number; end: number } {
  const tags: Buffer[] = [];
  let start = 0;
  while (isHeader(file, start, 'ID3')) {
    const length = headerBytes + syncSafe(file, start + 6) + (file[start + 5]! & flag.footer ? headerBytes : 0);
    if (start + length > file.length) {
      start += headerBytes; // Its length is wrong. Decoders find the sound behind it.
      break;
    }
    tags.push(file.subarray(start, start + length));
    start += length;
  }
  let end = file.length;
  for (;;) {
    const length = tagBytesBefore(file, end);
    if (length === 0 || end - length < start) return { tags, start, end };
    end -= length;
    if (file.toString('latin1', end, end + 3) === 'ID3') tags.push(file.subarray(end, end + length));
  }
}

const headerBytes = 10;
const flag = { unsynchronised: 0x80, extended: 0x40, footer: 0x10 };

/** Whether there is the header of an ID3v2 tag, or its footer. */
const isHeader = (file: Buffer, at: number, id: 'ID3' | '3DI') =>
  file.toString('latin1', at, at + 3) === id && [2, 3, 4].includes(file[at + 3]!) && at + headerBytes <= file.length;

/** The length of a tag that ends here: ID3v1, APEv2, Lyrics3, or an ID3v2 tag with a footer. 0 without one. */
export function tagBytesBefore(file: Buffer, end: number): number {
  const textAt = (distance: number, length: number) =>
    end < distance ? '' : file.toString('latin1', end - distance, end - distance + length);
  if (textAt(128, 3) === 'TAG') return 128;
  if (textAt(227, 4) === 'TAG+') return 227;
  if (textAt(9, 9) === 'LYRICS200') return (Number(textAt(15, 6)) || 0) + 15;
  if (textAt(32, 8) === 'APETAGEX') {
    const hasHeader = file[end - 9]! & 0x80;
    return file.readUInt32LE(end - 20) + (hasHeader ? 32 : 0);
  }
  return end >= headerBytes && isHeader(file, end - headerBytes, '3DI') ? syncSafe(file, end - 4) + 2 * headerBytes : 0;
}

/** The same tag without extended header, padding and footer, and with plain frames. */
function plainTag(tag: Buffer): Buffer {
  const [version, flags] = [tag[3]!, tag[5]!];
  let body: Buffer = tag.subarray(headerBytes, headerBytes + syncSafe(tag, 6));
  // In version 4 each frame says this of itself.
  if (version < 4 && flags & flag.unsynchronised) body = synchronised(body);
  let at = 0;
  if (version === 3 && flags & flag.extended) at = syncSafe(body, 0) + 4;
  if (version === 4 && flags & flag.extended) at = syncSafe(body, 0); // Counts itself.
  const frames: Buffer[] = [];
  while (/^[A-Z][A-Z0-9]{2}/.test(body.toString('latin1', at, at + 3))) {
    const { frame, end } = version === 2 ? frameOfVersion2(body, at) : plainFrame(body, at, version);
    if (end > body.length) break;
    if (frame) frames.push(frame);
    at = end;
  }
  const plain = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3'), Buffer.of(version, 0, 0), toSyncSafe(plain.length), plain]);
}

function frameOfVersion2(body: Buffer, at: number): { frame: Buffer; end: number } {
  const end = at + 6 + (at + 6 <= body.length ? body.readUIntBE(at + 3, 3) : 0);
  return { frame: body.subarray(at, end), end };
}

/** The largest frame after decompression: covers are smaller. */
const maxFrameBytes = 50e6;

/** A frame without flags. Undefined if it is encrypted or damaged. */
function plainFrame(body: Buffer, at: number, version: number): { frame?: Buffer; end: number } {
  if (at + headerBytes > body.length) return { end: body.length + 1 };
  const length = version === 4 ? syncSafe(body, at + 4) : body.readUInt32BE(at + 4);
  const end = at + headerBytes + length;
  const bits = body[at + 9]!;
  // What stands before the data: a group, the kind of encryption, and the length of the data without compression.
  const [grouped, compressed, encrypted, unsynchronised, withLength] =
    version === 4
      ? [bits & 0x40, bits & 0x08, bits & 0x04, bits & 0x02, bits & 0x01]
      : [bits & 0x20, bits & 0x80, bits & 0x40, 0, bits & 0x80];
  if (encrypted) return { end };
  let data: Buffer = body.subarray(at + headerBytes + (grouped ? 1 : 0) + (withLength ? 4 : 0), end);
  try {
    if (unsynchronised) data = synchronised(data);
    if (compressed) data = inflateSync(data, { maxOutputLength: maxFrameBytes });
  } catch {
    return { end };
  }
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const header = [body.subarray(at, at + 4), version === 4 ? toSyncSafe(data.length) : size, Buffer.alloc(2)];
  return { frame: Buffer.concat([...header, data]), end };
}

/** Takes away the zero after each 0xff, which keeps decoders from taking a tag for sound. */
function synchronised(bytes: Buffer): Buffer {
  const plain = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    plain[length++] = bytes[at]!;
    if (bytes[at] === 0xff && bytes[at + 1] === 0) at++;
  }
  return plain.subarray(0, length);
}

/** A number of 28 bits, seven in each byte. */
const syncSafe = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((value, index) => value * 0x80 + ((bytes[at + index] ?? 0) & 0x7f), 0);

const toSyncSafe = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
