import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture } from './read-picture.ts';
import { withViewBox } from './svg-view-box.ts';

const shapes = '<rect width="400" height="100" fill="#d02020"/>';
const svg = (attributes = '', inner = shapes) => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`;

test.each([
  ['no size', svg(), '0 0 400 100'],
  ['a share of the page', svg(' width="100%" height="100%"'), '0 0 400 100'],
  ['only a width', svg(' width="40"'), '0 0 400 100'],
  ['a size in pixels', svg(' width="400px" height="100"'), '0 0 400 100'],
  ['a size in millimetres', svg(' width="105.833mm" height="26.458mm"'), '0 0 400 100'],
  ['shapes elsewhere', svg('', `<g transform="translate(-900 70)">${shapes}</g>`), '-900 70 400 100'],
  ['a shape with a broad line', svg('', '<path d="M10 10h100" stroke="red" stroke-width="20"/>'), '10 0 100 20'],
])('a drawing with %s gets a viewBox that it fills', async (_, drawing, expected) => {
  const [, box = ''] = /viewBox="([^"]*)"/.exec(await withViewBox(drawing)) ?? [];
  const [found, wanted] = [box, expected].map((text) => text.split(' ').map(Number));
  for (const [index, number] of wanted!.entries()) expect(Math.abs(found![index]! - number), box).toBeLessThan(1);
});

test('a drawing that has a viewBox, or no shapes, stays as it is', async () => {
  for (const drawing of [svg(' viewBox="0 0 9 9"'), svg('', '')]) expect(await withViewBox(drawing)).toBe(drawing);
});

test('the picture of a drawing without a size is full of it', async () => {
  const { bytes, width, height } = await readPicture(Buffer.from(svg()));
  expect(width / height).toBeCloseTo(4, 1);
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]!.mean, 'red').toBeGreaterThan(200);
  expect(channels[3]?.mean ?? 255, 'opaque').toBeGreaterThan(250);
});
