import sharp, { type Metadata } from 'sharp';
import { isLfsPointer, lfsPointerProblem } from '../lib/lfs-pointer.ts';
import { decodeInChildProcess } from './decode-in-child-process.ts';
import { svgTag } from './svg-view-box.ts';
import { ownTags } from './tags/own-tags.ts';
import type { Provenance } from './tags/provenance.ts';

/** A picture cannot be used. The message completes the sentence "<file> …" for the owner. */
export class PictureError extends Error {}

/** What a picture is by its bytes: its name may have the ending of another kind. */
export type PictureKind = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'GIF' | 'TIFF' | 'HEIC' | 'SVG';

/** A picture of an owner, ready for sharp. */
export interface ReadPicture {
  kind: PictureKind;
  /** What sharp decodes: the picture itself, or a PNG of a kind that sharp cannot decode, or not safely. */
  bytes: Uint8Array;
  /** The size in px, after the rotation that the picture's EXIF data asks for. */
  width: number;
  height: number;
  /** The picture's own metadata. */
  tags?: Partial<Provenance> | undefined;
  /** Sentences for the owner about what visitors will not see. */
  warnings: string[];
}

/** The largest picture that is read. */
export const maxMegabytes = 50;
const maxMegapixels = 250;
/** A decoder holds a progressive picture as a whole. */
const maxHeldBytes = 800e6;
/** A longer one would be a line, and its smaller variants would have no height. */
const maxRatio = 1000;

const smaller = 'Save it smaller: a width of 4000 pixels is plenty.';

/** The first bytes of what sharp may see: its other readers are not meant for strangers' files. */
const signatures = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|II[*+]\0|MM\0[*+]|....ftyp)/s;

const kinds: Partial<Record<string, PictureKind>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  tiff: 'TIFF',
  heif: 'AVIF',
};

/**
 * Reads a picture of any kind that a site can have. Decodes pixels of HEIC and SVG only; others may still prove to be damaged.
 * Throws a PictureError.
 */
export async function readPicture(picture: Uint8Array): Promise<ReadPicture> {
  if (picture.length === 0) throw new PictureError('is empty. Put the picture in its place.');
  if (isLfsPointer(picture)) throw new PictureError(lfsPointerProblem);
  const megabytes = Math.round(picture.length / 1e6);
  if (megabytes > maxMegabytes) throw new PictureError(`has ${megabytes} MB. ${smaller}`);
  const start = Buffer.from(picture.subarray(0, 65_536));
  const drawing = svgText(picture);
  if (drawing !== undefined) return readSvg(drawing);

  const found = signatures.test(start.toString('latin1')) ? await metadata(picture) : undefined;
  const kind = found && kinds[found.format];
  if (!found || !kind) throw new PictureError('cannot be read as a picture. Save it again as JPEG or PNG.');
  const { width, height } = found.autoOrient;
  checkSize(width, height);
  if (width * height * heldBytesPerPixel(found) > maxHeldBytes) {
    const other = kind === 'JPEG' ? 'as a baseline JPEG' : 'without interlacing';
    throw new PictureError(`has ${width} × ${height} pixels, too many for a progressive picture. Save it ${other}.`);
  }
  const read = { bytes: picture, width, height, tags: ownTags(found), warnings: omissions(kind, start, found.pages) };
  // The settings of its decoder: sharp takes every file of the brand mif1 for HEVC.
  if (kind !== 'AVIF' || !start.includes('hvcC')) return { kind, ...read };
  const decoded = await decodeInChildProcess('heic', picture, { icc: found.icc });
  if ('problem' in decoded) throw new PictureError(`${decoded.problem}. In Photos, export it as JPEG.`);
  return { kind: 'HEIC', ...read, ...(await measured(decoded.png)) };
}

const metadata = (picture: Uint8Array) =>
  sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);

