import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { updateLock } from './lock.ts';
import { copyPictures, pictureFiles, readPictures } from './picture-addresses.ts';

const cover = { width: 8, height: 4, color: '#102040', avifWidths: [8], webpWidth: 8 };
const [firstHash, secondHash] = ['0123456789ab', 'ba9876543210'];
const facts = { title: 'Night', creator: 'The Maker', licenceUrl: 'https://fixture.example/info' };
const provenance = () => facts;

let content: string;
let album: string;
beforeEach(async () => {
  content = mkdtempSync(join(tmpdir(), 'addresses-'));
  album = join(content, 'albums/night');
  mkdirSync(join(album, 'encoded'), { recursive: true });
  updateLock(album, { 'cover.jpg': { hash: firstHash, ...cover }, 'song.mp3': { hash: firstHash, peaks: 'z' } });
  const picture = sharp({ create: { width: 8, height: 4, channels: 3, background: '#102040' } });
  for (const variant of ['cover-8.avif', 'cover-8.webp']) await picture.toFile(join(album, 'encoded', variant));
  return () => rmSync(content, { recursive: true });
});

const stemOf = (of = provenance) => readPictures(content, of)('albums/night/cover.jpg', '').stem;

test('a picture has an address', () => {
  expect(readPictures(content, provenance)('albums/night/cover.jpg', 'A night')).toEqual({
    ...cover,
    stem: expect.stringMatching(/^\/media\/albums\/night\/cover-[0-9a-f]{8}$/),
    alt: 'A night',
  });
});

test('the address changes with the picture and with its metadata', () => {
  const first = stemOf();
  expect(stemOf()).toBe(first);
  expect(stemOf(() => ({ ...facts, title: 'Day' }))).not.toBe(first);
  updateLock(album, { 'cover.jpg': { hash: secondHash, ...cover } });
  const second = stemOf();
  expect(second).not.toBe(first);
  expect([...pictureFiles(content, provenance).keys()]).toEqual([`${second}-8.avif`, `${second}-8.webp`]);
});

test('each address has a file, in the content and in the output folder', async () => {
  const address = `${stemOf()}-8.avif`;
  const file = join(album, 'encoded/cover-8.avif');
  expect(pictureFiles(content, provenance).get(address)).toBe(file);
  const before = readFileSync(file);
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  // A leftover of an older build: a hard link to the content's own file.
  mkdirSync(dirname(join(out, address)), { recursive: true });
  linkSync(file, join(out, address));
  await copyPictures(content, provenance, out);
  expect((await sharp(join(out, address)).metadata()).xmpAsString).toContain('>Night<');
  expect(readFileSync(file)).toEqual(before);
  rmSync(out, { recursive: true });
});

test("the picture's own metadata wins", async () => {
  updateLock(album, { 'cover.jpg': { hash: firstHash, ...cover, tags: { creator: 'The Owner' } } });
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  await copyPictures(content, provenance, out);
  const { xmpAsString } = await sharp(join(out, `${stemOf()}-8.webp`)).metadata();
  expect(xmpAsString).toContain('>The Owner<');
  expect(xmpAsString).toContain('>Night<');
  rmSync(out, { recursive: true });
});

test('a picture that no record names is not served', () => {
  expect(pictureFiles(content, () => undefined)).toEqual(new Map());
});

test('a picture that is not encoded yet has no address', () => {
  const pictures = readPictures(content, provenance);
  expect(() => pictures('albums/night/none.jpg', '')).toThrow(/none\.jpg is not encoded yet/);
  expect(() => pictures('albums/night/song.mp3', '')).toThrow(/not encoded/);
});
