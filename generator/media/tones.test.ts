import sharp from 'sharp';
import { expect, test } from 'vitest';
import { gridSize, measureTones, readTones, tonesOf } from './tones.ts';

/** A picture of 400 × 400 px, in which `paint` gives the grey of each pixel. */
const pixels = (paint: (x: number, y: number) => number) =>
  Uint8Array.from({ length: 400 * 400 * 3 }, (_, at) => paint(Math.floor(at / 3) % 400, Math.floor(at / 1200)));

test('each cell of the grid has its own extremes', () => {
  const { darkest, brightest } = tonesOf(
    pixels((x, y) => (y < 40 ? 255 : x < 40 ? 0 : x % 2 ? 90 : 110)),
    400,
    400,
  );
  expect(new Set(darkest.slice(0, gridSize))).toEqual(new Set([255]));
  expect([darkest[gridSize], brightest[gridSize]]).toEqual([0, 0]);
  expect([darkest.at(-1), brightest.at(-1)]).toEqual([90, 110]);
});

test('a few stars are ignored, a lamp is not', () => {
  const stars = pixels((x, y) => (x % 40 < 2 && y % 40 < 2 ? 255 : 10));
  const lamps = pixels((x, y) => (x % 40 < 4 && y % 40 < 4 ? 255 : 10));
  expect(Math.max(...tonesOf(stars, 400, 400).brightest)).toBe(10);
  expect(Math.min(...tonesOf(lamps, 400, 400).brightest)).toBe(255);
});

test('a colour counts by its luminance', () => {
  const blue = Uint8Array.from({ length: 300 }, (_, at) => (at % 3 === 2 ? 255 : 0));
  const { darkest, brightest } = tonesOf(blue, 10, 10);
  expect([darkest[0], brightest[0]]).toEqual([18, 69]);
});

test('tones survive the lock; those of another version are none', async () => {
  const half = pixels((x) => (x < 200 ? 0 : 255));
  const picture = sharp(Buffer.from(half), { raw: { width: 400, height: 400, channels: 3 } });
  expect(readTones(await measureTones(await picture.png().toBuffer()))).toEqual(tonesOf(half, 400, 400));
  expect([undefined, '', 'AAAA'].map(readTones)).toEqual([undefined, undefined, undefined]);
});
