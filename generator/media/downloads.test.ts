import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { readZip } from '../../testing/read-zip.ts';
import { numberedName } from '../lib/saved-name.ts';
import { type Downloads, writeDownloads } from './downloads.ts';

// The ZIP is read by a reader that does not know the library which writes it.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'downloads-'));
  return () => rmSync(folder, { recursive: true });
});

const pathOf = (address: string) => join(folder, address);
const sumOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const titles = ['Νύχτα', 'The Same', 'The Same'];

/** An album with three recordings, which are in the output folder already. */
function work(): Downloads {
  const files = titles.map((title, index) => ({
    name: numberedName(title, index, titles.length, '.mp3'),
    address: `/audio/night/song-${index}.mp3`,
  }));
  for (const [index, { address }] of files.entries()) {
    mkdirSync(dirname(pathOf(address)), { recursive: true });
    writeFileSync(pathOf(address), `recording ${index}`.repeat(20_000));
  }
  return {
    files,
    zip: { name: 'Night.zip', address: '/audio/night/night.zip' },
    checksums: { name: 'sha256sums.txt', address: '/audio/night/sha256sums.txt' },
    playlist: { name: 'Night.m3u8', address: '/audio/night/night.m3u8', text: '#EXTM3U\n' },
    folder: 'Night',
    texts: { 'licence.txt': 'Please ask.\n' },
  };
}

describe('the ZIP of a work', () => {
  test('has all its files in order, also with equal titles and in Greek, next to the texts', async () => {
    const night = work();
    await writeDownloads([night], folder);
    const zipped = readZip(readFileSync(pathOf(night.zip.address)));
    expect([...zipped.keys()]).toEqual([
      'Night/1 Νύχτα.mp3',
      'Night/2 The Same.mp3',
      'Night/3 The Same.mp3',
      'Night/licence.txt',
      'Night/sha256sums.txt',
    ]);
    for (const { name, address } of night.files) {
      expect(zipped.get(`Night/${name}`)!.contents.equals(readFileSync(pathOf(address))), name).toBe(true);
    }
    expect(zipped.get('Night/licence.txt')!.contents.toString()).toBe('Please ask.\n');
  });

  test('has the cover without the data of a camera', async () => {
    const file = join(folder, 'cover.jpg');
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } }).jpeg();
    writeFileSync(file, await photo.withExif({ IFD0: { Make: 'Camera' } }).toBuffer());
    const provenance = { title: 'Night', creator: 'The Maker', licenceUrl: 'https://fixture.example/info' };
    const night: Downloads = { ...work(), cover: { name: 'cover.jpg', file, provenance } };
    await writeDownloads([night], folder);
    const { contents } = readZip(readFileSync(pathOf(night.zip.address))).get('Night/cover.jpg')!;
    expect(contents.includes('Camera')).toBe(false);
    expect((await sharp(contents).metadata()).xmpAsString).toContain('The Maker');
  });

  test('has the same bytes in every build and in every time zone', async () => {
    const night = work();
    const bytes = async () => {
      await writeDownloads([night], folder);
      return readFileSync(pathOf(night.zip.address));
    };
    const first = await bytes();
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'Pacific/Auckland';
      // A new time of the files must not matter either.
      for (const { address } of night.files) writeFileSync(pathOf(address), readFileSync(pathOf(address)));
      expect((await bytes()).equals(first)).toBe(true);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
    expect(new Set([...readZip(first).values()].map(({ date }) => date))).toEqual(new Set(['2000-1-1 0:0']));
  });
});

test('the checksums name all offered files, and those in the ZIP all its files', async () => {
  const night = work();
  await writeDownloads([night], folder);
  const { files, zip, playlist, checksums } = night;
  const sumsOf = (text: string) => Object.fromEntries(text.split('\n').flatMap((line) => [line.split('  ').reverse()]));
  expect(sumsOf(readFileSync(pathOf(checksums.address), 'utf8').trimEnd())).toEqual(
    Object.fromEntries(
      [...files, playlist!, zip].map(({ name, address }) => [name, sumOf(readFileSync(pathOf(address)))]),
    ),
  );
  const zipped = readZip(readFileSync(pathOf(zip.address)));
  expect(sumsOf(zipped.get('Night/sha256sums.txt')!.contents.toString().trimEnd())).toEqual({
    ...Object.fromEntries(files.map(({ name, address }) => [name, sumOf(readFileSync(pathOf(address)))])),
    'licence.txt': sumOf('Please ask.\n'),
  });
});

test('the sizes match the written files', async () => {
  const night = work();
  const sizes = await writeDownloads([night], folder);
  for (const { address } of [...night.files, night.zip]) {
    expect(sizes.get(address), address).toBe(statSync(pathOf(address)).size);
  }
});

test('a file that cannot be read stops the build, and leaves no half of a list', async () => {
  const night = work();
  rmSync(pathOf(night.files[1]!.address));
  await expect(writeDownloads([night], folder)).rejects.toThrow(/song-1\.mp3/);
  expect(() => statSync(pathOf(night.checksums.address))).toThrow();
});

test('an MP3 that the build has made is offered with its size and checksum, but is not in the ZIP', async () => {
  const night = work();
  const streams = [night.files.pop()!];
  const sizes = await writeDownloads([{ ...night, streams }], folder);
  const [{ name, address }] = streams as [{ name: string; address: string }];
  expect(sizes.get(address)).toBe(statSync(pathOf(address)).size);
  expect(readFileSync(pathOf(night.checksums.address), 'utf8')).toContain(
    `${sumOf(readFileSync(pathOf(address)))}  ${name}\n`,
  );
  const zipped = readZip(readFileSync(pathOf(night.zip.address)));
  expect([...zipped.keys()]).not.toContain(`Night/${name}`);
  expect(zipped.get('Night/sha256sums.txt')!.contents.toString()).not.toContain(name);
});
