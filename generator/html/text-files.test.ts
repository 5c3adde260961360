import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { TextFiles } from './text-files.ts';

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'text-files-'));
  const texts = new TextFiles(folder);
  onTestFinished(async () => {
    await texts.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, texts };
}

const versionsOf = (file: string) => [
  gunzipSync(readFileSync(`${file}.gz`)).toString(),
  brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
];

test('every text file gets two versions, in every folder; other files get none', async () => {
  const { folder, texts } = makeFolder();
  mkdirSync(join(folder, 'assets'));
  const names = ['assets/app.js', 'feed.xml', 'index.html'];
  for (const name of names) writeFileSync(join(folder, name), `text of ${name}`);
  writeFileSync(join(folder, 'picture.avif'), 'a picture');
  await texts.compressOthers();
  for (const name of names) expect(versionsOf(join(folder, name))).toEqual(Array(2).fill(`text of ${name}`));
  expect(readdirSync(folder).filter((name) => name.startsWith('picture'))).toEqual(['picture.avif']);
});

test('a file that was compressed when it was written is compressed again only if it has changed', async () => {
  const { folder, texts } = makeFolder();
  const [page, changed] = [join(folder, 'art/page.html'), join(folder, 'changed.html')];
  await Promise.all([texts.write('art/page.html', 'a page: Ω'), texts.write('changed.html', 'an older page')]);
  expect(readFileSync(page, 'utf8')).toBe('a page: Ω');
  expect(versionsOf(page)).toEqual(['a page: Ω', 'a page: Ω']);
  writeFileSync(`${page}.br`, 'left alone');
  writeFileSync(changed, 'a page of this build');
  // The clock of a file system may be as coarse as two seconds.
  utimesSync(changed, new Date(), new Date(Date.now() + 5_000));
  await texts.compressOthers();
  expect(readFileSync(`${page}.br`, 'utf8')).toBe('left alone');
  expect(versionsOf(changed)).toEqual(Array(2).fill('a page of this build'));
});

test('a page of which there may be thousands is a little larger than a single page', async () => {
  const { folder, texts } = makeFolder();
  const text = readFileSync(import.meta.filename, 'utf8');
  const names = ['music.html', 'music/album/one.html'];
  await Promise.all(names.map((name) => texts.write(name, text)));
  const [one, many] = names.map((name) => readFileSync(join(folder, `${name}.br`)).length) as [number, number];
  expect(many / one).toBeGreaterThan(1);
  expect(many / one).toBeLessThan(1.15);
});

test('a file that cannot be written is an error, and nothing waits for ever', async () => {
  const { folder, texts } = makeFolder();
  writeFileSync(join(folder, 'a-file'), '');
  const writes = Array.from({ length: 9 }, (_, index) =>
    texts.write(index ? `${index}.html` : 'a-file/below.html', ''),
  );
  const results = await Promise.allSettled(writes);
  expect(results[0]).toMatchObject({ status: 'rejected', reason: { code: expect.stringMatching(/ENOTDIR|EEXIST/) } });
});
