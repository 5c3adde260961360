import type { OfflineFile, OfflineList } from '../../contract/offline.ts';
import { absoluteUrl, fileHref } from '../navigation/address.ts';

/*
 * The works that are kept offline, each in a cache of its own with everything that it needs. The cache also has the work's
 * list of files, which is stored last: a cache without it is not complete. A work is known by the address of its page, with
 * the base path. Used by pages and by the service worker.
 */

/** How many files load at a time. */
const filesAtOnce = 4;

/** Several sites may share an origin, each below a folder. remove-worker.js has the same prefix. */
const prefix = `offline ${fileHref('/')} `;

/** The name of a work's cache, and of the lock that is held while it is stored. */
export const cacheName = (page: string): string => prefix + page;

const listAddress = (page: string) => `${page}.offline.json`;

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** The list of a work that is completely stored. */
export async function storedList(page: string): Promise<OfflineList | undefined> {
  const response = await caches.match(listAddress(page), { cacheName: cacheName(page) });
  return response?.json();
}

/** The lists of all works that are kept. */
export async function keptWorks(): Promise<OfflineList[]> {
  const lists = (await ownCaches()).map((name) => storedList(name.slice(prefix.length)));
  return (await Promise.all(lists)).filter((list) => list !== undefined);
}

/** Finds a stored file by its address, whose query and hash do not count. */
export async function findStored(address: string): Promise<Response | undefined> {
  for (const cacheName of await ownCaches()) {
    const found = await caches.match(address, { cacheName, ignoreSearch: true });
    if (found) return found;
  }
  return undefined;
}

/** Deletes the stored files of a work. */
export const deleteWork = (page: string): Promise<boolean> => caches.delete(cacheName(page));

/** Removes a work. After the last one nothing is left: neither caches nor the service worker. Only for pages. */
export async function remove(page: string): Promise<void> {
  await deleteWork(page);
  if ((await keptWorks()).length > 0) return;
  const scope = absoluteUrl(fileHref('/'));
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // A site below a folder that has no worker gets the worker of the site above the folder here.
  if (registration?.scope === scope) await registration.unregister();
}

/** Fetches the list of what a browser stores of a work now. */
export async function fetchList(page: string, signal?: AbortSignal): Promise<OfflineList> {
  return (await fetchFile({ address: listAddress(page), version: '' }, signal)).json();
}

interface StoreOptions {
  signal?: AbortSignal;
  /** Called with the number of bytes that are stored so far. */
  onProgress?: (storedBytes: number) => void;
}

/**
 * Stores what a list names of a work, or only what has changed since it was stored. Pages of one build never get the code of
 * another: the page itself replaces the old one when all its files are there, and files that only the old one needed are
 * removed afterwards.
 */
export async function store(list: OfflineList, options: StoreOptions = {}): Promise<void> {
  const { signal, onProgress } = options;
  const { address: page } = list;
  const old = await storedList(page);
  if (old?.version === list.version) return;
  const cache = await caches.open(cacheName(page));
  const oldVersions = new Map(old?.files.map(({ address, version }) => [address, version]));
  let storedBytes = 0;
  const count = (bytes: number) => {
    storedBytes += bytes;
    onProgress?.(storedBytes);
  };

  const queue = [...list.files];
  const storeFromQueue = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const isKnown = oldVersions.has(file.address) && oldVersions.get(file.address) === file.version;
      if (isKnown) count(file.bytes);
      else await cache.put(file.address, await fetchFile(file, signal, count));
    }
  };
  const loading = Promise.all(Array.from({ length: filesAtOnce }, storeFromQueue)).then(() =>
    Promise.all(list.page.map((file) => fetchFile(file, signal))),
  );
  await loading.catch(() => queue.splice(0));
  // The site may have been published in the meantime. Then a file may be gone.
  const latest = await fetchList(page, signal);
  if (latest.version !== list.version) return store(latest, options);
  const responses = await loading;
  await Promise.all(list.page.map(({ address }, index) => cache.put(address, responses[index]!)));
  await cache.put(listAddress(page), new Response(JSON.stringify(list)));
  await removeOthers(cache, list);
}

/** Fetches a file. Throws if the host does not answer with it. The status is then the cause. */
async function fetchFile(
  { address, version }: Pick<OfflineFile, 'address' | 'version'>,
  signal?: AbortSignal,
  count: (bytes: number) => void = () => {},
): Promise<Response> {
  const response = await fetch(address, {
    signal: signal ?? null,
    cache: version === undefined ? 'default' : 'no-cache',
  });
  if (!response.ok) throw new TypeError(address, { cause: response.status });
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        count(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  // A copy, because browsers refuse a stored redirect as a page. Its body is not compressed any more, and caches store nothing
  // that varies with everything.
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(counted, { headers });
}

/** Removes the files of older versions. */
async function removeOthers(cache: Cache, { address: pageAddress, page, files }: OfflineList): Promise<void> {
  const listed = [...page, ...files].map(({ address }) => address);
  const needed = new Set([...listed, listAddress(pageAddress)].map((address) => absoluteUrl(address)));
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request);
}
