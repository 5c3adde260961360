import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { updateLock } from './lock.ts';
import { copyPictures, pictureFiles, readPictures } from './picture-addresses.ts';

const cover = { width: 8, height: 4, color: '#102040', avifWidths: [8], webpWidth: 8 };
const [firstHash, secondHash] = ['0123456789ab', 'ba9876543210'];

let content: string;
let album: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'addresses-'));
  album = join(content, 'albums/night');
  mkdirSync(join(album, 'encoded'), { recursive: true });
  updateLock(album, { 'cover.jpg': { hash: firstHash, ...cover }, 'song.mp3': { hash: firstHash, peaks: 'z' } });
  for (const variant of ['cover-8.avif', 'cover-8.webp']) writeFileSync(join(album, 'encoded', variant), variant);
  return () => rmSync(content, { recursive: true });
});

test('a picture has an address that changes with it', () => {
  expect(readPictures(content)('albums/night/cover.jpg', 'A night')).toEqual({
    ...cover,
    stem: '/media/albums/night/cover-01234567',
    alt: 'A night',
  });
  updateLock(album, { 'cover.jpg': { hash: secondHash, ...cover } });
  expect(readPictures(content)('albums/night/cover.jpg', '').stem).toBe('/media/albums/night/cover-ba987654');
  expect(pictureFiles(content).get('/media/albums/night/cover-01234567-8.avif')).toBeUndefined();
});

test('each address has a file, in the content and in the output folder', () => {
  const address = '/media/albums/night/cover-01234567-8.avif';
  expect(pictureFiles(content).get(address)).toBe(join(album, 'encoded/cover-8.avif'));
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  copyPictures(content, out);
  copyPictures(content, out); // Over the files of an older build.
  expect(readFileSync(join(out, address), 'utf8')).toBe('cover-8.avif');
  rmSync(out, { recursive: true });
});

test('a picture that is not encoded yet has no address', () => {
  expect(() => readPictures(content)('albums/night/none.jpg', '')).toThrow(/none\.jpg is not encoded yet/);
  expect(() => readPictures(content)('albums/night/song.mp3', '')).toThrow(/not encoded/);
});

test('only variants have addresses', () => {
  const stem = '/media/albums/night/cover-01234567';
  expect([...pictureFiles(content).keys()]).toEqual([`${stem}-8.avif`, `${stem}-8.webp`]);
});
