import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { checkContent } from './check-content.ts';
import { largeFiles } from './files.ts';
import { answerOf, silentLinks } from './online.ts';
import { sourceOf } from './source.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyFixture();
  return () => copy.remove();
});

/** Runs the command as the owner does. */
function run(...options: string[]): { output: string; code: number } {
  try {
    const env = { ...process.env, CONTENT: copy.folder };
    return {
      output: execFileSync(process.execPath, ['generator/check/command.ts', ...options], { env, encoding: 'utf8' }),
      code: 0,
    };
  } catch (error) {
    const { stdout, status } = error as { stdout: string; status: number };
    return { output: stdout, code: status };
  }
}

test('the fixture has nothing that must be fixed', async () => {
  expect((await checkContent('fixture')).filter(({ level }) => level === 'must')).toEqual([]);
});

test('the command lists its findings, and exits with 1 only if something must be fixed', () => {
  const before = run();
  expect([before.code, before.output]).toEqual([
    0,
    expect.stringMatching(/^Should fix \(\d+\)\n[\s\S]*Before launch \(\d+\)\n/),
  ]);
  appendFileSync(join(copy.folder, 'future.yaml'), 'extra: 1\n');
  const after = run();
  expect([after.code, after.output]).toEqual([
    1,
    expect.stringMatching(/^Must fix \(1\)\n.*future\.yaml:\d+:1 {2}'extra' is not/),
  ]);
  const [finding] = JSON.parse(run('--json').output);
  expect(finding).toMatchObject({ level: 'must', path: ['extra'], place: expect.stringMatching(/^\d+:1$/) });
});

test('a file that no record names is found', async () => {
  writeFileSync(join(copy.folder, 'galleries/alone/old.jpg'), 'x');
  const named = (await checkContent(copy.folder)).filter(({ message }) => message.startsWith('is named by no record'));
  expect(named.map(({ file }) => file)).toEqual([join(copy.folder, 'galleries/alone/old.jpg')]);
});

test('files of a page that is left out, or of a draft, wait for it, so they are not found', async () => {
  copy.change('texts/spring/text.yaml', 'below: journal\n', 'below: journal\ndraft: true\n');
  copy.change('pages.yaml', 'page: music\n', 'page: music\n  leftOut: true\n');
  copy.change('pages.yaml', 'page: art\n', 'page: art\n  leftOut: true\n');
  const found = await checkContent(copy.folder);
  expect(found.filter(({ message }) => message.includes('named by no record'))).toEqual([]);
});

test("what is not the build's own in its folders is found", async () => {
  const album = join(copy.folder, 'albums/single');
  rmSync(join(album, 'encoded'), { recursive: true, force: true });
  mkdirSync(join(album, 'encoded/masters'), { recursive: true });
  for (const name of ['mine.flac', 'masters/notes.txt', 'cover-480.avif'])
    writeFileSync(join(album, 'encoded', name), '');
  const foreign = async () => (await checkContent(copy.folder)).filter(({ message }) => message.includes('the build'));
  expect((await foreign()).map(({ level, file }) => [level, file])).toEqual([
    ['should', join(album, 'encoded/masters/notes.txt')],
    ['should', join(album, 'encoded/mine.flac')],
  ]);
  rmSync(join(album, 'encoded'), { recursive: true });
  symlinkSync(join(copy.folder, 'albums/songs'), join(album, 'encoded'), 'junction');
  const [link] = await foreign();
  expect([link?.level, link?.file]).toEqual(['must', join(album, 'encoded')]);
});

test('a file that a record names is named in a linked folder too', async () => {
  symlinkSync(join(copy.folder, 'albums/songs'), join(copy.folder, 'albums/single/all'), 'junction');
  const found = await checkContent(copy.folder);
  expect(found.filter(({ message }) => message.startsWith('is named by no record'))).toEqual([]);
});

test('files that are too large for hosts', () => {
  const mebibyte = 1024 * 1024;
  const files = [
    { name: 'a.wav', bytes: 101 * mebibyte },
    { name: 'b.wav', bytes: 26 * mebibyte },
    { name: 'c.mp4', bytes: 3 * mebibyte },
    { name: 'd.mp3', bytes: 25 * mebibyte },
  ];
  expect(largeFiles('content', files).map(({ level, file }) => [level, file])).toEqual([
    ['must', join('content', 'a.wav')],
    ['should', join('content', 'b.wav')],
    ['should', join('content', 'c.mp4')],
  ]);
});

test('links that do not answer are found, links that only refuse programs are not', async () => {
  const answers: Record<string, number> = { '/ok': 200, '/gone': 404, '/shy': 403 };
  const server = createServer((request, response) => response.writeHead(answers[request.url!]!).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = ['ok', 'gone', 'shy'].map((path) => `- url: ${origin}/${path}\n`).join('');
  const found = await silentLinks([sourceOf('a.yaml', text)]);
  server.close();
  server.closeAllConnections();
  expect(found.map(({ level, place, message }) => [level, place, message])).toEqual([
    ['should', '2', expect.stringContaining('/gone answers with 404. Open it in a browser')],
  ]);
  expect(await answerOf(origin)).toBe('does not answer');
});
