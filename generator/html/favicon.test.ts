import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeFavicon } from './favicon.ts';

test('favicon.ico has the drawing in three sizes, each at the offset in its directory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'favicon-'));
  await writeFavicon('public/favicon.svg', folder);
  const file = readFileSync(join(folder, 'favicon.ico'));
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    expect(file[entry]).toBe(size);
    const image = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});
