import { deflateSync } from 'node:zlib';

/** The encodings of texts in ID3, by the number that stands before each text. */
export const encodings = ['latin1', 'utf-16', 'utf-16be', 'utf-8'] as const;
export type Encoding = (typeof encodings)[number] | 'utf-16 big-endian';

/** A frame of an ID3v2 tag. */
export interface Frame {
  id: string;
  data: Buffer;
  isCompressed?: boolean;
}

export interface TagOptions {
  version: 2 | 3 | 4;
  isUnsynchronised?: boolean;
  hasExtendedHeader?: boolean;
  /** Of version 4 only, for a tag at the end of a file. */
  hasFooter?: boolean;
  paddingBytes?: number;
}

/** The data of a text frame. */
export function textData(text: string, encoding: Encoding): Buffer {
  const little = Buffer.from(text, 'utf16le');
  if (encoding === 'latin1') return Buffer.concat([Buffer.of(0), Buffer.from(text, 'latin1')]);
  if (encoding === 'utf-8') return Buffer.concat([Buffer.of(3), Buffer.from(text)]);
  if (encoding === 'utf-16') return Buffer.concat([Buffer.of(1, 0xff, 0xfe), little]);
  const big = Buffer.from(little).swap16();
  return encoding === 'utf-16be' ? Buffer.concat([Buffer.of(2), big]) : Buffer.concat([Buffer.of(1, 0xfe, 0xff), big]);
}

/** The data of a picture frame of versions 3 and 4. */
export const pictureData = (mime: string, picture: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`\0${mime}\0\x03\0`, 'latin1'), picture]);

/** The data of a picture frame of version 2, whose kind has three letters, such as PNG or '-->'. */
export const oldPictureData = (kind: string, picture: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`\0${kind}\x03\0`, 'latin1'), picture]);

/** An ID3v2 tag, as programs write it. */
export function id3v2(frames: Frame[], options: TagOptions): Buffer {
  const { version, isUnsynchronised, hasExtendedHeader, hasFooter, paddingBytes = 0 } = options;
  let body: Buffer = Buffer.concat([...frames.map((frame) => frameBytes(frame, options)), Buffer.alloc(paddingBytes)]);
  if (hasExtendedHeader) {
    // Version 3 counts its bytes without the size, version 4 with it.
    const extended = version === 3 ? [0, 0, 0, 6, 0, 0, 0, 0, 0, 0] : [0, 0, 0, 6, 1, 0];
    body = Buffer.concat([Buffer.from(extended), body]);
  }
  // In version 4 each frame is unsynchronised on its own.
  if (isUnsynchronised && version < 4) body = unsynchronised(body);
  const flags = (isUnsynchronised ? 0x80 : 0) | (hasExtendedHeader ? 0x40 : 0) | (hasFooter ? 0x10 : 0);
  const header = (id: string) => Buffer.concat([Buffer.from(id), Buffer.of(version, 0, flags), syncSafe(body.length)]);
  return Buffer.concat([header('ID3'), body, ...(hasFooter ? [header('3DI')] : [])]);
}

function frameBytes({ id, data, isCompressed }: Frame, { version, isUnsynchronised }: TagOptions): Buffer {
  if (version === 2) return Buffer.concat([Buffer.from(id), uint32(data.length).subarray(1), data]);
  if (version === 3) {
    const stored = isCompressed ? Buffer.concat([uint32(data.length), deflateSync(data)]) : data;
    return Buffer.concat([Buffer.from(id), uint32(stored.length), Buffer.of(0, isCompressed ? 0x80 : 0), stored]);
  }
  let stored: Buffer = isCompressed ? deflateSync(data) : data;
  if (isUnsynchronised) stored = unsynchronised(stored);
  // The length of the data before it is compressed or unsynchronised.
  const hasLength = isCompressed || isUnsynchronised;
  if (hasLength) stored = Buffer.concat([syncSafe(data.length), stored]);
  const flags = (isCompressed ? 0x08 : 0) | (isUnsynchronised ? 0x02 : 0) | (hasLength ? 0x01 : 0);
  return Buffer.concat([Buffer.from(id), syncSafe(stored.length), Buffer.of(0, flags), stored]);
}

/** Puts a zero after each 0xff, so that no decoder takes the tag for sound. */
const unsynchronised = (bytes: Buffer): Buffer =>
  Buffer.from([...bytes].flatMap((byte, at) => (byte === 0xff && needsZero(bytes[at + 1]) ? [byte, 0] : [byte])));
const needsZero = (next: number | undefined) => next === undefined || next === 0 || next >= 0xe0;

/** An ID3v1 tag, which is at the end of a file. */
export function id3v1(title: string, artist: string): Buffer {
  const tag = Buffer.alloc(128);
  tag.write('TAG', 0, 'latin1');
  tag.write(title, 3, 30, 'latin1');
  tag.write(artist, 33, 30, 'latin1');
  return tag;
}

/** An APEv2 tag, which is at the end of a file, before an ID3v1 tag. */
export function apeV2(fields: Record<string, string>): Buffer {
  const items = Object.entries(fields).map(([key, value]) => {
    const bytes = Buffer.from(value);
    return Buffer.concat([uint32LE(bytes.length), uint32LE(0), Buffer.from(`${key}\0`), bytes]);
  });
  const body = Buffer.concat(items);
  const frame = (flags: number) =>
    Buffer.concat([
      Buffer.from('APETAGEX'),
      uint32LE(2000),
      uint32LE(body.length + 32),
      uint32LE(items.length),
      uint32LE(flags),
      Buffer.alloc(8),
    ]);
  return Buffer.concat([frame(0xa0000000), body, frame(0x80000000)]);
}

/** A Lyrics3 tag, which is at the end of a file, before an ID3v1 tag. */
export function lyrics3(text: string): Buffer {
  const body = `LYRICSBEGINLYR${String(text.length).padStart(5, '0')}${text}`;
  return Buffer.from(`${body}${String(body.length).padStart(6, '0')}LYRICS200`, 'latin1');
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint32LE(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** Seven bits in each byte. */
const syncSafe = (value: number): Buffer =>
  Buffer.of((value >> 21) & 0x7f, (value >> 14) & 0x7f, (value >> 7) & 0x7f, value & 0x7f);
