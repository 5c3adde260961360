import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { contentHash } from '../lib/content-hash.ts';
import { findMat, mats, openPicture } from './mat.ts';
import { ownTags } from './tags/own-tags.ts';
import type { Provenance } from './tags/provenance.ts';

const settings = {
  /** For a smaller picture, its own width replaces the larger ones. */
  avifWidthsPx: [480, 720, 960, 1920],
  webpWidthPx: 960,
  // Ten bits prevent banding in dark gradients. 4:2:0 is in AVIF's baseline profile, which all browsers with AVIF read.
  avif: { effort: 4, bitdepth: 10, chromaSubsampling: '4:2:0' },
  /** Smooth, dark pictures show bands and blocks, but are small in high quality. Detailed ones hide them, but are large. */
  fineQuality: 76,
  plainQuality: 58,
  /** A picture whose smallest variant needs at most this at the fine quality gets it for all variants. */
  fineBitsPerPixel: 0.8,
  /** A phone loads at most this width. A picture that needs more bytes there gets a lower quality, in these steps. */
  phoneWidthPx: 960,
  phoneBytes: 110_000,
  qualityStep: 6,
  lowestQuality: 34,
  webp: { quality: 76, effort: 5, smartSubsample: true },
} as const;

// libuv gives sharp four threads: on a larger machine the encoder takes the remaining cores.
const cores = availableParallelism();
/** How many pictures to encode at once. */
export const picturesAtOnce = Math.min(cores, 4);
sharp.concurrency(Math.max(1, Math.floor(cores / picturesAtOnce)));

/** One file of an encoded picture. */
export interface Variant {
  width: number;
  extension: 'avif' | 'webp';
  bytes: Uint8Array;
}

export interface EncodedPicture {
  /** The size in px, after the rotation that the picture's EXIF data asks for. */
  width: number;
  height: number;
  /** The dominant colour, as #rrggbb. */
  color: string;
  variants: Variant[];
  /** The picture's own metadata. */
  tags?: Partial<Provenance> | undefined;
}

/** Twelve hex digits that change with the picture's bytes and with the settings here. No JPEG has transparent pixels. */
export function pictureHash(picture: Uint8Array): string {
  const isJpeg = picture[0] === 0xff && picture[1] === 0xd8;
  return contentHash(12, JSON.stringify(isJpeg ? settings : { ...settings, mats }), picture);
}

/** A picture cannot be encoded. The message completes the sentence "<file> …" for the owner. */
export class PictureError extends Error {}

/** The largest picture that is read. */
export const maxMegabytes = 50;
const maxMegapixels = 250;
const readableFormats = ['jpeg', 'png', 'webp', 'heif'];

/** Encodes all variants of a picture: upright, on its mat, in sRGB, without metadata. Throws a PictureError if that is impossible. */
export async function encodePicture(picture: Uint8Array): Promise<EncodedPicture> {
  const { width, height, tags } = await measure(picture);
  try {
    return { ...(await encodeVariants(picture, width, height)), tags };
  } catch {
    throw new PictureError('is damaged or incomplete. Copy it here again, or save it again as JPEG.');
  }
}

/** The upright size of a picture in px, and its own metadata. Decodes no pixels. Throws a PictureError. */
export async function measure(picture: Uint8Array): Promise<Pick<EncodedPicture, 'width' | 'height' | 'tags'>> {
  if (picture.length === 0) throw new PictureError('is empty. Put the picture in its place.');
  const megabytes = Math.round(picture.length / 1e6);
  const remedy = 'Save it smaller: a width of 4000 pixels is plenty.';
  if (megabytes > maxMegabytes) throw new PictureError(`has ${megabytes} MB. ${remedy}`);
  const found = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found || !readableFormats.includes(found.format)) {
    throw new PictureError('cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF.');
  }
  const { width, height } = found.autoOrient;
  if (width * height > maxMegapixels * 1e6) throw new PictureError(`has ${width} × ${height} pixels. ${remedy}`);
  return { width, height, tags: ownTags(found) };
}

async function encodeVariants(picture: Uint8Array, width: number, height: number): Promise<EncodedPicture> {
  const mat = await findMat(picture);
  const resized = (width: number) => openPicture(picture, mat).resize({ width });
  const webpWidth = Math.min(settings.webpWidthPx, width);
  const webp = await resized(webpWidth).webp(settings.webp).toBuffer();
  const variants: Variant[] = [
    ...(await avifVariants(resized, avifWidths(width), height / width)),
    { width: webpWidth, extension: 'webp', bytes: webp },
  ];
  return { width, height, color: await dominantColor(webp), variants };
}

async function avifVariants(
  resized: (width: number) => Sharp,
  widths: number[],
  heightPerWidth: number,
): Promise<Variant[]> {
  const files = new Map<string, Uint8Array>();
  /** A file that was encoded to learn its size is not encoded again. */
  const encode = async (width: number, quality: number): Promise<Uint8Array> => {
    const key = `${width} ${quality}`;
    const bytes =
      files.get(key) ??
      (await resized(width)
        .avif({ ...settings.avif, quality })
        .toBuffer());
    files.set(key, bytes);
    return bytes;
  };
  const [smallest = 0] = widths;
  const fine = await encode(smallest, settings.fineQuality);
  const bitsPerPixel = (fine.length * 8) / (smallest * smallest * heightPerWidth);
  let quality: number = bitsPerPixel <= settings.fineBitsPerPixel ? settings.fineQuality : settings.plainQuality;
  const isLarge = async () => (await encode(settings.phoneWidthPx, quality)).length > settings.phoneBytes;
  if (widths.includes(settings.phoneWidthPx)) {
    while (quality > settings.lowestQuality && (await isLarge())) quality -= settings.qualityStep;
  }

  const variants: Variant[] = [];
  for (const width of widths) variants.push({ width, extension: 'avif', bytes: await encode(width, quality) });
  return variants;
}

/** Never above the original width: a larger file would show no more detail. */
function avifWidths(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, settings.avifWidthsPx.at(-1)!);
  return [...settings.avifWidthsPx.filter((width) => width < largest), largest];
}

async function dominantColor(picture: Uint8Array): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
