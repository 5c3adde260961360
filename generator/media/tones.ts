import sharp from 'sharp';

/** The darkest and the brightest tone of each cell of a grid over a picture, row by row, from 0 to 255. */
export interface Tones {
  darkest: number[];
  brightest: number[];
}

/** The rows and the columns of the grid. */
export const gridSize = 10;
/** The shorter side on which tones are measured. */
const samplePx = 480;
/** This share of the pixels of a cell is ignored at both ends, such as the stars of a sky: no letter is lost in them. */
const extremeShare = 0.0025;

/** Measures an encoded picture. Returns the Base64 of a byte for each darkest tone, then one for each brightest. */
export async function measureTones(picture: Uint8Array): Promise<string> {
  const sample = sharp(picture).resize({ width: samplePx, height: samplePx, fit: 'outside', withoutEnlargement: true });
  const { data, info } = await sample.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { darkest, brightest } = tonesOf(data, info.width, info.height);
  return Buffer.from([...darkest, ...brightest]).toString('base64');
}

/** The tones that `measureTones` has found; undefined for those of another version of this file. */
export function readTones(measured: string | undefined): Tones | undefined {
  const bytes = [...Buffer.from(measured ?? '', 'base64')];
  const count = gridSize ** 2;
  return bytes.length === 2 * count ? { darkest: bytes.slice(0, count), brightest: bytes.slice(count) } : undefined;
}

/**
 * The tones of pixels in RGB. A colour that is mixed with a grey has at least the luminance of its darkest tone mixed with that
 * grey, and about that of its brightest one: the first is the mean of its channels, the second that of their squares.
 */
export function tonesOf(pixels: Uint8Array, width: number, height: number): Tones {
  const empty = () => Array.from({ length: gridSize ** 2 }, () => new Uint32Array(256));
  const [dark, bright] = [empty(), empty()];
  const cellOf = (at: number, size: number) => Math.floor((at * gridSize) / size);
  for (let y = 0; y < height; y++) {
    const row = gridSize * cellOf(y, height);
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x);
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      const cell = row + cellOf(x, width);
      dark[cell]![Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)]!++;
      bright[cell]![Math.ceil(Math.sqrt(0.2126 * red ** 2 + 0.7152 * green ** 2 + 0.0722 * blue ** 2) - 1e-9)]!++;
    }
  }
  return { darkest: dark.map(darkestOf), brightest: bright.map((counts) => 255 - darkestOf(counts.reverse())) };
}

/** The first tone that is not among the ignored pixels. A small picture has cells without any: they may be as dark as can be. */
function darkestOf(counts: Uint32Array): number {
  let left = extremeShare * counts.reduce((sum, count) => sum + count, 0);
  const isSeen = (count: number) => {
    left -= count;
    return left < 0;
  };
  return Math.max(0, counts.findIndex(isSeen));
}
