import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { OfflineList } from '../../contract/offline.ts';
import { contentHash } from '../../generator/lib/content-hash.ts';
import { keepButton, keepOffline, offlineStories, readTraces, withOfflineHost } from '../engines/offline.ts';
import { siteFolders } from '../support/sites.ts';
import { expect, expectAccessible, expectHeading, isAlive, setHidden, test } from '../support/test.ts';
import { visitWith, waitUntilPlaysBeyond } from '../support/visit.ts';

// app/offline/*.test.ts tests all that can go wrong while a work is kept, read or renewed. In Calm, because nothing depends on motion.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // What the browser says about files that do not arrive, and about a page in place of another.
  expectedMessages: /Failed to load resource|net::ERR|did not arrive/,
});

const songs = '/music/album/songs';

const keeper = (page: Page) => page.locator('main div[data-state]');
const button = (page: Page) => page.locator(keepButton);
const rows = (page: Page) => page.locator('main ol > li > button');
const tracesOf = (page: Page) => page.evaluate(readTraces);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isAlive(page);
}

for (const [title, story] of Object.entries(offlineStories)) test(title, ({ page }) => story(visitWith(page)));

test("without a connection a kept gallery opens its viewer, and another page and 'Go to anything' lead to a kept album @offline-pages", async ({
  page,
}) =>
  withOfflineHost(async (host) => {
    for (const path of [songs, '/art/places']) {
      await open(page, host.url + path);
      await keepOffline(visitWith(page));
    }
    host.isCut = true;
    await open(page, `${host.url}/art/places`);
    await page.keyboard.press('Control+k'); // The button is above, out of sight.
    await page.keyboard.type('songs');
    await page.getByRole('row', { name: 'Songs' }).first().click();
    await expectHeading(page, 'Songs');
    await page.goBack();
    await page.locator('main figure a').first().click();
    const picture = page.locator('dialog[open] [data-place=here] picture img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Team' }).click();
    await expectHeading(page, 'No connection');
    await page.locator(`main a[href="${songs}"]`).click();
    await expectHeading(page, 'Songs');
    await rows(page).first().click();
    await waitUntilPlaysBeyond(visitWith(page), 0);
  }));

test('a new version is shown at the next visit, and kept in place of the old one @offline-new-build', async ({
  page,
}) =>
  withOfflineHost(async (host) => {
    await open(page, host.url + songs);
    await keepOffline(visitWith(page));
    const textOf = (name: string) => readFileSync(join(siteFolders.fixture, songs + name), 'utf8');
    const { description } = JSON.parse(textOf('.json')).data;
    for (const [path, name] of [
      [songs, '.html'],
      [`${songs}.json`, '.json'],
    ] as const) {
      host.changed.set(path, textOf(name).replaceAll(description, 'A new description.'));
    }
    const list: OfflineList = JSON.parse(textOf('.offline.json'));
    const files = list.files.map((file) => {
      const text = host.changed.get(file.address);
      return text === undefined ? file : { ...file, bytes: Buffer.byteLength(text), hash: contentHash(16, text) };
    });
    host.changed.set(`${songs}.offline.json`, JSON.stringify({ ...list, files, version: 'new' }));
    await open(page, host.url + songs);
    await expect(page.locator('main')).toContainText('A new description.');
    const keptVersion = () =>
      page.evaluate(async (list) => (await (await caches.match(list))!.json()).version, `${songs}.offline.json`);
    await expect.poll(keptVersion).toBe('new');
    host.isCut = true;
    await open(page, host.url + songs);
    await expect(page.locator('main')).toContainText('A new description.');
    await rows(page).first().click();
    await waitUntilPlaysBeyond(visitWith(page), 0);
  }));

