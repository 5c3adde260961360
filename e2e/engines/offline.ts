import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { OfflineFile, OfflineList } from '../../contract/offline.ts';
import { contentHash } from '../../generator/lib/content-hash.ts';
import { startHost } from '../../generator/serve/static-host.ts';
import { seededRandom } from '../../testing/random.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { siteFolders } from '../support/sites.ts';
import {
  becomes,
  type Stories,
  seekSlider,
  type Visit,
  waitFor,
  waitForBar,
  waitUntilPlaysBeyond,
} from '../support/visit.ts';

const symphony = '/music/album/symphony';
const songs = '/music/album/songs';
const places = '/art/places';
const row = 'main ol > li > button';
/** The button that keeps, stops and removes, after what its place shows. */
export const keepButton = 'main [data-state] > button';

/** A host of the fixture whose connection can be cut, and whose files can be replaced by another build. */
interface OfflineHost {
  url: string;
  isCut: boolean;
  /** The texts of files that a new build has changed, by path. */
  changed: Map<string, string>;
  /** The paths of files that never arrive. */
  held: RegExp;
  /** Whether the site has the worker that removes itself. */
  removesWorker: boolean;
  close(): void;
}

async function startOfflineHost(): Promise<OfflineHost> {
  const server = createChangedHost((request, response, serveSite) => {
    const path = request.url ?? '';
    const text = host.changed.get(path);
    if (host.isCut) request.socket.destroy();
    else if (host.removesWorker && path === '/service-worker.js') {
      response.setHeader('content-type', 'text/javascript').end(readFileSync('app/offline/remove-worker.js'));
    } else if (text !== undefined) {
      const type = path.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
      response.setHeader('content-type', type).end(text);
    } else if (!host.held.test(path)) serveSite();
  });
  const host: OfflineHost = {
    url: await startHost(server),
    isCut: false,
    changed: new Map(),
    held: /(?!)/,
    removesWorker: false,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return host;
}

/** Runs a story with its own host, which has its own origin: nothing is left of other stories. */
export async function withOfflineHost(story: (host: OfflineHost) => Promise<void>): Promise<void> {
  test.setTimeout(90_000);
  const host = await startOfflineHost();
  try {
    await story(host);
  } finally {
    host.close();
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

/** The text of a file of the fixture. */
const textOf = (name: string) => readFileSync(join(siteFolders.fixture, name), 'utf8');

/** A new build: the album has another description, one more file of code, and one less. */
export interface Build {
  page: [path: string, text: string][];
  code: [path: string, text: string];
  list: [path: string, text: string];
}

/** Makes a new build of an album, with this description. */
export function newBuild(id: string, description: string): Build {
  const path = `/music/album/${id}`;
  const list: OfflineList = JSON.parse(textOf(`${path}.offline.json`));
  const { data } = JSON.parse(textOf(`${path}.json`));
  const textWith = (name: string) => textOf(name).replaceAll(data.description, description);
  const page: [string, string][] = [
    [path, textWith(`${path}.html`)],
    [`${path}.json`, textWith(`${path}.json`)],
  ];
  const code: [string, string] = ['/assets/new.js', 'new;'];
  const isReplaced = ({ address }: OfflineFile) =>
    page.some(([path]) => path === address) || /\/team-[^/]+\.js$/.test(address);
  const files = [
    ...list.files.filter((file) => !isReplaced(file)),
    ...[...page, code].map(([address, text]) => {
      return { address, bytes: Buffer.byteLength(text), hash: contentHash(16, text) };
    }),
  ];
  return { page, code, list: [`${path}.offline.json`, JSON.stringify({ ...list, files, version: description })] };
}

/** Publishes a new build as a whole. */
export function publish(host: OfflineHost, { page, code, list }: Build): void {
  for (const [path, text] of [...page, code, list]) host.changed.set(path, text);
}

export const offlineStories: Stories = {
  'an album kept offline plays and seeks to ten random places without a connection; a page that is not kept says so @offline-album':
    (visit) =>
      withOfflineHost(async (host) => {
        await visit.open(host.url + symphony);
        await keepOffline(visit);
        host.isCut = true;
        await visit.open(host.url + symphony);
        await visit.press(row, 5);
        await waitUntilPlaysBeyond(visit, 0);
        const random = seededRandom(45);
        for (let count = 0; count < 10; count++) {
          const percent = Math.round(random() * 97);
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
      }),

  'on a phone: a shared second, two tracks over three pages, the sheet with words and Back, the next track by its key, and all of it offline':
    (visit) =>
      withOfflineHost(async (host) => {
        const readSheet = () => document.querySelector('#_player dialog[open] h2')?.textContent;
        const openSheet = '#_player [aria-haspopup=dialog]';
        await visit.resize(390);
        await visit.open(`${host.url}${songs}#track=song-1&t=20`);
        await waitForBar(visit, (bar) => expect(bar).toMatchObject({ title: 'Song One', action: 'Play' }));
        await visit.press('main [role=switch]');
        await visit.press('#_player button[aria-label=Play]');
        await waitUntilPlaysBeyond(visit, 28);

        await visit.press('nav[aria-label=Footer] a[href="/team"]');
        await becomes(visit, () => location.pathname, '/team');
        await visit.press(openSheet);
        await becomes(visit, readSheet, 'Song One');
        await visit.slide('dialog input[aria-label=Seek]', 98);
        await becomes(visit, readSheet, 'Song Two');
        await visit.press('dialog details li a', 1);
        await waitUntilPlaysBeyond(visit, 10);
        await visit.back();
        await becomes(visit, readSheet, undefined);
        expect(await visit.evaluate(() => location.pathname)).toBe('/team');

        await visit.press('nav[aria-label=Footer] a[href="/history"]');
        await becomes(visit, () => location.pathname, '/history');
        await waitForBar(visit, (bar) => expect(bar).toMatchObject({ title: 'Song Two', action: 'Pause' }));
        await visit.press('#_player button[aria-label=Pause]');
        await visit.key('n');
        await waitForBar(visit, (bar) => expect(bar).toMatchObject({ title: 'Song Three', action: 'Pause' }));

        await visit.press(openSheet);
        await visit.press('dialog p > a');
        await becomes(visit, () => location.pathname + location.hash, `${songs}#track=song-3`);
        await becomes(visit, readSheet, undefined);
        await keepOffline(visit);
        host.isCut = true;
        await visit.open(host.url + songs);
        await visit.press(row, 4);
        await waitUntilPlaysBeyond(visit, 0);
        await visit.press(openSheet);
        await becomes(visit, readSheet, 'Song Five');
        host.isCut = false;
        await visit.open(`${host.url}/team`);
        await becomes(visit, readHeading, 'Our Team');
      }),

  'kept pages lead to each other without a connection, a kept gallery opens its viewer, and the app lists what is kept elsewhere @offline-pages':
    (visit) =>
      withOfflineHost(async (host) => {
        for (const path of [songs, places]) {
          await visit.open(host.url + path);
          await keepOffline(visit);
        }
        host.isCut = true;
        await visit.open(host.url + places);
        await visit.press('main figure a', 0);
        await waitFor(
          visit,
          () =>
            document.querySelector<HTMLImageElement>('dialog[open] [data-place=here] picture img')?.naturalWidth ?? 0,
          (width) => expect(width).toBeGreaterThan(0),
        );
        await visit.key('Escape');
        await becomes(visit, () => document.querySelector('dialog[open]'), null);
        await visit.press('nav[aria-label=Footer] a[href="/team"]');
        await becomes(visit, readHeading, 'No connection');
        await visit.press(`main a[href="${songs}"]`);
        await becomes(visit, readHeading, 'Songs');
        await visit.press(row, 0);
        await waitUntilPlaysBeyond(visit, 0);
      }),

  'a new build is seen at the next visit with a connection, and kept in place of the old one as soon as the host has all of it @offline-new-build':
    (visit) =>
      withOfflineHost(async (host) => {
        await visit.open(host.url + songs);
        await keepOffline(visit);
        const build = newBuild('songs', 'A new description.');
        const readText = () => document.querySelector('main')?.textContent?.includes('A new description.');
        const readCode = async () => {
          const [name] = await caches.keys();
          const requests = await (await caches.open(name!)).keys();
          const urls = requests.map(({ url }) => url.replace(/\?.*/, ''));
          return [
            urls.some((url) => url.endsWith('/assets/new.js')),
            urls.some((url) => /\/team-[^/]+\.js$/.test(url)),
          ];
        };
        // The host has the new code and list, and still the old page.
        publish(host, { ...build, page: [] });
        await visit.open(host.url + songs);
        await becomes(visit, readCode, [true, true]);
        host.isCut = true;
        await visit.open(host.url + songs);
        await becomes(visit, readText, false);
        await visit.press(row, 0);
        await waitUntilPlaysBeyond(visit, 0);
        host.isCut = false;
        publish(host, build);
        await visit.open(host.url + songs);
        await becomes(visit, readText, true);
        await becomes(visit, readCode, [true, false]);
        host.isCut = true;
        await visit.open(host.url + songs);
        await becomes(visit, readText, true);
        await visit.press(row, 0);
        await waitUntilPlaysBeyond(visit, 0);
      }),

  'a visitor who keeps nothing, stops or removes has neither a service worker nor a cache @offline-traces': (visit) =>
    withOfflineHost(async (host) => {
      await visit.open(host.url + songs);
      await becomes(visit, readState, 'offered');
      expect(await visit.evaluate(readTraces)).toEqual([]);

      host.held = /song-9/;
      await visit.press(keepButton);
      await becomes(visit, () => (document.querySelector('progress')?.value ?? 0) > 0.3, true);
      await visit.press(keepButton);
      await becomes(visit, readState, 'offered');
      await becomes(visit, readTraces, []);

      host.held = /(?!)/;
      await keepOffline(visit);
      expect(await visit.evaluate(readTraces)).toHaveLength(2);
      await visit.press(keepButton);
      await becomes(visit, readState, 'offered');
      await becomes(visit, readTraces, []);
    }),
};
