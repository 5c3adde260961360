import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanEnding, cleanPicture } from './given-picture.ts';
import { toXmp } from './xmp.ts';

const facts = {
  title: 'Νύχτα',
  creator: 'The Maker',
  licenceUrl: 'https://fixture.example/info#licence',
  rights: 'Please ask.',
};

const noise = (channels: 3 | 4): Sharp =>
  sharp(randomBytes(40 * 30 * channels), { raw: { width: 40, height: 30, channels } });
const camera = {
  IFD0: { Make: 'Camera', Model: 'Model 7' },
  IFD3: { GPSLatitude: '47/1 3/1 0/1', GPSLatitudeRef: 'N' },
};
/** The pixels as a visitor sees them. */
const pixelsOf = (bytes: Buffer) => sharp(bytes).autoOrient().ensureAlpha().raw().toBuffer();

// sharp reads with the libraries that browsers use, independently of our writers.
describe.each<[string, Sharp]>([
  ['a JPEG', noise(3).jpeg()],
  ['a progressive JPEG', noise(3).jpeg({ progressive: true })],
  ['a JPEG with a colour profile', noise(3).withIccProfile('p3').jpeg()],
  ['a PNG', noise(4).png()],
  ['a PNG with a palette', noise(3).png({ palette: true })],
  ['a PNG of 16 bits with a colour profile', noise(3).toColourspace('rgb16').withIccProfile('p3').png()],
  ['a WebP', noise(3).webp()],
  ['a WebP with transparent pixels', noise(4).webp()],
  ['a WebP without loss', noise(4).webp({ lossless: true })],
  ['a WebP with a colour profile', noise(3).withIccProfile('p3').webp()],
])('%s', (_, encoder) => {
  const photo = () => encoder.clone().withExif(camera).toBuffer();

  test('keeps its pixels, has our metadata, and loses those of the camera', async () => {
    const given = await photo();
    expect(given.includes('Model 7')).toBe(true);
    const clean = await cleanPicture(given, facts);
    const [before, after] = await Promise.all([sharp(given).metadata(), sharp(clean).metadata()]);
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(given));
    expect(after.xmpAsString).toBe(toXmp(facts));
    expect(after.exif).toBeUndefined();
    for (const field of ['format', 'width', 'height', 'depth', 'icc', 'isProgressive', 'hasAlpha'] as const) {
      expect(after[field], field).toEqual(before[field]);
    }
  });

  test('that lies on its side keeps its orientation and nothing else', async () => {
    const given = await encoder.clone().withExif(camera).withMetadata({ orientation: 6 }).toBuffer();
    const clean = await cleanPicture(given, facts);
    expect(clean.includes('Model 7')).toBe(false);
    expect((await sharp(clean).metadata()).autoOrient).toEqual({ width: 30, height: 40 });
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(given));
  });

  test('loses what follows it in the file', async () => {
    const clean = await cleanPicture(Buffer.concat([await photo(), Buffer.from('a film with a place')]), facts);
    expect(clean.includes('place')).toBe(false);
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(await photo()));
  });
});

test("the owner's own maker and rights win", async () => {
  const given = await noise(3)
    .jpeg()
    .withExif({ IFD0: { Artist: 'The Owner', Copyright: 'All rights' } })
    .toBuffer();
  const { xmpAsString } = await sharp(await cleanPicture(given, facts)).metadata();
  expect(xmpAsString).toBe(toXmp({ ...facts, creator: 'The Owner', rights: 'All rights' }));
});

test('a picture of another kind becomes a JPEG in full size', async () => {
  const given = await noise(3).withExif(camera).avif({ lossless: true }).toBuffer();
  const clean = await cleanPicture(given, facts);
  expect(await sharp(clean).metadata()).toMatchObject({
    format: 'jpeg',
    width: 40,
    height: 30,
    xmpAsString: toXmp(facts),
  });
  expect(clean.includes('Model 7')).toBe(false);
});

test('a drawing and the picture of a phone become a JPEG too', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="#a00"/></svg>';
  const clean = await cleanPicture(Buffer.from(drawing), facts);
  expect(await sharp(clean).metadata()).toMatchObject({ format: 'jpeg', width: 3840, xmpAsString: toXmp(facts) });
  const photo = await cleanPicture(readFileSync('testing/phone.heic'), facts);
  const { format, exif } = await sharp(photo).metadata();
  expect([format, exif]).toEqual(['jpeg', undefined]);
});

test.each<[string, string, () => Sharp]>([
  ['Sea.AVIF', '.jpg', () => noise(3).avif()],
  ['Sea.JPEG', '.jpeg', () => noise(3).jpeg()],
  ['sea.jpg', '.png', () => noise(3).png()],
  ['sea.png', '.webp', () => noise(3).webp()],
  ['sea.webp', '.jpg', () => noise(3).jpeg()],
])('%s is offered with the ending of its bytes, %s', async (name, ending, picture) => {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  const file = join(folder, name);
  writeFileSync(file, await picture().toBuffer());
  expect(cleanEnding(file)).toBe(ending);
  const { format } = await sharp(await cleanPicture(readFileSync(file), facts)).metadata();
  expect(format).toBe(ending.replace(/jpe?g/, 'jpeg').slice(1));
  rmSync(folder, { recursive: true });
});
