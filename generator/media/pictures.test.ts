import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import { readPictures } from './picture-addresses.ts';
import { encodePictures, MediaError } from './pictures.ts';

vi.mock('./encode-picture.ts', async (original) => {
  const encode = await original<typeof import('./encode-picture.ts')>();
  return { ...encode, encodePicture: vi.fn(encode.encodePicture) };
});

let content: string;

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'media-'));
  vi.mocked(encodePicture).mockClear();
});
afterEach(() => rmSync(content, { recursive: true }));

async function paint(file: string, width: number, color = '#102040', orientation = 1): Promise<void> {
  mkdirSync(dirname(join(content, file)), { recursive: true });
  const blank = sharp({ create: { width, height: 4, channels: 3, background: color } });
  await blank.withMetadata({ orientation }).toFile(join(content, file));
}

const encode = async (): Promise<string[]> => {
  const lines: string[] = [];
  await encodePictures(content, (line) => lines.push(line));
  return lines;
};
const variantsIn = (folder: string) => readdirSync(join(content, folder, 'encoded')).sort();

test('a picture becomes three AVIF files, a WebP file and a lock', async () => {
  await paint('albums/night/Cover.JPG', 2400);
  const lines = await encode();
  expect(variantsIn('albums/night')).toEqual(['Cover-1920.avif', 'Cover-480.avif', 'Cover-960.avif', 'Cover-960.webp']);
  expect(lines[0]).toMatch(/^1 of 1 {2}albums\/night\/Cover\.JPG {2}\d+ KB AVIF at 960 px$/);
  const text = readFileSync(join(content, 'albums/night/media.lock.json'), 'utf8');
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)['Cover.JPG']).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{12}$/),
    width: 2400,
    height: 4,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    avifWidths: [480, 960, 1920],
    webpWidth: 960,
  });
});

test('the second run encodes nothing', async () => {
  await paint('one.png', 8);
  await encode();
  await encode();
  expect(encodePicture).toHaveBeenCalledTimes(1);
});

test('a picture that has changed or lacks a variant is encoded again', async () => {
  await paint('one.png', 8);
  await encode();
  await paint('one.png', 6);
  await encode();
  expect(variantsIn('')).toEqual(['one-6.avif', 'one-6.webp']);
  rmSync(join(content, 'encoded/one-6.webp'));
  await encode();
  expect(encodePicture).toHaveBeenCalledTimes(3);
});

test('the variants of a deleted picture are deleted', async () => {
  await paint('set/one.png', 8);
  await paint('set/two.png', 8);
  await encode();
  rmSync(join(content, 'set/one.png'));
  await encode();
  expect(variantsIn('set')).toEqual(['two-8.avif', 'two-8.webp']);
  rmSync(join(content, 'set/two.png'));
  await encode();
  expect(readdirSync(join(content, 'set'))).toEqual([]);
});

test('a small picture is not enlarged, and EXIF rotation is applied', async () => {
  await paint('small.jpg', 600);
  await paint('turned.jpg', 20, '#102040', 6);
  await encode();
  expect(readPictures(content)('small.jpg', '')).toMatchObject({ avifWidths: [480, 600], webpWidth: 600, width: 600 });
  expect(readPictures(content)('turned.jpg', '')).toMatchObject({ avifWidths: [4], width: 4, height: 20 });
});

test('files that are not pictures are reported together, and the others are encoded', async () => {
  await paint('good.png', 8);
  writeFileSync(join(content, 'bad.jpg'), 'not a picture');
  writeFileSync(join(content, 'empty.webp'), '');
  const error = await encode().catch((error) => error);
  expect(error).toBeInstanceOf(MediaError);
  expect(error.message).toMatch(/bad\.jpg cannot be read as a picture: .*\n.*empty\.webp cannot be read/);
  expect(variantsIn('')).toEqual(['good-8.avif', 'good-8.webp']);
});

test('two pictures whose variants would have the same names are refused', async () => {
  await paint('cover.jpg', 8);
  await paint('cover.png', 8);
  await expect(encode()).rejects.toThrow(/cover\.jpg and cover\.png in .* rename one/);
});