test('a connection that breaks is said, nothing is left, and the next press keeps the work @offline-broken', async ({
  page,
}) =>
  withOfflineHost(async (host) => {
    await open(page, host.url + songs);
    await expect(button(page)).toHaveText(/^Keep offline, 1\.\d.MB$/);
    host.isCut = true;
    await button(page).click();
    await expect(keeper(page)).toContainText('The connection is gone. Nothing is kept.');
    expect(await tracesOf(page)).toEqual([]);
    host.isCut = false;
    await keepOffline(visitWith(page));
    await expect(page.locator('#_announcer')).toHaveText('Kept offline');
  }));

test('a tab that is shown again knows what another tab has kept and removed', async ({ page, context }) =>
  withOfflineHost(async (host) => {
    await open(page, host.url + songs);
    const other = await context.newPage();
    await open(other, host.url + songs);
    await keepOffline(visitWith(other));
    await setHidden(page, false);
    await expect(keeper(page)).toHaveAttribute('data-state', 'kept');
    await button(other).click();
    await expect(keeper(other)).toHaveAttribute('data-state', 'offered');
    await setHidden(page, false);
    await expect(keeper(page)).toHaveAttribute('data-state', 'offered');
  }));

test('the button keeps its place and the focus in all states, which axe finds no fault with; a stop leaves nothing', async ({
  page,
}) =>
  withOfflineHost(async (host) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) document.documentElement.dataset.shift = JSON.stringify(entry);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, host.url + songs);
    await button(page).focus();
    await expectAccessible(page);
    // On a busy machine, a font may come late and move the header.
    await page.evaluate(() => delete document.documentElement.dataset.shift);
    host.held = /song-9/;
    const heightPx = (await keeper(page).boundingBox())!.height;
    await page.keyboard.press('Enter');
    const progress = page.getByRole('progressbar', { name: 'Keeping offline' });
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0.3);
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAccessibleName('Stop keeping it offline');
    await expectAccessible(page);
    expect((await keeper(page).boundingBox())!.height).toBe(heightPx);
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveText(/^Keep offline/);
    expect(await tracesOf(page)).toEqual([]);
    host.held = /(?!)/;
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAccessibleName('Remove it from this browser', { timeout: 20_000 });
    await expect(button(page)).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
  }));

test('a site that turns the part off takes worker and caches from visitors at their next visit @offline-off', async ({
  page,
}) =>
  withOfflineHost(async (host) => {
    await open(page, host.url + songs);
    await keepOffline(visitWith(page));
    host.changed.set('/service-worker.js', readFileSync('app/offline/remove-worker.js', 'utf8'));
    await open(page, host.url + songs);
    await expect.poll(() => tracesOf(page), { timeout: 20_000 }).toEqual([]);
  }));

test('who has chosen the original recordings keeps them, sees their size before, and hears them without an answer of the host where others would be chosen', async ({
  page,
}) =>
  withOfflineHost(async (host) => {
    await open(page, `${host.url}/music/album/symphony`);
    const sizeMb = async () => Number(/([\d.]+).MB/.exec(await button(page).innerText())?.[1]);
    const streamsMb = await sizeMb();
    const originals = page.getByRole('switch', { name: /^Original recordings/ });
    // On a fast line the switch is on, but nobody has chosen.
    await originals.setChecked(false);
    await originals.setChecked(true);
    await expect.poll(sizeMb).toBeGreaterThan(streamsMb + 10);
    await button(page).click();
    await expect(keeper(page)).toHaveAttribute('data-state', 'kept', { timeout: 40_000 });
    const keptRecordings = await page.evaluate(async () => {
      const requests = await (await caches.open((await caches.keys())[0]!)).keys();
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => /\.(mp3|wav)$/.test(path));
    });
    expect(keptRecordings.map((path) => path.slice(-4))).toEqual(Array(6).fill('.wav'));
    // Who saves data, and has no choice any more, would be played the streams, which a host without an answer never sends.
    await page.addInitScript(() => {
      localStorage.removeItem('recordings');
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    host.held = /\.(mp3|wav)$/;
    await page.reload();
    await isAlive(page);
    await expect(originals).not.toBeChecked();
    await rows(page).nth(5).click();
    await waitUntilPlaysBeyond(visitWith(page), 0.3);
  }));
