import { afterEach, expect, test, vi } from 'vitest';
import { offlineFile, stubBrowserStorage } from '../../testing/fake-browser-storage.ts';
import { cacheName, store } from './store.ts';

/** What the worker still does after its answers. */
const pending: Promise<unknown>[] = [];

afterEach(async () => {
  await Promise.allSettled(pending.splice(0));
  vi.unstubAllGlobals();
});

/** The texts of a build of /songs, by address. A recording keeps its name when it changes. */
const filesOf = (build: string): Record<string, string> => ({
  '/songs': `page of build ${build}`,
  '/songs.json': `data of build ${build}`,
  [`/assets/${build}.js`]: `code of build ${build}`,
  '/one.mp3': `recording of build ${build}`,
});

const list = (address: string, version = 'a') => {
  const files = address === '/songs' ? filesOf(version) : { [address]: `page ${address}` };
  return JSON.stringify({
    address,
    version,
    words: {},
    files: Object.entries(files).map(([file, text]) => offlineFile(file, text)),
  });
};

/** A browser with the worker, which keeps /songs and /other. */
async function startWorker() {
  const browser = stubBrowserStorage();
  const { site, origin, worker } = browser;
  worker.scope = `${origin}/`;
  for (const page of ['/songs', '/other']) {
    const files = page === '/songs' ? filesOf('a') : { [page]: `page ${page}` };
    for (const [address, text] of Object.entries(files)) site.set(address, text);
    site.set(`${page}.offline.json`, list(page));
    await store(JSON.parse(list(page)));
  }
  site.set('/music', 'music');
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) =>
    listeners.set(name, listener),
  );
  vi.resetModules();
  await import('./service-worker.ts');
  /** Visits a page, or requests a file. Returns its status and text, and what the worker does afterwards. */
  async function visit(path: string, mode = 'navigate', cache: RequestCache = 'default') {
    let response = Promise.resolve(Response.error());
    const work: Promise<unknown>[] = [];
    listeners.get('fetch')!({
      // Node's Request knows no navigation.
      request: Object.defineProperty(new Request(origin + path, { cache }), 'mode', { value: mode }),
      respondWith: (answer: Promise<Response>) => {
        response = answer;
      },
      waitUntil(promise: Promise<unknown>) {
        work.push(promise);
        pending.push(promise);
      },
    });
    const { status } = await response;
    return { status, text: await (await response).text(), work: Promise.allSettled(work) };
  }
  /** What the worker shows of some addresses without a connection. */
  async function readOffline(addresses: string[]): Promise<Record<string, string>> {
    const online = [...site];
    for (const [address] of online) site.set(address, () => Promise.reject(new TypeError('no connection')));
    const texts: Record<string, string> = {};
    for (const address of addresses)
      texts[address] = (await visit(address, address === '/songs' ? 'navigate' : 'cors')).text;
    for (const [address, text] of online) site.set(address, text);
    return texts;
  }
  return { ...browser, visit, readOffline };
}

test('a browser whose caches fail shows the site all the same', async () => {
  const { visit, caches } = await startWorker();
  caches.keys = async () => Promise.reject(new DOMException('broken', 'UnknownError'));
  expect(await visit('/music')).toMatchObject({ status: 200, text: 'music' });
});

test('a page that is kept is shown in place of an error of the host, and every other answer of the host is shown', async () => {
  const { visit, site } = await startWorker();
  site.set('/songs', 'new page');
  expect((await visit('/songs')).text).toBe('new page');
  site.set('/songs', () => new Response('Bad gateway', { status: 502 }));
  expect((await visit('/songs')).text).toBe(filesOf('a')['/songs']);
  site.delete('/songs');
  expect((await visit('/songs')).status).toBe(404);
});

