import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardCover, cardCoverPx } from './card-cover.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cover-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a cover is a square AVIF', async () => {
  const file = join(folder, 'plain.png');
  await sharp({ create: { width: 700, height: 900, channels: 3, background: '#102040' } }).toFile(file);
  const { format, width, height } = await sharp(await cardCover(file)).metadata();
  expect({ format, width, height }).toEqual({ format: 'heif', width: cardCoverPx, height: cardCoverPx });
});

test('a transparent cover gets its mat', async () => {
  const file = join(folder, 'drawing.png');
  const nothing = { width: 600, height: 600, channels: 4, background: '#0000' } as const;
  const dark = { create: { width: 200, height: 200, channels: 3, background: 'black' } } as const;
  await sharp({ create: nothing })
    .composite([{ input: dark }])
    .toFile(file);
  expect((await sharp(await cardCover(file)).stats()).channels.map(({ max }) => max > 200)).toEqual([true, true, true]);
});

test('even a cover that is hard to encode has at most 10 KB', { timeout: 60_000 }, async () => {
  const file = join(folder, 'noise.png');
  // It needs all five steps. Noise of more pixels turns grey when it is scaled down: 600 need only four.
  const sidePx = 200;
  const pixels = randomBytes(sidePx * sidePx * 3);
  await sharp(pixels, { raw: { width: sidePx, height: sidePx, channels: 3 } }).toFile(file);
  expect((await cardCover(file)).length).toBeLessThanOrEqual(10_000);
});
