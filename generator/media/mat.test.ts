import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import { findMat, mats } from './mat.ts';

const [wall, light, grey] = mats;

const drawing = (shapes: string, format: 'png' | 'webp' | 'avif' = 'png') =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${shapes}</svg>`))
    .toFormat(format, { lossless: format !== 'png' })
    .toBuffer();
const circle = (attributes: string) => `<circle cx="150" cy="100" r="60" ${attributes}/>`;
const two = (first: string, second: string) =>
  `<rect x="20" y="40" width="100" height="100" fill="${first}"/><rect x="160" y="40" width="100" height="100" fill="${second}"/>`;

test.each([
  ['dark', circle('fill="black"'), light],
  ['dark lines', circle('fill="none" stroke="#222"'), light],
  ['half transparent and dark', circle('fill="black" opacity="0.4"'), light],
  ['deep blue', circle('fill="#00008b"'), light],
  ['dark, with a few light parts', `${circle('fill="black"')}<circle cx="150" cy="100" r="12" fill="white"/>`, light],
  ['white', circle('fill="white"'), wall],
  ['half transparent and white', circle('fill="white" opacity="0.4"'), wall],
  ['yellow', circle('fill="gold"'), wall],
  ['black and white', two('black', 'white'), grey],
  ['empty', '', wall],
])('a transparent drawing that is %s gets a mat on which it is visible', async (_, shapes, mat) => {
  for (const format of ['png', 'webp', 'avif'] as const) expect(await findMat(await drawing(shapes, format))).toBe(mat);
});

test('pictures in grey tones, with a palette, and with animation have a mat too', async () => {
  const dark = await drawing(circle('fill="black"'));
  expect(await findMat(await sharp(dark).toColourspace('b-w').png().toBuffer())).toBe(light);
  expect(await findMat(await sharp(dark).png({ palette: true }).toBuffer())).toBe(light);
  const frames = await sharp([dark, dark], { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await findMat(frames)).toBe(light);
});

test('a picture without transparent pixels has no mat, with or without an alpha channel', async () => {
  const opaque = '<rect width="300" height="200" fill="black"/>';
  for (const format of ['png', 'webp', 'avif'] as const) {
    expect(await findMat(await drawing(opaque, format))).toBeUndefined();
    const withAlpha = await sharp(await drawing(opaque))
      .ensureAlpha()
      .toFormat(format)
      .toBuffer();
    expect(await findMat(withAlpha)).toBeUndefined();
  }
  expect(
    await findMat(
      await sharp(await drawing(opaque))
        .jpeg()
        .toBuffer(),
    ),
  ).toBeUndefined();
});

test('all encoded files of a picture have its mat, and so has its dominant colour', async () => {
  const { variants, color } = await encodePicture(await drawing(circle('fill="black"')));
  for (const { bytes } of variants) {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(Math.min(...data.subarray(0, 3))).toBeGreaterThan(200);
  }
  expect(color).toMatch(/^#f[0-9a-f]e[0-9a-f]d[0-9a-f]$/);
});
