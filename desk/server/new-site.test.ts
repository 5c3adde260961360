import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSite } from '../../generator/new-site.ts';
import { readSite } from '../../generator/pages/all-pages.ts';
import { git } from '../../testing/repository.ts';
import { startDesk } from '../../testing/start-desk.ts';
import { Desk } from './desk.ts';
import { desk } from './plugin.ts';
import { Publisher } from './publish.ts';

// While there is no content, the desk asks for a name and pages, and makes a site.

let place: string;
let folder: string;
let server: Server;
const restart = vi.fn();
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'first-screen-'));
  folder = join(place, 'my-site');
  vi.stubEnv('CONTENT', folder);
  restart.mockClear();
  server = await startDesk(desk(), restart);
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
  rmSync(place, { recursive: true });
});

const ask = (path: string, options: RequestInit = {}, of = server) =>
  fetch(`http://localhost:${(of.address() as AddressInfo).port}/desk${path}`, {
    ...options,
    headers: { 'x-desk': '1', ...options.headers },
  });
const make = (body: unknown, headers = {}) =>
  ask('/api/new-site', { method: 'POST', body: JSON.stringify(body), headers });

test('the first screen offers the pages, and nothing is written before the answers', async () => {
  expect(await (await ask('/')).text()).toContain('new-site-main.tsx');
  const choices = (await (await ask('/api/page-choices')).json()) as { page: string; isDefault: boolean }[];
  expect(choices.map(({ page }) => page)).toContain('music');
  expect(choices.some(({ isDefault }) => isDefault)).toBe(true);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(place, '.desk'))).toBe(false);
});

test('the answers make a site, and the server starts again with it', async () => {
  expect((await make({ name: 'My site', pages: ['music'] })).status).toBe(200);
  await expect.poll(() => restart).toHaveBeenCalledOnce();
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain('name: My site');
  await readSite(folder);
  await startDesk(desk()).then((again) => again.close());
  expect(existsSync(join(folder, '.desk'))).toBe(true);
  expect(existsSync(join(place, '.desk'))).toBe(false);
});

test('an answer that cannot be used is refused in a sentence', async () => {
  const answer = await make({ name: '', pages: [] });
  expect([answer.status, await answer.json()]).toEqual([422, { message: 'A site needs a name.' }]);
  expect((await make({ name: 'My site', pages: 'music' })).status).toBe(400);
  expect((await make({ name: 'My site', pages: [] }, { origin: 'https://example.org' })).status).toBe(403);
  expect(existsSync(folder)).toBe(false);
  expect(restart).not.toHaveBeenCalled();
});

test('a new site is published from its own repository, without what the desk keeps', async () => {
  makeSite(folder, { name: 'My site', pages: ['music'] });
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  git(folder, 'remote', 'add', 'origin', '../remote.git');
  const publisher = new Publisher(new Desk(folder), { mediaReady: async () => {}, inTurn: (action) => action() });
  const file = join(folder, 'home.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('my work', 'my pots'));
  expect((await publisher.review.look()).changes).toMatchObject([{ record: 'home.yaml', what: 'changed' }]);
  await publisher.publish();
  const remote = join(place, 'remote.git');
  expect(git(remote, 'show', 'main:home.yaml')).toContain('emphasis: my pots');
  const sent = git(remote, 'ls-tree', '-r', '--name-only', 'main').split('\n');
  expect(sent).toContain('.github/workflows/publish.yml');
  expect(sent.filter((name) => name.startsWith('.desk'))).toEqual([]);
});

test('a page that is put back at the desk comes with its example', async () => {
  makeSite(folder, { name: 'My site', pages: [] });
  const again = await startDesk(desk());
  const { value, version } = await (await ask('/api/record?record=pages.yaml', {}, again)).json();
  const entries = value.map((entry: { page: string }) =>
    entry.page === 'team' ? { ...entry, leftOut: 'false' } : entry,
  );
  const body = JSON.stringify({ value: entries, version });
  const answer = await ask('/api/change?record=pages.yaml', { method: 'POST', body }, again);
  again.close();
  expect(await answer.json()).toMatchObject({ problems: [], others: [] });
  expect(readFileSync(join(folder, 'team.yaml'), 'utf8')).toContain('Example member');
});
