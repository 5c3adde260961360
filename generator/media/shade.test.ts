import { expect, test } from 'vitest';
import { contrast, mix, token } from '../lib/colors.ts';
import { cropOf, shadeOf } from './shade.ts';
import { gridSize, type Tones } from './tones.ts';

const landscape = { width: 1800, height: 1200 };
/** Tones by row of the grid. */
const rows = (toneOf: (row: number) => number): Tones => {
  const tones = Array.from({ length: gridSize ** 2 }, (_, cell) => toneOf(Math.floor(cell / gridSize)));
  return { darkest: tones, brightest: tones };
};

/** The shade of a picture of one tone. */
const plain = (tone: number) =>
  shadeOf(
    rows(() => tone),
    landscape,
    'page',
  );

test('white by night and black by day are as faint as the text needs, and not fainter', () => {
  const [white, black] = [plain(255), plain(0)];
  expect([white.day, white.dayMenu, black.night, black.nightMenu]).toEqual([1, 1, 1, 1]);
  const byNight = contrast(token('text-100'), mix('#ffffff', white.night, token('ground-800')));
  const byDay = contrast(token('text-100', 'day'), mix('#000000', black.day, token('ground-800', 'day')));
  for (const found of [byNight, byDay]) {
    expect(found).toBeGreaterThan(4.9);
    expect(found).toBeLessThan(5.4);
  }
});

test('a sky above the text counts for the menu alone, and for works, which have no room above their text', () => {
  const sky = rows((row) => (row < 2 ? 255 : 20));
  expect(shadeOf(sky, landscape, 'page')).toMatchObject({ night: 1, nightMenu: expect.closeTo(0.6, 1) });
  expect(shadeOf(sky, landscape, 'work').night).toBeLessThan(0.4);
});

test('an unmeasured picture is shaded for the worst', () => {
  const unknown = shadeOf(undefined, landscape, 'page');
  expect([unknown.night, unknown.day]).toEqual([plain(255).night, plain(0).day]);
});

test('the crop covers its place: all of the width or of the height, at 50% and 30%', () => {
  const wide = cropOf({ width: 300, height: 100 }, { width: 100, height: 100 })(0, 100);
  expect(wide).toEqual({ left: 1 / 3, right: 2 / 3, top: 0, bottom: 1 });
  const tall = cropOf({ width: 100, height: 300 }, { width: 100, height: 100 })(50, 100);
  expect(tall).toEqual({ left: 0, right: 1, top: expect.closeTo(110 / 300), bottom: expect.closeTo(160 / 300) });
});
