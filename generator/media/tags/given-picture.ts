import { existsSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';
import { uint16BE, uint16LE, uint32BE, uint32LE } from '../../lib/bytes.ts';
import { findMat, openPicture } from '../mat.ts';
import { openFile } from '../open-file.ts';
import { readPicture } from '../read-picture.ts';
import { tagJpeg } from './jpeg.ts';
import type { Provenance } from './provenance.ts';
import { chunk, chunksIn } from './riff.ts';
import { toXmp } from './xmp.ts';

/**
 * An owner's picture for visitors who keep it. All its metadata is replaced by ours, because it may contain a place and a
 * camera; the owner's own title, maker and rights win. The pixels of a JPEG, PNG or WebP do not change. Other pictures become
 * a JPEG in full size, because we cannot remove their metadata otherwise. Throws a PictureError.
 */
export async function cleanPicture(picture: Buffer, given: Provenance): Promise<Buffer> {
  const { kind, bytes, tags } = await readPicture(picture);
  const xmp = Buffer.from(toXmp({ ...given, ...tags }));
  const found = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { orientation = 1 } = found;
  const exif = orientation > 1 ? turned(orientation) : undefined;
  if (kind === 'JPEG') return cleanJpeg(picture, xmp, exif);
  if (kind === 'PNG') return cleanPng(picture, xmp, exif);
  if (kind === 'WebP') return cleanWebp(picture, found, xmp, exif);
  const opened = openPicture(bytes, await findMat(bytes));
  return tagJpeg(await opened.keepIccProfile().jpeg({ quality: 95 }).toBuffer(), xmp);
}

/** The ending of the file that `cleanPicture` makes. The bytes decide, as they do there: a name may have another kind's ending. */
export function cleanEnding(path: string): string {
  // The preview shows work whose pictures are still to come.
  const start = existsSync(path) ? firstBytes(path) : '';
  if (start.startsWith('\x89PNG')) return '.png';
  if (/^RIFF....WEBP/s.test(start)) return '.webp';
  // The owner's spelling.
  return /\.jpe?g$/i.exec(path)?.[0].toLowerCase() ?? '.jpg';
}

function firstBytes(path: string): string {
  const file = openFile(path);
  try {
    return file.read(0, 12).toString('latin1');
  } finally {
    file.close();
  }
}

/** EXIF data with nothing but the orientation of the picture, without which it would lie on its side. */
function turned(orientation: number): Buffer {
  const [orientationTag, shortType] = [0x0112, 3];
  const entry = Buffer.concat([uint16LE(orientationTag, shortType), uint32LE(1), uint16LE(orientation, 0)]);
  return Buffer.concat([Buffer.from('II*\0'), uint32LE(8), uint16LE(1), entry, uint32LE(0)]);
}

function cleanJpeg(file: Buffer, xmp: Buffer, exif?: Buffer): Buffer {
  const tagged = tagJpeg(file, xmp);
  if (!exif) return tagged;
  const contents = Buffer.concat([Buffer.from('Exif\0\0'), exif]);
  const segment = Buffer.concat([uint16BE(0xffe1, 2 + contents.length), contents]);
  return Buffer.concat([tagged.subarray(0, 2), segment, tagged.subarray(2)]);
}

/** The chunks that change how a PNG looks, next to the critical ones, whose ids begin with a capital. */
const shownChunks = /^([A-Z]...|cHRM|cICP|gAMA|iCCP|mDCV|cLLI|sBIT|sRGB|bKGD|hIST|tRNS|pHYs|sPLT|acTL|fcTL|fdAT)$/;

function cleanPng(file: Buffer, xmp: Buffer, exif?: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const id = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + file.readUInt32BE(at);
    if (shownChunks.test(id)) kept.push(file.subarray(at, end));
    if (id === 'IEND') break;
    at = end;
  }
  const [header, ...others] = kept;
  // An uncompressed text without language (PNG specification, 11.3.3.4).
  const text = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), xmp]);
  const added = [pngChunk('iTXt', text), ...(exif ? [pngChunk('eXIf', exif)] : [])];
  return Buffer.concat([file.subarray(0, 8), header!, ...added, ...others]);
}

function pngChunk(id: string, contents: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(id, 'latin1'), contents]);
  return Buffer.concat([uint32BE(contents.length), checked, uint32BE(crc32(checked))]);
}

/** The bits of a WebP's list of features (RFC 9649, 2.7). */
const webpBits = { animation: 0x02, xmp: 0x04, exif: 0x08, alpha: 0x10, profile: 0x20 };

function cleanWebp(file: Buffer, { width, height, hasAlpha }: Metadata, xmp: Buffer, exif?: Buffer): Buffer {
  const chunks = chunksIn(file).filter(({ id }) => ['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'].includes(id));
  const has = (id: string) => chunks.some((candidate) => candidate.id === id);
  const features = Buffer.alloc(10);
  features[0] =
    webpBits.xmp |
    (exif ? webpBits.exif : 0) |
    (hasAlpha ? webpBits.alpha : 0) |
    (has('ICCP') ? webpBits.profile : 0) |
    (has('ANIM') ? webpBits.animation : 0);
  features.writeUIntLE(width - 1, 4, 3);
  features.writeUIntLE(height - 1, 7, 3);
  return chunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      chunk('VP8X', features),
      ...chunks.map(({ start, end }) => file.subarray(start, end)),
      ...(exif ? [chunk('EXIF', exif)] : []),
      chunk('XMP ', xmp),
    ]),
  );
}
