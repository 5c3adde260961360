import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { phonePicture } from '../../testing/odd-pictures.ts';
import { MediaError } from './media-error.ts';
import { originalFile, readOriginals } from './original-pictures.ts';
import { encodePictures } from './pictures.ts';

const facts = { title: 'A picture', creator: 'The Maker', licenceUrl: 'https://fixture.example/info' };

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'originals-'));
  mkdirSync(join(content, 'set'));
  return () => rmSync(content, { recursive: true });
});

const paint = (file: string, width: number) =>
  sharp({ create: { width, height: 4, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(content, file));

test('a picture that is not encoded is found with its upright size and its own addresses', async () => {
  await paint('set/My picture.jpg', 8);
  const originals = await readOriginals(content, () => facts);
  const picture = originals.get('set/My picture.jpg')!;
  expect(picture).toMatchObject({ width: 4, height: 8, avifWidths: [4], webpWidth: 4 });
  for (const ending of ['-4.avif', '-4.webp']) {
    expect(originalFile(picture.stem + ending)).toBe(join(content, 'set/My picture.jpg'));
  }
  expect(picture.stem).toMatch(/^\/media\/set\/my-picture-[0-9a-f]{8}-[0-9a-f]{8}$/);
  await paint('set/My picture.jpg', 16);
  expect((await readOriginals(content, () => facts)).get('set/My picture.jpg')!.height).toBe(16);
});

test('a transparent picture is shown on its mat', async () => {
  const nothing = { width: 40, height: 40, channels: 4, background: '#0000' } as const;
  const dark = { create: { width: 9, height: 9, channels: 3, background: 'black' } } as const;
  await sharp({ create: nothing })
    .composite([{ input: dark }])
    .toFile(join(content, 'set/drawing.png'));
  const { stem } = (await readOriginals(content, () => facts)).get('set/drawing.png')!;
  const { isOpaque, channels } = await sharp(originalFile(`${stem}-40.webp`)).stats();
  expect([isOpaque, channels[0]!.max > 200]).toEqual([true, true]);
});

test('a picture that browsers cannot show is shown as WebP', async () => {
  writeFileSync(join(content, 'set/phone.heic'), phonePicture());
  const { stem, width, height } = (await readOriginals(content, () => facts)).get('set/phone.heic')!;
  expect([width, height]).toEqual([64, 96]);
  expect(await sharp(originalFile(`${stem}-64.webp`)).metadata()).toMatchObject({ format: 'webp', width, height });
});

test('an encoded picture is not among them, unless one of its files is missing', async () => {
  await paint('one.jpg', 8);
  await encodePictures(content, () => {});
  expect((await readOriginals(content, () => facts)).size).toBe(0);
  rmSync(join(content, 'encoded/one-4.webp'));
  expect((await readOriginals(content, () => facts)).size).toBe(1);
});

test('a picture that cannot be shown is reported if a record names it', async () => {
  writeFileSync(join(content, 'set/one.jpg'), 'no picture');
  expect((await readOriginals(content, () => undefined)).size).toBe(0);
  const error = await readOriginals(content, () => facts).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MediaError);
  expect((error as MediaError).message).toContain('one.jpg  cannot be read as a picture.');
});
