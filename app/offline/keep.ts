import type { OfflineList } from '../../contract/offline.ts';
import { trusted } from '../lib/trusted-types.ts';
import { fileHref } from '../navigation/address.ts';
import { cacheName, fetchList, remove, store, storedList } from './store.ts';

/** Why a work could not be kept. */
export type Problem = 'noRoom' | 'noConnection' | 'otherFile' | 'refusedByHost' | 'refusedByBrowser';

/**
 * Keeps a work offline, with its streams or the recordings themselves, until `controller` aborts. Resolves to a problem, or to
 * undefined if it is kept or was stopped.
 */
export async function keep(
  page: string,
  hasOriginals: boolean,
  controller: AbortController,
  onProgress: (storedBytes: number) => void,
): Promise<Problem | undefined> {
  const { signal } = controller;
  // The lock shows other tabs that the work is not a rest of an interrupted download.
  return navigator.locks.request(cacheName(page), { signal }, async () => {
    if (await storedList(page)) return undefined; // Another tab has kept it.
    try {
      const list = await fetchList(page, hasOriginals, signal);
      if (!(await hasRoom(list))) return 'noRoom';
      await store(list, { signal, onProgress }).catch(async (error) => {
        // The site may have been published in the meantime. Then a file may be gone.
        const latest = await fetchList(page, hasOriginals, signal);
        if (latest.version === list.version) throw error;
        await store(latest, { signal, onProgress });
      });
      await startWorker(); // Only now, so that a visitor who stops has no service worker.
      signal.throwIfAborted();
      navigator.storage.persist().catch(() => {}); // Without it, the browser may remove the work when its disk is full.
      return undefined;
    } catch (error) {
      const isStopped = signal.aborted;
      controller.abort(); // Other files are still loading.
      await remove(page);
      return isStopped ? undefined : await problemOf(error, page, hasOriginals);
    }
  });
}

async function hasRoom({ files }: OfflineList): Promise<boolean> {
  const neededBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
  return quota - usage >= neededBytes;
}

async function startWorker(): Promise<void> {
  const address = trusted.createScriptURL(fileHref('/service-worker.js'));
  await navigator.serviceWorker.register(address, { scope: fileHref('/') });
  await navigator.serviceWorker.ready;
}

async function problemOf(error: unknown, page: string, hasOriginals: boolean): Promise<Problem> {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'noRoom';
  if (name === 'SecurityError') return 'refusedByBrowser';
  if (error instanceof TypeError && error.cause) return 'otherFile';
  return (await refusesCors(page, hasOriginals)) ? 'refusedByHost' : 'noConnection';
}

/** Whether the host of the recordings answers, but does not allow other sites to read its files. */
async function refusesCors(page: string, hasOriginals: boolean): Promise<boolean> {
  try {
    const { files } = await fetchList(page, hasOriginals);
    const elsewhere = files.find(({ address }) => address.startsWith('http')); // The site's own addresses have no host.
    if (!elsewhere) return false;
    const options = { method: 'HEAD', cache: 'no-store' } as const;
    await fetch(elsewhere.address, { ...options, mode: 'no-cors' });
    return await fetch(elsewhere.address, options).then(
      () => false,
      () => true,
    );
  } catch {
    return false;
  }
}
