import type { OfflineFile, OfflineList } from '../../contract/offline.ts';
import { absoluteUrl, fileHref } from '../navigation/address.ts';

/*
 * The works that are kept offline, each in a cache of its own with everything that it needs. Files are stored below their address
 * and hash, so that those of two versions can be there at the same time. The work's list of files says which ones count: it
 * is stored last, and replaces the old version at once. A cache without a list is not complete. A work is known by the address
 * of its page, with the base path. Used by pages and by the service worker.
 */

/** How many files load at a time. */
const filesAtOnce = 4;

/** Several sites may share an origin, each below a folder. remove-worker.js has the same prefix. */
const prefix = `offline ${fileHref('/')} `;

/** The name of a work's cache, and of the lock that is held while it is stored. */
export const cacheName = (page: string): string => prefix + page;

const listAddress = (page: string) => `${page}.offline.json`;

const keyOf = ({ address, hash }: OfflineFile) => `${address}?${hash}`;

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

/**
 * Finds a stored file by its address, whose query and hash do not count. Removes a file that is damaged and calls
 * `onDamaged`: the network has it, and the next renewal stores it.
 */
export async function findStored(address: string, onDamaged: () => void): Promise<Response | undefined> {
  const url = absoluteUrl(address).replace(/[?#].*/, '');
  for (const cacheName of await ownCaches()) {
    // Fast for the many files that are not kept: reads no list.
    if (!(await caches.match(url, { cacheName, ignoreSearch: true }))) continue;
    const list = await storedList(cacheName.slice(prefix.length));
    const file = list?.files.find((file) => absoluteUrl(file.address) === url);
    const found = file && (await readIntact(await caches.open(cacheName), file, onDamaged));
    if (found) return found;
  }
  return undefined;
}

/** The files that have been checked since the worker started: a recording is requested in many parts. */
const intact = new Set<string>();

async function readIntact(cache: Cache, file: OfflineFile, onDamaged: () => void): Promise<Response | undefined> {
  const key = keyOf(file);
  const response = await cache.match(key);
  if (!response || intact.has(key)) return response;
  if (await isContentOf(file, await response.arrayBuffer())) {
    intact.add(key);
    return cache.match(key);
  }
  await cache.delete(key);
  onDamaged();
  return undefined;
}

async function isContentOf({ bytes, hash }: OfflineFile, content: ArrayBuffer): Promise<boolean> {
  if (content.byteLength !== bytes) return false; // Also for lists of older builds, which have no hashes.
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .startsWith(hash);
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

/**
 * Fetches the list of what a browser stores of a work now, of an album with its streams or the recordings themselves. Throws if the
 * host answers with anything else; the status is then the cause.
 */
export async function fetchList(page: string, hasOriginals = false, signal?: AbortSignal): Promise<OfflineList> {
  const address = listAddress(hasOriginals ? `${page}.originals` : page);
  const response = await fetch(address, { signal: signal ?? null, cache: 'no-cache' });
  const list: Partial<OfflineList> | undefined = response.ok ? await response.json().catch(() => {}) : undefined;
  if (list?.address !== page) throw new TypeError(address, { cause: response.status });
  return list as OfflineList;
}

interface StoreOptions {
  signal?: AbortSignal;
  /** Called with the number of bytes that are stored so far. */
  onProgress?: (storedBytes: number) => void;
}

/**
 * Stores what a list names of a work and is not there yet. Until everything is there, the version that is stored stays as it is:
 * a page never gets the code of another build, however much of a build the host has. What has arrived is kept for the next try.
 */
export async function store(list: OfflineList, { signal, onProgress }: StoreOptions = {}): Promise<void> {
  const { address: page, version, files } = list;
  const cache = await caches.open(cacheName(page));
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const isStored = (file: OfflineFile) => stored.has(absoluteUrl(keyOf(file)));
  if ((await storedList(page))?.version === version && files.every(isStored)) return;
  let storedBytes = 0;
  const count = (bytes: number) => {
    storedBytes += bytes;
    onProgress?.(storedBytes);
  };
  const queue = [...files];
  const storeFromQueue = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      if (isStored(file)) count(file.bytes);
      else await cache.put(keyOf(file), await fetchFile(file, signal, count));
    }
  };
  // A problem with one file ends the work on the others.
  const workers = Array.from({ length: filesAtOnce }, () => storeFromQueue().finally(() => queue.splice(0)));
  await Promise.all(workers);
  await cache.put(listAddress(page), new Response(JSON.stringify(list)));
  const needed = new Set([listAddress(page), ...files.map(keyOf)].map((key) => absoluteUrl(key)));
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request);
}

/**
 * Fetches a file. Throws if the answer is not the file that the list names, such as the page of another build, a part of
 * a recording, or the login page of a hotel. The status is then the cause.
 */
async function fetchFile(
  file: OfflineFile,
  signal: AbortSignal | undefined,
  count: (bytes: number) => void,
): Promise<Response> {
  let status = 0;
  // The browser's own cache may have a wrong file too.
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(file.address, { signal: signal ?? null, cache });
    status = response.status;
    let receivedBytes = 0;
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          receivedBytes += chunk.length;
          count(chunk.length);
          controller.enqueue(chunk);
        },
      }),
    );
    const content = await new Response(counted).arrayBuffer();
    if (response.ok && (await isContentOf(file, content))) return copyOf(response, content);
    count(-receivedBytes);
  }
  throw new TypeError(file.address, { cause: status });
}

/** A copy, because browsers refuse a stored redirect as a page. Its body is not compressed, and caches store nothing that varies with everything. */
function copyOf(response: Response, content: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(content, { headers });
}
