import sharp, { type Sharp } from 'sharp';
import { contrastOf, luminance, luminanceOf } from '../lib/colors.ts';

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
  const ground = luminance(mat);
  let [drawn, lost] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const contrast = contrastOf(luminanceOf(pixels.subarray(at, at + 3)), ground);
    const alpha = pixels[at + 3]!;
    drawn += alpha;
    if (contrast < minContrast) lost += alpha;
  }
  return drawn === 0 ? 0 : lost / drawn;
}
