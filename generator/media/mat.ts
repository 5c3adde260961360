import sharp, { type Sharp } from 'sharp';

/**
 * What lies behind the transparent parts of a picture, best first: the colour of the wall, which changes nothing to see; a
 * light one for dark drawings; a grey one for those that have both.
 */
export const mats = ['#0c1224', '#f3ead9', '#808080'];

/** A picture needs this contrast to be understood (WCAG 1.4.11). */
const minContrast = 3;
/** A mat may make so much of a drawing hard to see: white eyes in a dark face. */
const tolerated = 0.1;
/** A drawing is judged at this width. */
const samplePx = 200;

/**
 * The mat of a picture with transparent pixels; undefined for all others. It is part of each file that is made of the
 * picture, so that it is there in search results, on other sites and on paper too.
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

/** How much of a drawing cannot be told from a mat, from 0 to 1. `pixels` has four bytes for each: RGBA. */
function lostShare(pixels: Uint8Array, mat: string): number {
  const ground = luminance(...(mat.match(/[0-9a-f]{2}/g)!.map((hex) => Number.parseInt(hex, 16)) as Rgb));
  let [drawn, lost] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const ink = luminance(red, green, blue);
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    drawn += alpha;
    if (contrast < minContrast) lost += alpha;
  }
  return drawn === 0 ? 0 : lost / drawn;
}

type Rgb = [red: number, green: number, blue: number];

/** The relative luminance of WCAG. */
function luminance(...rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
