import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compress, writePageFile } from './compress.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const versionsOf = (file: string) => [
  gunzipSync(readFileSync(`${file}.gz`)).toString(),
  brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
];

test('every text file gets two versions, in every folder; other files get none', async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'assets'));
  const texts = ['assets/app.js', 'feed.xml', 'index.html'];
  for (const name of texts) writeFileSync(join(folder, name), `text of ${name}`);
  writeFileSync(join(folder, 'picture.avif'), 'a picture');
  await compress(folder);
  for (const name of texts) expect(versionsOf(join(folder, name))).toEqual(Array(2).fill(`text of ${name}`));
  expect(readdirSync(folder).filter((name) => name.startsWith('picture'))).toEqual(['picture.avif']);
});

test('what was compressed when it was written is not compressed again; what has changed since is', async () => {
  const folder = makeFolder();
  const [page, changed] = [join(folder, 'page.html'), join(folder, 'changed.html')];
  await writePageFile(page, 'a page');
  await writePageFile(changed, 'an older page');
  expect(versionsOf(page)).toEqual(['a page', 'a page']);
  writeFileSync(`${page}.br`, 'left alone');
  writeFileSync(changed, 'a page of this build');
  // The clock of a file system may be as coarse as two seconds.
  utimesSync(changed, new Date(), new Date(Date.now() + 5_000));
  await compress(folder);
  expect(readFileSync(`${page}.br`, 'utf8')).toBe('left alone');
  expect(versionsOf(changed)).toEqual(Array(2).fill('a page of this build'));
});