test('a work that is gone from the site is removed at the next visit to a page that is there, and the worker with the last one', async () => {
  const { visit, site, names, worker } = await startWorker();
  site.delete('/songs.offline.json');
  site.delete('/songs');
  await (await visit('/songs')).work;
  expect(names()).toHaveLength(2);
  await (await visit('/music')).work;
  expect(names()).toEqual([cacheName('/other')]);
  expect(worker.scope).toBeDefined();
  site.set('/other.offline.json', () => new Response(null, { status: 503 }));
  await (await visit('/music')).work;
  expect(names()).toEqual([cacheName('/other')]);
  site.delete('/other.offline.json'); // A build in upload: the page is still there.
  await (await visit('/music')).work;
  expect(names()).toEqual([cacheName('/other')]);
  site.delete('/other');
  await (await visit('/music')).work;
  expect(names()).toEqual([]);
  expect(worker.scope).toBeUndefined();
});

test('a worker that nothing is left for goes at the next visit', async () => {
  const { visit, caches, names, worker } = await startWorker();
  for (const name of names()) await caches.delete(name);
  await (await visit('/music')).work;
  expect(worker.scope).toBeUndefined();
});

test('a work that the visitor removes while the worker asks for its news stays removed', async () => {
  const { visit, site, names, caches } = await startWorker();
  site.set('/songs.offline.json', async () => {
    await caches.delete(cacheName('/songs'));
    site.set('/songs.offline.json', list('/songs', 'b'));
    return new Response(list('/songs', 'b'));
  });
  await (await visit('/music')).work;
  expect(names()).toEqual([cacheName('/other')]);
});

/** Every selection of these. */
const subsets = <T>([first, ...rest]: T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);

const partsOfBuild = ['page', 'data', 'list', 'new code', 'old code removed', 'recording'] as const;

test.each(subsets([...partsOfBuild]).map((parts) => [parts]))(
  'a build of which the host has only %j leaves what is kept whole, and is kept when it is complete',
  async (parts) => {
    const { visit, site, readOffline, caches } = await startWorker();
    const upload = (part: (typeof partsOfBuild)[number]) => {
      if (part === 'old code removed') return site.delete('/assets/a.js');
      const address = {
        page: '/songs',
        data: '/songs.json',
        list: '',
        'new code': '/assets/b.js',
        recording: '/one.mp3',
      }[part];
      return address ? site.set(address, filesOf('b')[address]!) : site.set('/songs.offline.json', list('/songs', 'b'));
    };
    for (const part of parts) upload(part);
    const isComplete = partsOfBuild.every((part) => part === 'old code removed' || parts.includes(part));
    const build = isComplete ? 'b' : 'a';
    for (let count = 0; count < 3; count++) await (await visit('/music')).work;
    expect(await readOffline(Object.keys(filesOf(build)))).toEqual(filesOf(build));
    for (const part of partsOfBuild) upload(part);
    await (await visit('/music')).work;
    expect(await readOffline(Object.keys(filesOf('b')))).toEqual(filesOf('b'));
    const stored = await (await caches.open(cacheName('/songs')))!.keys();
    expect(stored.filter(({ url }) => url.includes('/assets/'))).toHaveLength(1);
  },
);

test.each(['<h1>Welcome</h1>', 'reco', '', 'recording of build x'])(
  'a stored recording that has become %j is not played: it comes from the network, and is stored again',
  async (damaged) => {
    const { visit, readOffline, caches } = await startWorker();
    const cache = (await caches.open(cacheName('/songs')))!;
    const key = (await cache.keys()).find(({ url }) => url.includes('/one.mp3'))!.url;
    await cache.put(key, new Response(damaged));
    const { text, work } = await visit('/one.mp3', 'cors');
    expect(text).toBe(filesOf('a')['/one.mp3']);
    await work;
    expect(await readOffline(['/one.mp3'])).toEqual({ '/one.mp3': filesOf('a')['/one.mp3'] });
  },
);

test('a file that is asked for again because it was wrong comes from the network', async () => {
  const { visit, site } = await startWorker();
  site.set('/one.mp3', 'new recording');
  expect((await visit('/one.mp3', 'cors')).text).toBe(filesOf('a')['/one.mp3']);
  expect((await visit('/one.mp3', 'cors', 'reload')).text).toBe('new recording');
});
