import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentType, createStaticHost, startHost } from './static-host.ts';

let folder: string;
let server: Server;
let origin: string;
const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  for (const name of ['music', 'audio', 'assets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'music.html'), 'music');
  writeFileSync(join(folder, 'music/album.html'), 'album');
  writeFileSync(join(folder, '404.html'), 'not found');
  writeFileSync(join(folder, 'audio/song.mp3'), '0123456789');
  writeFileSync(join(folder, 'assets/app.js'), 'code');
  writeFileSync(join(folder, 'assets/app.js.br'), brotliCompressSync('code'));
  writeFileSync(join(folder, 'assets/app.js.gz'), gzipSync('code'));
  writeFileSync(join(folder, 'empty.txt'), '');
  server = createStaticHost(folder, '/site/');
  origin = await startHost(server);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a page is found with and without trailing slash, even if a folder has its name', async () => {
  for (const path of ['/site/', '/site/music', '/site/music/', '/site/music/album', '/site/music?from=test']) {
    expect((await get(path)).status).toBe(200);
  }
  expect(await (await get('/site/music/')).text()).toBe('music');
});

test.each([
  ['an unknown address', '/site/nothing'],
  ['a folder without a page', '/site/audio/'],
  ['an address outside the base', '/music'],
  ['an address above the folder', '/site/%2e%2e/%2e%2e/etc/passwd'],
  ['an address above the folder, encoded', '/site/..%2f..%2fetc%2fpasswd'],
  ['a malformed address', '/site/%'],
  ['a NUL byte', '/site/%00'],
  ['two slashes', '//'],
])('%s is answered by 404.html with status 404', async (_, path) => {
  const answer = await get(path, { range: 'bytes=0-1' });
  expect([answer.status, await answer.text()]).toEqual([404, 'not found']);
});

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=7-99', 206, 'bytes 7-9/10', '789'],
  ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=4-2', 416, 'bytes */10', ''],
  ['lines=0-1', 200, null, '0123456789'],
])('the range %s of a recording has status %i', async (range, status, contentRange, text) => {
  const answer = await get('/site/audio/song.mp3', { range });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    status,
    contentRange,
    text,
  ]);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('with "accept-encoding: %s" the encoding is %s', async (accepted, encoding) => {
  const answer = await get('/site/assets/app.js', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toBe('code');
});

test('files with a hashed name are cached for ever, all others are revalidated', async () => {
  expect((await get('/site/assets/app.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/site/music')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/site/assets/old.js')).headers.get('cache-control')).toBe('no-cache');
});

test('HEAD and an empty file have a length and no body', async () => {
  const head = await fetch(`${origin}/site/music`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', '']);
  const empty = await get('/site/empty.txt');
  expect([empty.status, empty.headers.get('content-length'), await empty.text()]).toEqual([200, '0', '']);
});

test('a file that is replaced or removed while the host runs', async () => {
  writeFileSync(join(folder, 'page.html'), 'first');
  expect(await (await get('/site/page')).text()).toBe('first');
  writeFileSync(join(folder, 'page.html'), 'second, and longer');
  expect(await (await get('/site/page')).text()).toBe('second, and longer');
  rmSync(join(folder, 'page.html'));
  expect((await get('/site/page')).status).toBe(404);
});

test('a missing folder is reported with what to do', async () => {
  const host = createStaticHost(join(folder, 'no-such-folder'), '/');
  const answer = await fetch(await startHost(host));
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('npm run build')]);
  host.close();
});

test.each([
  ['song.mp3', 'audio/mpeg'],
  ['song.wav', 'audio/wav'],
  ['film.mp4', 'video/mp4'],
  ['picture.avif', 'image/avif'],
  ['font.woff2', 'font/woff2'],
  ['site.webmanifest', 'application/manifest+json'],
  ['feed.xml', 'text/xml; charset=utf-8'],
  ['unknown', 'application/octet-stream'],
])('%s is %s', (file, type) => expect(contentType(file)).toBe(type));
