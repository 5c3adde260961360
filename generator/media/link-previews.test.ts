import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Problem } from '../../contract/problem.ts';
import { twoHalves } from '../../testing/odd-pictures.ts';
import { copyPreviews, previewPicture, readPreviews } from './link-previews.ts';

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'previews-'));
  mkdirSync(join(content, 'pictures/social'), { recursive: true });
  return () => rmSync(content, { recursive: true });
});

const put = (name: string, bytes: Uint8Array) => writeFileSync(join(content, 'pictures/social', name), bytes);
const facts = () => ({ title: 'A page', creator: 'The Maker', licenceUrl: 'https://fixture.example/info' });

test('a preview is read by its bytes, and other sites get a JPEG of the size that the head states', async () => {
  put('home.jpg', await twoHalves(600, 315).jpeg().toBuffer());
  put('music.jpg', await twoHalves(2400, 1200).png().toBuffer());
  put('album-night.avif', await twoHalves(60, 40).avif().toBuffer());
  put('team.jpg', await twoHalves(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const problems: Problem[] = [];
  const previews = await readPreviews(content, problems);
  expect(problems).toEqual([]);
  expect(previewPicture(previews, 'unknown')).toMatchObject({ address: '/social/home.jpg', width: 600, height: 315 });
  expect(previewPicture(previews, 'music')).toMatchObject({ address: '/social/music.jpg', width: 1200, height: 600 });
  expect(previewPicture(previews, 'album-night')).toMatchObject({ width: 60, height: 40 });
  copyPreviews(previews, facts, join(content, 'out'));
  for (const { address, width, height } of previews.values()) {
    const served = await sharp(join(content, 'out', address)).metadata();
    expect(served).toMatchObject({ format: 'jpeg', width, height });
    expect([address, served.orientation ?? 1]).toEqual([address, 1]);
  }
  expect(previewPicture(previews, 'team')).toMatchObject({ width: 40, height: 80 });
});

test('without a picture for a page and for the home page, the build draws one', () => {
  const drawn = { address: '/social/album-night.jpg', width: 1200, height: 630 };
  expect(previewPicture(new Map(), 'album-night')).toEqual(drawn);
  expect(previewPicture(new Map()).address).toBe('/social/home.jpg');
});

test('a heavy preview is saved smaller, because messengers leave it out', async () => {
  const noise = Buffer.from(Array.from({ length: 1300 * 700 * 3 }, (_, at) => (at * at * 31) % 253));
  const heavy = await sharp(noise, { raw: { width: 1300, height: 700, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(heavy.length).toBeGreaterThan(600_000);
  put('home.jpg', heavy);
  expect(previewPicture(await readPreviews(content, []))).toMatchObject({ width: 1200, height: 646 });
});

const inShort = (problems: Problem[]) =>
  problems.map(({ file, message }) => [file.replaceAll('\\', '/').replace(/^.*\/pictures/, 'pictures'), message]);

test('a preview that cannot be read is a problem with its file', async () => {
  const jpeg = await twoHalves(600, 300).jpeg().toBuffer();
  put('home.jpg', jpeg.subarray(0, jpeg.length / 2));
  put('music.png', Buffer.from('no picture'));
  const problems: Problem[] = [];
  await readPreviews(content, problems);
  expect(inShort(problems)).toEqual([
    ['pictures/social/home.jpg', 'is damaged or incomplete. Save it again as JPEG.'],
    ['pictures/social/music.png', 'cannot be read as a picture. Save it again as JPEG or PNG.'],
  ]);
});

test('of two previews of one page neither is chosen silently, and a folder is none', async () => {
  put('home.jpg', await twoHalves(60, 30).jpeg().toBuffer());
  put('Home.png', await twoHalves(60, 30).png().toBuffer());
  mkdirSync(join(content, 'pictures/social/team.jpg'));
  const problems: Problem[] = [];
  await readPreviews(content, problems);
  expect(inShort(problems)).toEqual([
    ['', expect.stringMatching(/home\.jpg.* differ only in their ending: rename one of them\.$/)],
    ['pictures/social/team.jpg', 'is not a picture. Put one in its place.'],
  ]);
});

// Windows allows links to files only to administrators.
test.skipIf(process.platform === 'win32')('a preview that is a link is followed inside the content only', async () => {
  const picture = await twoHalves(60, 30).jpeg().toBuffer();
  const outside = join(mkdtempSync(join(tmpdir(), 'outside-')), 'outside.jpg');
  onTestFinished(() => rmSync(dirname(outside), { recursive: true }));
  writeFileSync(outside, picture);
  writeFileSync(join(content, 'cover.jpg'), picture);
  const link = (target: string, name: string) => symlinkSync(target, join(content, 'pictures/social', name));
  link(join(content, 'cover.jpg'), 'home.jpg');
  link(outside, 'music.jpg');
  link('gone', 'team.jpg');
  const problems: Problem[] = [];
  expect([...(await readPreviews(content, problems)).keys()]).toEqual(['home']);
  expect(inShort(problems)).toEqual([
    [
      'pictures/social/music.jpg',
      'is a link that leads out of the content folder. Put a copy of the original in its place.',
    ],
    ['pictures/social/team.jpg', 'is a link to something that is not there. Put the original in its place.'],
  ]);
});