function checkSize(width: number, height: number): void {
  const size = `has ${width} × ${height} pixels`;
  if (width * height > maxMegapixels * 1e6) throw new PictureError(`${size}. ${smaller}`);
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) {
    throw new PictureError(`${size}, too long and thin to be seen. Crop it.`);
  }
}

/** Of a JPEG, two for each number of each of its channels, of which some may be smaller. */
function heldBytesPerPixel({ format, isProgressive, chromaSubsampling, channels = 3, depth }: Metadata): number {
  if (!isProgressive) return 0;
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 2 * channels;
  return channels * (depth === 'ushort' ? 2 : 1);
}

async function measured(png: Uint8Array): Promise<Pick<ReadPicture, 'bytes' | 'width' | 'height'>> {
  const { width, height } = await sharp(png).metadata();
  checkSize(width, height);
  return { bytes: png, width, height };
}

/** Of an animated PNG, in which they come before the pixels, and of a sequence of AVIF or HEIC. */
const animationSigns = [/^\x89PNG(?:(?!IDAT).)*acTL/s, /^....ftyp(avis|msf1|hev[cmsx])/s];

/** What a still picture leaves out of a file. */
function omissions(kind: PictureKind, start: Buffer, pages = 1): string[] {
  const isAnimation =
    kind === 'GIF' || kind === 'WebP' ? pages > 1 : animationSigns.some((sign) => sign.test(start.toString('latin1')));
  if (isAnimation) return ['Only the first frame of the animation is shown.'];
  if (pages <= 1) return [];
  return [
    kind === 'TIFF'
      ? `Only the first of its ${pages} pages is shown.`
      : `Only the main one of its ${pages} pictures is shown.`,
  ];
}

/** Comments before a drawing. Only its first letters tell librsvg what it is. */
const comments = /^(\s*(?:<\?xml\b.*?\?>)?)(?:\s*<!--.*?-->)+/s;

/** The text of an SVG, one letter for each byte, in the encoding that it states. Undefined if it is none. */
function svgText(picture: Uint8Array): string | undefined {
  let bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.length);
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe' || mark === '\xfe\xff') {
    const even = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)));
    const text = (mark === '\xff\xfe' ? even : even.swap16()).toString('utf16le');
    bytes = Buffer.from(text.replace(/^\s*<\?xml\b.*?\?>/s, '')); // It states UTF-16.
  }
  if (!/^(\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 1000))) return undefined;
  const text = bytes
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .replace(comments, '$1');
  return svgTag.test(text) ? text.replace(svgTag, withSize) : undefined;
}

/** A drawing of less than a pixel would have no pixels. Without a size it has the size of its viewBox. */
function withSize(tag: string): string {
  const size = /\s(?:width|height)\s*=\s*(["'])\s*(0?\.\d*[1-9]\d*)(?:px)?\s*\1/;
  return /\sviewBox\s*=/.test(tag) && size.test(tag)
    ? tag.replaceAll(/\s(?:width|height)\s*=\s*(["']).*?\1/gs, '')
    : tag;
}

/** How a drawing names other files: in attributes, in its styles, and before all. */
const otherFiles = [
  /<(?:image|use|feImage)\b[^<>]*\bhref\s*=\s*["'](?!#|data:)/,
  /\burl\(\s*["']?(?![\s"'#&]|data:)/i,
  /<style\b(?:(?!<\/style).)*@import\b/s,
  /<\?xml-stylesheet\b/,
];

async function readSvg(text: string): Promise<ReadPicture> {
  const drawn = await decodeInChildProcess('svg', Buffer.from(text, 'latin1'));
  if ('problem' in drawn) throw new PictureError(`${drawn.problem}. Save it as PNG.`);
  // The program that draws it opens no other file.
  const isPart = otherFiles.some((name) => name.test(text));
  const warnings = isPart ? ['Other files that it names are left out: save them inside the SVG.'] : [];
  return { kind: 'SVG', ...(await measured(drawn.png)), warnings };
}
