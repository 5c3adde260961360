import type { OfflineList } from '../../contract/offline.ts';
import { href, toPath } from '../navigation/address.ts';
import { offlinePage } from './offline-page.ts';
import { rangeResponse } from './range-response.ts';
import { cacheName, deleteWork, fetchList, findStored, keptWorks, store, storedList } from './store.ts';

/*
 * Shows the works that are kept offline when there is no connection (decision 0043). Only visitors who keep something have
 * this worker. It is built apart, as one classic script at the root of the site (the environment serviceWorker).
 */

/** How long a page that is kept waits for the network: in a train, a connection may be there and answer nothing. */
const patienceMs = 4000;

// TypeScript's library 'webworker' has these types, but contradicts its library 'dom'.
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
declare function skipWaiting(): Promise<void>;
declare const clients: { claim(): Promise<void> };
declare const registration: ServiceWorkerRegistration;

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(clients.claim().then(renew)));
addEventListener('fetch', (event) => {
  const fetchEvent = event as FetchEvent;
  const { request } = fetchEvent;
  // A browser whose storage fails must still show the site.
  if (request.method === 'GET') fetchEvent.respondWith(answer(fetchEvent).catch(() => fetch(request)));
});

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const isPage = request.mode === 'navigate';
  const path = isPage ? toPath(url) : undefined;
  const stored = await findStored(path === undefined ? request.url : href(path), () => event.waitUntil(renew()));
  // All other stored files never change, or are renewed with their page. The button 'Keep offline' reloads a wrong file.
  if (stored && !isPage && !url.pathname.endsWith('.json') && request.cache !== 'reload') {
    return request.headers.has('range') ? rangeResponse(request, stored) : stored;
  }
  try {
    const response = await fromNetwork(request, stored);
    if (isPage && response !== stored && response.ok) event.waitUntil(renew());
    return response;
  } catch {
    return stored ?? (isPage ? offlinePage(path ?? '', await keptWorks()) : Response.error());
  }
}

/** Fetches a page or its data. Returns the stored copy if the network does not answer soon, or the host is out of order. */
function fromNetwork(request: Request, stored: Response | undefined): Promise<Response> {
  const response = fetch(request);
  if (!stored) return response;
  return Promise.race([
    response.then((answer) => (answer.status >= 500 ? stored : answer)),
    new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, stored)),
  ]);
}

let renewal: Promise<void> | undefined;

/** Stores what has changed in the works that are kept. */
function renew(): Promise<void> {
  renewal ??= renewAll().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function renewAll(): Promise<void> {
  for (const { address, hasOriginals } of await keptWorks()) {
    const renewWork = () => fetchList(address, hasOriginals).then(storeIfKept, (error) => deleteIfGone(address, error));
    // With a lock, because a new worker may start before the old one is gone. If a file fails, the next visit tries again.
    await navigator.locks.request(cacheName(address), renewWork).catch(() => {});
  }
  // The visitor may also have emptied the caches in the browser's settings.
  if ((await keptWorks()).length === 0) await registration.unregister();
}

/** The visitor may have removed the work in the meantime. */
async function storeIfKept(list: OfflineList): Promise<void> {
  if (await storedList(list.address)) await store(list);
}

/** Removes a work whose list is gone, and its page too: no page has a button that removes it. A build in upload has one of them. */
async function deleteIfGone(page: string, { cause }: Error): Promise<void> {
  if (isGone(cause) && isGone((await fetch(page, { cache: 'no-cache' })).status)) await deleteWork(page);
}

const isGone = (status: unknown): boolean => status === 404 || status === 410;
