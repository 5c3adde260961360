import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get as request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentType } from '../lib/content-type.ts';
import { createStaticHost, sendFile, startHost } from './static-host.ts';

// The real function, with recorded results.
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  return { ...fs, createReadStream: vi.fn(fs.createReadStream) };
});

let folder: string;
let server: Server;
let origin: string;
const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  for (const name of ['music', 'audio', 'assets', 'de']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'music.html'), 'music');
  writeFileSync(join(folder, 'music/album.html'), 'album');
  writeFileSync(join(folder, '404.html'), 'not found');
  writeFileSync(join(folder, 'de/index.html'), 'deutsch');
  writeFileSync(join(folder, 'de/404.html'), 'nicht gefunden');
  writeFileSync(join(folder, 'audio/song.mp3'), '0123456789');
  writeFileSync(join(folder, 'assets/app.js'), 'code');
  writeFileSync(join(folder, 'assets/app.js.br'), brotliCompressSync('code'));
  writeFileSync(join(folder, 'assets/app.js.gz'), gzipSync('code'));
  writeFileSync(join(folder, 'empty.txt'), '');
  writeFileSync(join(folder, 'audio/long.wav'), Buffer.alloc(30_000_000));
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

test('the folder of a language has its own home page and not-found page', async () => {
  const answers = ['/site/de/', '/site/de', '/site/de/nichts', '/site/de/404', '/site/deutsch'].map(async (path) => {
    const answer = await get(path);
    return [answer.status, await answer.text()];
  });
  const lost = [404, 'nicht gefunden'];
  expect(await Promise.all(answers)).toEqual([[200, 'deutsch'], [200, 'deutsch'], lost, lost, [404, 'not found']]);
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
  ['a backslash', '/site/music%5Calbum'],
  ['a very long address', `/site/${'long/'.repeat(1500)}`],
  ['a very long name', `/site/${'x'.repeat(5000)}`],
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
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=0-99999999999999999999999', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=99999999999999999999999-', 416, 'bytes */10', ''],
  // A host may ignore ranges that it does not know.
  ['lines=0-1', 200, null, '0123456789'],
  ['bytes=0-1,4-5', 200, null, '0123456789'],
  ['bytes=-', 200, null, '0123456789'],
  ['null', 200, null, '0123456789'],
])('the range %s of a recording has status %i', async (range, status, contentRange, text) => {
  const answer = await get('/site/audio/song.mp3', { range });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    status,
    contentRange,
    text,
  ]);
});

test('the range of an unknown version is answered with the whole file', async () => {
  const answer = await get('/site/audio/song.mp3', { range: 'bytes=2-4', 'if-range': '"a version"' });
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
});

test.each([
  ['POST', 405],
  ['PUT', 405],
  ['DELETE', 405],
  ['OPTIONS', 405],
])('%s has status %i', async (method, status) => {
  const answer = await fetch(`${origin}/site/music`, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, 'GET, HEAD']);
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
  expect((await get('/site/empty.txt', { range: 'bytes=0-' })).status).toBe(416);
});

test('nothing is sent after the browser has closed the connection', async () => {
  const answered = Promise.withResolvers<boolean>();
  const late = createServer((request, response) => {
    response.once('close', () => {
      try {
        answered.resolve(sendFile(request, response, join(folder, 'audio/long.wav')));
      } catch (error) {
        answered.reject(error);
      }
    });
    client.destroy();
  });
  const client = request(await startHost(late)).on('error', () => {}); // It has closed the connection.
  expect(await answered.promise).toBe(true);
  late.close();
});

test('a closed connection leaves no file open', async () => {
  vi.mocked(createReadStream).mockClear();
  request(`${origin}/site/audio/long.wav`, (response) => response.once('data', () => response.destroy()));
  await expect.poll(() => vi.mocked(createReadStream).mock.results[0]?.value.closed).toBe(true);
});

describe('requests that no browser sends', () => {
  const odd = [
    '',
    '/',
    '//',
    '/.',
    '/..',
    '*',
    '%',
    '%00',
    '%2e%2e%2f',
    '\\',
    '?',
    '#',
    ' ',
    'é',
    '\t',
    '\0',
    'http://a/',
  ];
  const methods = ['GET', 'HEAD', 'POST', 'get', 'BREW', ''];
  const targets = odd.flatMap((first) => odd.map((second) => `/site/${first}${second}`)).concat(odd);
  const lines = [
    ...targets.map((target, index) => `${methods[index % methods.length]} ${target} HTTP/1.1`),
    'GET /site/music',
    'GET /site/music HTTP/9.9',
    'GET  /site/music  HTTP/1.1',
    `GET /site/${'x'.repeat(100_000)} HTTP/1.1`,
  ];
  const headers = [
    'range: bytes=0-',
    'range: \u00ff',
    'range: bytes=1-1, 3-3',
    'content-length: x',
    'expect: tea',
    'upgrade: tea\r\nconnection: upgrade',
    'accept-encoding: ,;br;q=',
    'no colon',
  ].map((header) => `GET /site/music HTTP/1.1\r\n${header}`);

  test('are all answered with a valid status', { timeout: 20_000 }, async () => {
    expect(lines.length + headers.length).toBeGreaterThan(300);
    const { port } = server.address() as AddressInfo;
    const statuses = await Promise.all(
      [...lines, ...headers].map(async (line) => {
        const answer = await sendRaw(port, `${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
        return [line.slice(0, 100), /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]];
      }),
    );
    const valid = ['200', '206', '400', '404', '405', '414', '416', '417', '431'];
    expect(statuses.filter(([, status]) => !valid.includes(status!))).toEqual([]);
    expect((await get('/site/music')).status).toBe(200);
  });
});

/** Sends bytes to a port, and returns the response until the connection is closed. */
const sendRaw = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(text, 'latin1'));
    socket
      .setEncoding('latin1')
      .on('data', (chunk) => {
        answer += chunk;
      })
      .on('error', () => {}) // A host may close the connection before it has read everything.
      .on('close', () => resolve(answer));
  });

test('a response has the headers that the build has written for its path', async () => {
  writeFileSync(
    join(folder, '_headers'),
    '/site/*\n  X-One: first\n  X-Two: a "b"; c\n/site/assets/*\n  X-Three: third\n',
  );
  for (const [path, third] of [
    ['/site/music', null],
    ['/site/nothing', null],
    ['/site/assets/app.js', 'third'],
  ] as const) {
    const { headers } = await get(path);
    expect(['x-one', 'x-two', 'x-three'].map((name) => headers.get(name))).toEqual(['first', 'a "b"; c', third]);
  }
  rmSync(join(folder, '_headers'));
  expect((await get('/site/music')).headers.get('x-one')).toBeNull();
});

test('a file that is replaced or removed while the host runs', async () => {
  writeFileSync(join(folder, 'page.html'), 'first');
  expect(await (await get('/site/page')).text()).toBe('first');
  writeFileSync(join(folder, 'page.html'), 'second, and longer');
  expect(await (await get('/site/page')).text()).toBe('second, and longer');
  rmSync(join(folder, 'page.html'));
  expect((await get('/site/page')).status).toBe(404);
});

test('a missing folder is reported with a remedy', async () => {
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
  ['history.ics', 'text/calendar; charset=utf-8'],
  ['unknown', 'application/octet-stream'],
])('%s is %s', (file, type) => expect(contentType(file)).toBe(type));
