import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticHost, startHost } from './static-host.ts';

let folder: string;
let server: Server;
let origin: string;
const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  mkdirSync(join(folder, 'music'));
  mkdirSync(join(folder, 'audio'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'music.html'), 'music');
  writeFileSync(join(folder, 'music/album.html'), 'album');
  writeFileSync(join(folder, '404.html'), 'not found');
  writeFileSync(join(folder, 'audio/song.mp3'), '0123456789');
  server = createStaticHost(folder, '/site/');
  origin = await startHost(server);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a page answers with and without trailing slash, also where a folder has its name', async () => {
  for (const path of ['/site/', '/site/music', '/site/music/', '/site/music/album']) {
    expect((await get(path)).status).toBe(200);
  }
  expect(await (await get('/site/music/')).text()).toBe('music');
});

test('what is not there, outside the base or above the folder is 404.html with status 404', async () => {
  for (const path of ['/site/nothing', '/music', '/site/%2e%2e/%2e%2e/etc/passwd', '/site/%']) {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'not found']);
  }
});

test('recordings answer to ranges', async () => {
  const range = async (value: string) => {
    const answer = await get('/site/audio/song.mp3', { range: value });
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  };
  expect(await range('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await range('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await range('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await range('bytes=10-')).toEqual([416, 'bytes */10', '']);
});
