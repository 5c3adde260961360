import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { contentHash } from '../lib/content-hash.ts';
import { findMat, mats, openPicture } from './mat.ts';
import { PictureError, readPicture } from './read-picture.ts';
import type { Provenance } from './tags/provenance.ts';
import { measureTones } from './tones.ts';

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
// The cache would keep what a decoder holds of a picture that is done.
sharp.cache(false);
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
  /** The Base64 of a WebP file of 16 px. */
  preview: string;
  /** Its brightness (tones.ts). */
  tones: string;
  variants: Variant[];
  /** The picture's own metadata. */
  tags?: Partial<Provenance> | undefined;
  /** Sentences for the owner about what visitors will not see. */
  warnings: string[];
}

/** Twelve hex digits that change with the picture's bytes and with the settings here. No JPEG has transparent pixels. */
export function pictureHash(picture: Uint8Array): string {
  const isJpeg = picture[0] === 0xff && picture[1] === 0xd8;
  return contentHash(12, JSON.stringify(isJpeg ? settings : { ...settings, mats }), picture);
}

/** Encodes all variants of a picture: upright, on its mat, in sRGB, without metadata. Throws a PictureError if that is impossible. */
export async function encodePicture(picture: Uint8Array): Promise<EncodedPicture> {
  const { bytes, width, height, tags, warnings } = await readPicture(picture);
  try {
    const source = width * height > largePixels ? await reduced(bytes, width, height) : bytes;
    return { ...(await encodeVariants(source, width, height)), tags, warnings };
  } catch {
    throw new PictureError('is damaged or incomplete. Copy it here again, or save it again as JPEG.');
  }
}

/** From this size on, a picture is decoded only once: each time may take a gigabyte, and a turned one is decoded in full. */
const largePixels = 25e6;

let lastReduced: Promise<unknown> = Promise.resolve();
/** Decodes a large picture after the one before it, to twice the size of its largest variant, and leaves its rotation to do. */
function reduced(picture: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const side = Math.ceil((2 * avifWidths(width, height).at(-1)! * Math.max(width, height)) / width);
  const next = lastReduced.then(() =>
    sharp(picture)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .keepExif()
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  lastReduced = next.catch(() => {});
  return next;
}

async function encodeVariants(
  picture: Uint8Array,
  width: number,
  height: number,
): Promise<Omit<EncodedPicture, 'warnings'>> {
  const mat = await findMat(picture);
  const resized = (width: number) => openPicture(picture, mat).resize({ width });
  const webpWidth = Math.min(settings.webpWidthPx, tallestWidth(width, height));
  const webp = await resized(webpWidth).webp(settings.webp).toBuffer();
  const variants: Variant[] = [
    ...(await avifVariants(resized, avifWidths(width, height), height / width)),
    { width: webpWidth, extension: 'webp', bytes: webp },
  ];
  const [color, preview, tones] = [dominantColor(webp), drawPlaceholder(webp), measureTones(webp)];
  return { width, height, color: await color, preview: await preview, tones: await tones, variants };
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

/** The widths of a picture's AVIF files. Never above the original width: a larger file would show no more detail. */
export function avifWidths(width: number, height: number): number[] {
  const largest = Math.min(tallestWidth(width, height), largestWidth(width / height));
  return [...[...settings.avifWidthsPx, ...panorama.widthsPx].filter((width) => width < largest), largest];
}

/** Panoramas are zoomed in more than other pictures, because they are low: their largest file has this area. */
const panorama = { minRatio: 2, widthsPx: [3840, 7680], areaPx: 8e6 };
/** WebP can have no longer side, AVIF only a little. */
export const maxSidePx = 16_383;

function largestWidth(ratio: number): number {
  if (ratio < panorama.minRatio) return settings.avifWidthsPx.at(-1)!;
  return Math.min(Math.floor(Math.sqrt(panorama.areaPx * ratio)), maxSidePx);
}

/** The original width, or for a very tall picture the width at which its height can be encoded. */
const tallestWidth = (width: number, height: number): number =>
  Math.min(width, Math.floor((maxSidePx * width) / height));

/** The Base64 of a WebP file of 16 px, about 150 bytes: what visitors see of a picture that is on its way. */
export async function drawPlaceholder(picture: Uint8Array): Promise<string> {
  const small = sharp(picture).resize({ width: 16, height: 16, fit: 'inside' });
  return (await small.webp({ quality: 40, effort: 6 }).toBuffer()).toString('base64');
}

async function dominantColor(picture: Uint8Array): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
