import sharp, { type Sharp } from 'sharp';

/** Backgrounds for transparent pictures, best first: the wall's colour, a light one for dark drawings, grey for mixed ones. */
export const mats = ['#0c1224', '#f3ead9', '#808080'];

/** A picture needs this contrast to be understood (WCAG 1.4.11). */
const minContrast = 3;
/** The share of a drawing that a mat may make hard to see, such as white eyes in a dark face. */
const tolerated = 0.1;
/** The width at which contrast is measured. */
const samplePx = 200;

/**
 * The mat of a picture with transparent pixels; undefined for other pictures. Every encoded file contains it, so that the
 * picture is also visible in search results, on other sites and on paper.
 */
export async function findMat(picture: Uint8Array): Promise<string | undefined> {
  const { hasAlpha } = await sharp(picture).metadata();
  if (!hasAlpha || (await sharp(picture).stats()).isOpaque) return undefined;
  const sample = await sharp(picture)
    .resize({ width: samplePx, withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const lost = mats.map((mat) => ({ mat, share: lostShare(sample, mat) }));
  const good = lost.find(({ share }) => share <= tolerated);
  return (good ?? lost.reduce((least, next) => (next.share < least.share ? next : least))).mat;
}

/** Opens a picture: upright, and on its mat. */
export function openPicture(picture: Uint8Array, mat: string | undefined): Sharp {
  const upright = sharp(picture).autoOrient();
  return mat ? upright.flatten({ background: mat }) : upright;
}

/** The share of a drawing that has too little contrast with a mat, from 0 to 1. `pixels` are RGBA, four bytes each. */
function lostShare(pixels: Uint8Array, mat: string): number {
  const ground = luminance(Buffer.from(mat.slice(1), 'hex'));
  let [drawn, lost] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const ink = luminance(pixels.subarray(at, at + 3));
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    const alpha = pixels[at + 3]!;
    drawn += alpha;
    if (contrast < minContrast) lost += alpha;
  }
  return drawn === 0 ? 0 : lost / drawn;
}

/** The relative luminance of WCAG. */
function luminance(rgb: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = Array.from(rgb, (channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
