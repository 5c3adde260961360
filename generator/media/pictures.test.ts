import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { brokenPictures, twoHalves } from '../../testing/odd-pictures.ts';
import { encodePicture } from './encode-picture.ts';
import { MediaError } from './media-error.ts';
import { pictureFiles, readPictures } from './picture-addresses.ts';
import { encodePictures } from './pictures.ts';

vi.mock('./encode-picture.ts', async (original) => {
  const encode = await original<typeof import('./encode-picture.ts')>();
  return { ...encode, encodePicture: vi.fn(encode.encodePicture) };
});

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, readFileSync: vi.fn(fs.readFileSync) };
});

let content: string;
const facts = { title: 'A picture', creator: 'The Maker', licenceUrl: 'https://fixture.example/info' };

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

test('a picture with the longest name that a file can have is encoded, and so is another that differs at its end', async () => {
  for (const end of ['夜', '朝']) await paint(`${'音'.repeat(80)}${end}.jpg`, 480);
  await encode();
  const names = variantsIn('');
  expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(2);
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThan(250);
});

test('a picture becomes four AVIF files, a WebP file and a lock', async () => {
  await paint('albums/night/Cover.JPG', 1920);
  const lines = await encode();
  expect(variantsIn('albums/night')).toEqual([
    'Cover-1920.avif',
    'Cover-480.avif',
    'Cover-720.avif',
    'Cover-960.avif',
    'Cover-960.webp',
  ]);
  expect(lines[0]).toMatch(/^1 of 1 {2}albums\/night\/Cover\.JPG {2}\d+ KB AVIF at 960 px$/);
  const text = readFileSync(join(content, 'albums/night/media.lock.json'), 'utf8');
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)['Cover.JPG']).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{12}$/),
    width: 1920,
    height: 4,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    preview: expect.stringMatching(/^UklGR/), // A RIFF file, as WebP is.
    tones: expect.stringMatching(/^[\w+/]{266}8=$/),
    avifWidths: [480, 720, 960, 1920],
    webpWidth: 960,
  });
});

