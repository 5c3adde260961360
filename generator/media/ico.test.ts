import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toIco } from './ico.ts';

test('favicon.ico has the drawing in each size, each at the offset in its directory', async () => {
  const draw = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: '#0c1224' } })
      .png()
      .toBuffer();
  const file = await toIco([16, 32, 48], draw);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    expect(file[entry]).toBe(size);
    const image = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});
