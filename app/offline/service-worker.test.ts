import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowserStorage } from '../../testing/fake-browser-storage.ts';
import { cacheName } from './store.ts';

/** What the worker still does after its answers. */
const pending: Promise<unknown>[] = [];

afterEach(async () => {
  await Promise.allSettled(pending.splice(0));
  vi.unstubAllGlobals();
});

const list = (address: string, version = '1') =>
  JSON.stringify({ address, version, page: [{ address, bytes: 4, version }], files: [] });

/** A browser with the worker, which keeps /songs and /other. */
async function startWorker() {
  const browser = stubBrowserStorage();
  const { caches, site, origin, worker } = browser;
  worker.scope = `${origin}/`;
  for (const page of ['/songs', '/other']) {
    const cache = (await caches.open(cacheName(page)))!;
    await cache.put(page, new Response(`kept ${page}`));
    await cache.put(`${page}.offline.json`, new Response(list(page)));
    site.set(page, `new ${page}`).set(`${page}.offline.json`, list(page));
  }
  site.set('/music', 'music');
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) =>
    listeners.set(name, listener),
  );
  vi.resetModules();
  await import('./service-worker.ts');
  /** Visits a page. Returns its status and text, and what the worker does afterwards. */
  async function visit(path: string) {
    let response = Promise.resolve(Response.error());
    const work: Promise<unknown>[] = [];
    listeners.get('fetch')!({
      // Node's Request knows no navigation.
      request: Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' }),
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
  return { ...browser, visit };
}

test('a browser whose caches fail shows the site all the same', async () => {
  const { visit, caches } = await startWorker();
  caches.keys = async () => Promise.reject(new DOMException('broken', 'UnknownError'));
  expect(await visit('/music')).toMatchObject({ status: 200, text: 'music' });
});

test('a page that is kept is shown in place of an error of the host, and every other answer of the host is shown', async () => {
  const { visit, site } = await startWorker();
  expect((await visit('/songs')).text).toBe('new /songs');
  site.set('/songs', () => new Response('Bad gateway', { status: 502 }));
  expect((await visit('/songs')).text).toBe('kept /songs');
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
  site.delete('/other.offline.json');
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
    site.set('/songs.offline.json', list('/songs', '2'));
    return new Response(list('/songs', '2'));
  });
  await (await visit('/music')).work;
  expect(names()).toEqual([cacheName('/other')]);
});
