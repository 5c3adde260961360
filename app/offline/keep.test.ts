import { afterEach, expect, test, vi } from 'vitest';
import type { OfflineList } from '../../contract/offline.ts';
import { offlineFile, stubBrowserStorage } from '../../testing/fake-browser-storage.ts';
import { keep } from './keep.ts';
import { remove } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

const page = '/songs';
const name = 'offline / /songs';
const files = { '/songs': 'page', '/a.js': 'code', '/one.mp3': 'recording' };

/** A list of a build, as JSON. */
function listOf(version: string, files: Record<string, string>): string {
  const list: OfflineList = {
    address: page,
    title: 'Songs',
    titleLanguage: 'en',
    language: 'en',
    languagePath: '',
    words: { noConnection: 'No connection', keptWorks: 'Kept:' },
    version,
    files: Object.entries(files).map(([address, text]) => offlineFile(address, text)),
  };
  return JSON.stringify(list);
}

function start() {
  const browser = stubBrowserStorage();
  for (const [path, text] of Object.entries(files)) browser.site.set(path, text);
  browser.site.set(`${page}.offline.json`, listOf('1', files));
  const keepIt = (controller = new AbortController()) => keep(page, false, controller, () => {});
  return { ...browser, keepIt };
}

test('a stop while another tab keeps the work leaves the work of that tab', async () => {
  const { keepIt, names, site } = start();
  const recording = Promise.withResolvers<Response>();
  site.set('/one.mp3', () => recording.promise);
  const first = keepIt();
  const controller = new AbortController();
  const second = keepIt(controller);
  const third = keepIt();
  await expect.poll(names).toEqual([name]);
  controller.abort();
  await expect(second).rejects.toThrow('aborted');
  recording.resolve(new Response('recording'));
  expect(await first).toBeUndefined();
  site.clear(); // The tab that still waits needs no file.
  expect(await third).toBeUndefined();
  expect(names()).toEqual([name]);
});

test('a stop while the service worker starts leaves nothing', async () => {
  const { keepIt, names, worker, serviceWorker } = start();
  const controller = new AbortController();
  const { register } = serviceWorker;
  serviceWorker.register = vi.fn(async (...values) => {
    controller.abort();
    await register(...values);
  });
  await keepIt(controller);
  expect(names()).toEqual([]);
  expect(worker.scope).toBeUndefined();
});

test.each([
  [new TypeError('no file'), 'noConnection'],
  [new DOMException('no', 'SecurityError'), 'refusedByBrowser'],
])('after %s, the service worker that does not start is the reason', async (error, problem) => {
  const { keepIt, names, serviceWorker } = start();
  serviceWorker.register.mockRejectedValue(error);
  expect(await keepIt()).toBe(problem);
  expect(names()).toEqual([]);
});

test('a file that is gone, because the site was published in the meantime, does not matter', async () => {
  const { keepIt, caches, site } = start();
  site.set('/a.js', () => {
    const { '/a.js': _, ...others } = files;
    site.set(`${page}.offline.json`, listOf('2', { ...others, '/b.js': 'new code' })).set('/b.js', 'new code');
    return new Response(null, { status: 404 });
  });
  expect(await keepIt()).toBeUndefined();
  const stored = await (await caches.open(name))!.keys();
  expect(stored.map(({ url }) => new URL(url).pathname).sort()).toEqual([
    '/b.js',
    '/one.mp3',
    '/songs',
    '/songs.offline.json',
  ]);
});

test.each<[string, string | undefined]>([
  ['no file', undefined],
  ['the login page of a hotel', '<h1>Welcome</h1>'],
  ['a third of it', 'rec'],
  ['nothing', ''],
  ['another one of the same length', 'recorded?'],
  ['more than it', 'recording and more'],
])('%s in place of a file is a problem, and nothing is kept @offline-login', async (_, answer) => {
  for (const address of ['/songs', '/a.js', '/one.mp3', `${page}.offline.json`]) {
    const { keepIt, names, site } = start();
    if (answer === undefined) site.delete(address);
    else site.set(address, answer);
    expect(await keepIt(), address).toBe('otherFile');
    expect(names()).toEqual([]);
  }
});

test.each<[string, (browser: ReturnType<typeof start>) => unknown]>([
  ['that says so', ({ storage }) => Object.assign(storage, { estimate: async () => ({ quota: 20, usage: 5 }) })],
  [
    'that notices while it stores',
    ({ caches }) => {
      const { open } = caches;
      const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      caches.open = async (name) => Object.assign((await open(name))!, { put });
    },
  ],
])('a browser without room %s keeps nothing @offline-no-room', async (_, fill) => {
  const browser = start();
  fill(browser);
  expect(await browser.keepIt()).toBe('noRoom');
  expect(browser.names()).toEqual([]);
});

test("a wrong file in the browser's own cache is fetched again", async () => {
  const { keepIt, fetch } = start();
  const fromHost = fetch.getMockImplementation()!;
  fetch.mockImplementation(async (request, options = {}) =>
    `${request}`.endsWith('.mp3') && options.cache !== 'reload'
      ? new Response('<h1>Welcome</h1>')
      : fromHost(request, options),
  );
  expect(await keepIt()).toBeUndefined();
});

test('a host may send Vary: *', async () => {
  const { keepIt, site } = start();
  site.set('/one.mp3', () => new Response('recording', { headers: { vary: '*' } }));
  expect(await keepIt()).toBeUndefined();
});

test('a removal unregisters the service worker of this site, and never the worker of the site above its folder', async () => {
  const { keepIt, worker } = start();
  await keepIt();
  await remove(page);
  expect(worker.scope).toBeUndefined();
  worker.scope = 'https://fixture.example/above/';
  await remove(page);
  expect(worker.scope).toBe('https://fixture.example/above/');
});
