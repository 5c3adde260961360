import { expect, test } from '@playwright/test';
import { contentType } from '../../generator/lib/content-type.ts';
import { startHost } from '../../generator/serve/static-host.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { becomes, type Stories, seekSlider, type Visit, waitFor, waitUntilPlaysBeyond } from '../support/visit.ts';

const symphony = '/music/album/symphony';
/** The button that keeps, stops and removes, after what its place shows. */
export const keepButton = 'main [data-state] > button';

/** A host of the fixture whose connection can be cut, and whose files can be replaced by another build. */
interface OfflineHost {
  url: string;
  isCut: boolean;
  /** The texts of files that another build has changed, by path. */
  changed: Map<string, string>;
  /** The paths of files that never arrive. */
  held: RegExp;
}

/** Runs a story with its own host, which has its own origin: nothing is left of other stories. */
export async function withOfflineHost(story: (host: OfflineHost) => Promise<void>): Promise<void> {
  test.setTimeout(90_000);
  const host: OfflineHost = { url: '', isCut: false, changed: new Map(), held: /(?!)/ };
  const server = createChangedHost((request, response, serveSite) => {
    const path = request.url ?? '';
    const text = host.changed.get(path);
    if (host.isCut) request.socket.destroy();
    else if (text !== undefined) {
      response.setHeader('content-type', contentType(path.includes('.') ? path : `${path}.html`)).end(text);
    } else if (!host.held.test(path)) serveSite();
  });
  host.url = await startHost(server);
  try {
    await story(host);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const readState = () => document.querySelector<HTMLElement>('main [data-state] > button')?.parentElement?.dataset.state;

/** Keeps the page that is open, and waits until it is kept. */
export async function keepOffline(visit: Visit): Promise<void> {
  await becomes(visit, readState, 'offered');
  await visit.press(keepButton);
  await waitFor(visit, readState, (state) => expect(state).toBe('kept'), 40_000);
}

/** The heading of the page. */
const readHeading = () => document.querySelector('h1')?.textContent;

/** What the browser stores of a site. */
export const readTraces = async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return [...(await caches.keys()), ...registrations.map(({ scope }) => scope)];
};

export const offlineStories: Stories = {
  'an album kept offline plays and seeks without a connection; a page that is not kept says so; removed, it leaves nothing @offline-album @offline-traces':
    (visit) =>
      withOfflineHost(async (host) => {
        await visit.open(host.url + symphony);
        expect(await visit.evaluate(readTraces)).toEqual([]);
        await keepOffline(visit);
        expect(await visit.evaluate(readTraces)).toHaveLength(2);
        host.isCut = true;
        await visit.open(host.url + symphony);
        await visit.press('main ol > li > button', 5);
        await waitUntilPlaysBeyond(visit, 0);
        for (const percent of [70, 20, 95]) {
          await visit.slide(seekSlider, percent);
          const bar = await waitUntilPlaysBeyond(visit, percent);
          expect(bar.percent).toBeLessThan(percent + 3);
        }
        await visit.evaluate(() => localStorage.setItem('look', 'day'));
        await visit.show(`${host.url}/history`);
        await becomes(visit, readHeading, 'No connection');
        expect(await visit.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain('light');
        await visit.press(`a[href="${symphony}"]`);
        await becomes(visit, readHeading, 'Συμφωνία');
        await becomes(visit, readState, 'kept');
        await visit.press(keepButton);
        await becomes(visit, readState, 'offered');
        await becomes(visit, readTraces, []);
      }),
};