test('a picture of an older lock is measured, and not encoded again', async () => {
  await paint('one.png', 480);
  await encode();
  const lock = join(content, 'media.lock.json');
  const before = readFileSync(lock, 'utf8');
  writeFileSync(lock, before.replace(/ *"tones.*\n/, ''));
  await encode();
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual(JSON.parse(before));
  expect(encodePicture).toHaveBeenCalledTimes(1);
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

test("nothing of the owner's is deleted from the folder of variants, and nothing through a link", async () => {
  await paint('set/one.png', 8);
  await encode();
  mkdirSync(join(content, 'set/encoded/masters-480.avif'));
  for (const name of ['mine.flac', 'masters-480.avif/one.wav', 'old-480.avif', 'old-12345678.mp3', 'old-8.webp.part']) {
    writeFileSync(join(content, 'set/encoded', name), '');
  }
  rmSync(join(content, 'set/one.png'));
  await encode();
  expect(variantsIn('set')).toEqual(['masters-480.avif', 'mine.flac']);

  mkdirSync(join(content, 'elsewhere'));
  writeFileSync(join(content, 'elsewhere/old-480.avif'), '');
  await paint('linked/one.png', 8);
  await paint('filed/one.png', 8);
  symlinkSync(join(content, 'elsewhere'), join(content, 'linked/encoded'), 'junction');
  expect(await problems()).toEqual([
    'linked/encoded  is a link, but the build needs this name for a folder of its own. Take it out.',
  ]);
  expect(readdirSync(join(content, 'elsewhere'))).toEqual(['old-480.avif']);
  rmSync(join(content, 'linked/encoded'));
  writeFileSync(join(content, 'filed/encoded'), '');
  expect(await problems()).toEqual([
    'filed/encoded  is a file, but the build needs this name for a folder of its own. Take it out.',
  ]);
});

test('only the folder of link previews is not encoded, whatever other folders are called', async () => {
  await paint('galleries/social/one.png', 8);
  await paint('pictures/social/home.png', 8);
  await encode();
  expect(variantsIn('galleries/social')).toEqual(['one-8.avif', 'one-8.webp']);
  expect(readdirSync(join(content, 'pictures/social'))).toEqual(['home.png']);
});

test('a small picture is not enlarged, and EXIF rotation is applied', async () => {
  await paint('small.jpg', 600);
  await paint('turned.jpg', 20, '#102040', 6);
  await encode();
  expect(readPictures(content, () => facts)('small.jpg', '')).toMatchObject({
    avifWidths: [480, 600],
    webpWidth: 600,
    width: 600,
  });
  expect(readPictures(content, () => facts)('turned.jpg', '')).toMatchObject({ avifWidths: [4], width: 4, height: 20 });
});

/** The problems of a content folder, one per line, with paths relative to it. */
async function problems(): Promise<string[]> {
  const error: unknown = await encode().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(MediaError);
  return String(error)
    .replace('MediaError: ', '')
    .replaceAll(content + sep, '')
    .replaceAll(sep, '/')
    .split('\n');
}

test('files that are not pictures are reported together, and the others are encoded', async () => {
  await paint('good.png', 8);
  const broken = await brokenPictures();
  for (const [file, bytes] of Object.entries(broken)) writeFileSync(join(content, file), bytes);
  const found = await problems();
  expect(found.map((line) => line.split('  ')[0])).toEqual(Object.keys(broken).sort());
  expect(found).toContain('bomb.png  has 60000 × 60000 pixels. Save it smaller: a width of 4000 pixels is plenty.');
  expect(variantsIn('')).toEqual(['good-8.avif', 'good-8.webp']);
});

test('a picture of more than 50 MB is refused', async () => {
  writeFileSync(join(content, 'heavy.jpg'), Buffer.alloc(200_000_000));
  expect(await problems()).toEqual(['heavy.jpg  has 200 MB. Save it smaller: a width of 4000 pixels is plenty.']);
});

test('an animation becomes a still, and the log says so', async () => {
  const frames = await Promise.all([twoHalves(), twoHalves().negate()].map((frame) => frame.png().toBuffer()));
  await sharp(frames, { join: { animated: true } })
    .gif()
    .toFile(join(content, 'moving.gif'));
  expect((await encode())[0]).toMatch(/px\. Only the first frame of the animation is shown\.$/);
});

test('a panorama that an older version has encoded gets its larger files', async () => {
  await paint('wide.png', 2400);
  await encode();
  const lock = join(content, 'media.lock.json');
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/,\s*2400/, ''));
  await encode();
  expect(encodePicture).toHaveBeenCalledTimes(2);
  expect(variantsIn('')).toContain('wide-2400.avif');
});

test('a picture that is encoded while its folder is renamed does not make the old folder again', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'])
    await paint(`galleries/old/${name}.jpg`, 8);
  const { encodePicture: original } =
    await vi.importActual<typeof import('./encode-picture.ts')>('./encode-picture.ts');
  vi.mocked(encodePicture).mockImplementationOnce(async (picture) => {
    renameSync(join(content, 'galleries/old'), join(content, 'galleries/new'));
    return original(picture);
  });
  await encode();
  expect(readdirSync(join(content, 'galleries'))).toEqual(['new']);
  await encode();
  expect(variantsIn('galleries/new')).toHaveLength(18);
});

test('a problem has the file and line of the record that names the picture', async () => {
  mkdirSync(join(content, 'albums/night'), { recursive: true });
  mkdirSync(join(content, 'pictures'));
  writeFileSync(join(content, 'albums/night/album.yaml'), 'title: Night\ncoverImage:\n  file: cover.JPG\n');
  writeFileSync(join(content, 'team.yaml'), '- image: { file: "pictures/Ren\u00e9.jpg", alt: "" }\n');
  writeFileSync(join(content, 'albums/night/cover.jpg'), '');
  writeFileSync(join(content, 'pictures/Rene\u0301.jpg'), '');
  expect(await problems()).toEqual([
    'albums/night/album.yaml:3  names albums/night/cover.jpg, which is empty. Put the picture in its place.',
    'team.yaml:1  names pictures/Rene\u0301.jpg, which is empty. Put the picture in its place.',
  ]);
});

test('a file that cannot be opened is reported, and a folder with the name of a picture is ignored', async () => {
  mkdirSync(join(content, 'folder.jpg'));
  await encode();
  await paint('locked.jpg', 8);
  const { readFileSync: read } = await vi.importActual<typeof import('node:fs')>('node:fs');
  vi.mocked(readFileSync).mockImplementation((file, options) => {
    if (String(file).endsWith('locked.jpg')) throw new Error('EACCES: permission denied');
    return read(file, options);
  });
  onTestFinished(() => void vi.mocked(readFileSync).mockImplementation(read));
  expect(await problems()).toEqual(['locked.jpg  cannot be opened. Allow everyone to read this file.']);
});

test('a name with capitals, spaces and accents gets a safe address', async () => {
  await paint('My Trip/Für Élise (1).JPG', 8);
  await encode();
  const { stem } = readPictures(content, () => facts)('My Trip/Für Élise (1).JPG', '');
  expect(stem).toMatch(/^\/media\/my-trip\/fur-elise-1-[0-9a-f]{8}-[0-9a-f]{8}$/);
  expect(readFileSync(pictureFiles(content, () => facts).get(`${stem}-8.avif`)!).length).toBeGreaterThan(0);
});

test('two pictures whose variants would have the same names are refused', async () => {
  await paint('cover.jpg', 8);
  await paint('cover.png', 8);
  await expect(encode()).rejects.toThrow(/cover\.jpg and cover\.png in .* rename one/);
});
