import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { halvesOfSvg, svg } from '../../testing/odd-pictures.ts';
import { startDesk } from '../../testing/start-desk.ts';
import { desk } from './plugin.ts';

let copy: ContentCopy;
let server: Server;
/** Called when the server tells the page something. */
let onEvent: (() => void) | undefined;
const contentBefore = process.env.CONTENT;
beforeAll(async () => {
  copy = copyFixture();
  process.env.CONTENT = copy.folder;
  server = await startDesk(desk(), () => onEvent?.());
});
afterAll(() => {
  server.close();
  rmSync(join(copy.folder, '..', '.desk', basename(copy.folder)), { recursive: true });
  copy.remove();
  if (contentBefore === undefined) delete process.env.CONTENT;
  else process.env.CONTENT = contentBefore;
});

/** Sends a request with exactly these headers. Returns its status and text. */
async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer = '{"text":"","version":""}',
): Promise<[number, string]> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: 'localhost', port, method, path: `/desk/api/${path}`, headers });
  sent.end(method === 'POST' ? body : undefined);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return [answer.statusCode!, await text(answer)];
}

test('requests of other pages are refused, and change nothing', async () => {
  const before = copy.read('team.yaml');
  for (const headers of [
    {},
    { 'x-desk': '1', origin: 'https://example.org' },
    { 'x-desk': '1', 'sec-fetch-site': 'cross-site' },
    { 'x-desk': '1', host: 'evil.example' },
  ]) {
    const [status] = await send('POST', 'change?record=team.yaml', headers as Record<string, string>);
    expect(status, JSON.stringify(headers)).toBe(403);
  }
  expect((await send('GET', 'record?record=team.yaml', {}))[0]).toBe(403);
  expect(copy.read('team.yaml')).toBe(before);
});

test('the page of the desk reads records and nothing else', async () => {
  const known = { 'x-desk': '1' };
  expect((await send('GET', 'record?record=team.yaml', known))[0]).toBe(200);
  expect((await send('GET', 'record?record=../package.json', known))[0]).toBe(404);
  expect((await send('GET', 'unknown', known))[0]).toBe(404);
  const [status] = await send('GET', `file?record=team.yaml&file=${encodeURIComponent('../../package.json')}`, known);
  expect(status).toBeGreaterThanOrEqual(400);
});

test('a drawing that was put there by hand is shown as pixels, because a browser would run its scripts', async () => {
  const own = { 'x-desk': '1' };
  writeFileSync(join(copy.folder, 'pictures/drawing.svg'), svg('viewBox="0 0 96 64"', halvesOfSvg));
  const [status, answer] = await send('GET', 'file?record=team.yaml&file=pictures/drawing.svg', own);
  expect([status, answer.slice(8, 12)]).toEqual([200, 'WEBP']);
  writeFileSync(join(copy.folder, 'pictures/broken.svg'), '<svg><script>alert(1)</script>');
  expect((await send('GET', 'file?record=team.yaml&file=pictures/broken.svg', own))[0]).toBe(404);
  for (const name of ['drawing', 'broken']) rmSync(join(copy.folder, `pictures/${name}.svg`));
});

test('unused files are put aside, but no others, and no picture that was just dropped', async () => {
  const known = { 'x-desk': '1' };
  const picture = readFileSync('fixture/albums/single/cover.png');
  writeFileSync(join(copy.folder, 'pictures/unused.png'), picture);
  const [status, answer] = await send('POST', 'file?record=team.yaml&file=dropped.png', known, picture);
  expect([status, JSON.parse(answer).file]).toEqual([200, 'pictures/dropped.png']);
  const { unnamed, findings } = JSON.parse((await send('GET', 'publication', known))[1]);
  expect(unnamed).toContain('pictures/unused.png');
  expect(unnamed).not.toContain('pictures/dropped.png');
  expect(JSON.stringify(findings)).not.toContain('pictures/dropped.png');
  const files = { files: ['pictures/unused.png', 'pictures/dropped.png', 'site.yaml', '../app/client.tsx'] };
  await send('POST', 'put-aside', known, JSON.stringify(files));
  const names = ['pictures/unused.png', 'pictures/dropped.png', 'site.yaml'];
  expect(names.map((file) => existsSync(join(copy.folder, file)))).toEqual([false, true, true]);
});

test('a file that arrives slowly does not delay saving', async () => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-desk': '1' };
  const path = '/desk/api/file?record=team.yaml&file=slow.jpg';
  const upload = request({ host: 'localhost', port, method: 'POST', path, headers });
  upload.write('the first bytes');
  // The server has begun to keep them.
  const incoming = join(copy.folder, '..', '.desk', basename(copy.folder), 'incoming', String(process.pid));
  await expect.poll(() => readdirSync(incoming)).toHaveLength(1);
  expect((await send('POST', 'change?record=team.yaml', headers))[0]).toBe(409);
  upload.end();
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect(await text(answer)).toContain('slow.jpg cannot be read as a picture');
});

test('an upload that is left out while it is checked leaves nothing', async () => {
  const { port } = server.address() as AddressInfo;
  const path = '/desk/api/file?record=team.yaml&file=unwanted.png';
  const upload = request({ host: 'localhost', port, method: 'POST', path, headers: { 'x-desk': '1' } });
  upload.on('error', () => {});
  const left = Promise.withResolvers<void>();
  onEvent = () => {
    upload.destroy();
    left.resolve();
  };
  upload.end(readFileSync('fixture/albums/single/cover.png'));
  await left.promise;
  onEvent = undefined;
  const incoming = join(copy.folder, '..', '.desk', basename(copy.folder), 'incoming', String(process.pid));
  await expect.poll(() => readdirSync(incoming)).toEqual([]);
  expect(existsSync(join(copy.folder, 'pictures/unwanted.png'))).toBe(false);
});

test('a request that arrives twice is done once, and has its answer twice', async () => {
  const headers = { 'x-desk': '1', 'x-desk-request': 'one' };
  const body = JSON.stringify({ kind: 'albums', title: 'Twice' });
  const answers = await Promise.all([1, 2].map(() => send('POST', 'begin', headers, body)));
  expect(answers).toEqual([1, 2].map(() => [200, '{"name":"albums/twice/album.yaml"}']));
  const [, list] = await send('GET', 'records', { 'x-desk': '1' });
  expect(list).not.toContain('twice-2');
  const picture = readFileSync('fixture/albums/single/cover.png');
  const sent = () =>
    send('POST', 'file?record=team.yaml&file=once.png', { 'x-desk': '1', 'x-desk-request': 'two' }, picture);
  expect(await sent()).toEqual(await sent());
  expect(readdirSync(join(copy.folder, 'pictures')).filter((name) => name.startsWith('once'))).toEqual(['once.png']);
});

test('before the first Publish there is no answer of the host', async () => {
  expect(await send('GET', 'host-answer', { 'x-desk': '1' })).toEqual([200, 'null']);
});

test('the dev server has the desk, and the build has not', () => {
  expect(desk().apply).toBe('serve');
});
