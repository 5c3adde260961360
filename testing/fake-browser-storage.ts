import { vi } from 'vitest';
import type { OfflineFile } from '../contract/offline.ts';
import { contentHash } from '../generator/lib/content-hash.ts';

const origin = 'https://fixture.example';
const urlOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, origin).href;
const withoutSearch = (url: string) => url.replace(/\?.*/, '');

/** A cache that is read completely into memory, and like a browser's refuses what varies with everything. */
class FakeCache {
  readonly files = new Map<string, Response>();

  async match(request: RequestInfo | URL, { ignoreSearch = false } = {}) {
    const url = urlOf(request);
    const isWanted = (stored: string) => (ignoreSearch ? withoutSearch(stored) === withoutSearch(url) : stored === url);
    return [...this.files].find(([stored]) => isWanted(stored))?.[1].clone();
  }
  async put(request: RequestInfo | URL, response: Response) {
    if (response.headers.get('vary') === '*') throw new TypeError('Vary header contains *');
    this.files.set(urlOf(request), new Response(await response.arrayBuffer(), { headers: response.headers }));
  }
  async keys() {
    return [...this.files.keys()].map((url) => ({ url }));
  }
  async delete(request: string | { url: string }) {
    return this.files.delete(urlOf(typeof request === 'string' ? request : request.url));
  }
}

/** An entry of a work's list of files, for a file with this text. */
export const offlineFile = (address: string, text: string): OfflineFile => ({
  address,
  bytes: Buffer.byteLength(text),
  hash: contentHash(16, text),
});

/** What `app/offline` uses of a browser: caches, locks, a service worker, and the network. */
export function stubBrowserStorage() {
  const all = new Map<string, FakeCache>();
  const caches = {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo | URL, { cacheName = '', ...options }) =>
      all.get(cacheName)?.match(request, options),
    async open(name: string) {
      if (!all.has(name)) all.set(name, new FakeCache());
      return all.get(name);
    },
  };
  let held: Promise<unknown> = Promise.resolve();
  const locks = {
    /** Waits for all requests before, whatever their name. */
    async request(
      _name: string,
      ...rest: [() => Promise<unknown>] | [{ signal: AbortSignal }, () => Promise<unknown>]
    ) {
      const callback = rest.at(-1) as () => Promise<unknown>;
      const { signal } = rest.length > 1 ? (rest[0] as { signal: AbortSignal }) : new AbortController();
      const before = held;
      const { promise, resolve } = Promise.withResolvers<void>();
      held = before.then(() => promise);
      try {
        const stop = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        stop.catch(() => {});
        await Promise.race([before, stop]);
        return await callback();
      } finally {
        resolve();
      }
    },
  };
  /** The scope of the worker that answers for the site's pages. */
  const worker: { scope?: string | undefined } = {};
  const registration = {
    get scope() {
      return worker.scope;
    },
    unregister: async () => {
      worker.scope = undefined;
    },
  };
  const serviceWorker = {
    register: vi.fn(async (_address: unknown, { scope }: { scope: string }) => {
      worker.scope = origin + scope;
    }),
    ready: Promise.resolve(),
    getRegistration: async () => (worker.scope === undefined ? undefined : registration),
  };
  const storage: Partial<StorageManager> = { persist: async () => true, estimate: async () => ({}) };
  /** The texts of the host's files by path; a file that is not here is answered with 404. */
  const site = new Map<string, string | (() => Response | Promise<Response>)>();
  const fetch = vi.fn(async (request: RequestInfo | URL, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    const file = site.get(new URL(urlOf(request)).pathname);
    return typeof file === 'function' ? file() : new Response(file ?? '', { status: file === undefined ? 404 : 200 });
  });
  vi.stubGlobal('origin', origin);
  vi.stubGlobal('location', { origin, pathname: '/' });
  vi.stubGlobal('document', { baseURI: origin });
  vi.stubGlobal('navigator', { locks, serviceWorker, storage });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('registration', registration);
  return { origin, caches, fetch, worker, serviceWorker, storage, site, names: () => [...all.keys()] };
}
