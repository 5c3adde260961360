import type { Page } from '@playwright/test';
import type { OfflineList } from '../../contract/offline.ts';
import { keepButton, keepOffline, offlineStories, readTraces, withOfflineHost } from '../engines/offline.ts';
import { expect, expectAccessible, isAlive, setHidden, test } from '../support/test.ts';
import { visitWith, waitUntilPlaysBeyond } from '../support/visit.ts';

// Firefox runs the same stories in e2e/engines/. In Calm, because nothing here depends on motion.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // What the browser says about files that do not arrive, and about a page in place of another.
  expectedMessages: /Failed to load resource|net::ERR|did not arrive|QuotaExceeded/,
});

const songs = '/music/album/songs';

const keeper = (page: Page) => page.locator('main div[data-state]');
const button = (page: Page) => page.locator(keepButton);
const tracesOf = (page: Page) => page.evaluate(readTraces);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isAlive(page);
}

for (const [title, story] of Object.entries(offlineStories)) test(title, ({ page }) => story(visitWith(page)));

test('a browser without room says so, whether it knows before or only while it stores, and nothing is left @offline-no-room', async ({
  page,
}) =>
  withOfflineHost(async ({ url }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 700_000 });
    await open(page, url + songs);
    for (const knowsBefore of [true, false]) {
      if (!knowsBefore) {
        await page.evaluate(() => {
          navigator.storage.estimate = async () => ({});
        });
      }
      await button(page).click();
      await expect(keeper(page)).toContainText('This browser has no room for it. Nothing is kept.');
      await expect(page.locator('#_announcer')).toHaveText('This browser has no room for it. Nothing is kept.');
      await expect(button(page)).toBeFocused();
      expect(await tracesOf(page)).toEqual([]);
    }
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

test('the login page of a network in place of a recording is said, nothing is left, and the next press keeps the work @offline-login', async ({
  page,
}) =>
  withOfflineHost(async (host) => {
    await open(page, host.url + songs);
    const { files }: OfflineList = await (await page.request.get(`${host.url}${songs}.offline.json`)).json();
    const { address } = files.find(({ address }) => address.startsWith('/audio/'))!;
    host.changed.set(address, '<h1>Welcome</h1>');
    await button(page).click();
    await expect(keeper(page)).toContainText('What arrived is not this work');
    expect(await tracesOf(page)).toEqual([]);
    host.changed.clear();
    await keepOffline(visitWith(page));
  }));

test("without a connection, 'Go to anything' finds what is kept", async ({ page }) =>
  withOfflineHost(async (host) => {
    await open(page, host.url + songs);
    await keepOffline(visitWith(page));
    await open(page, `${host.url}/art/places`);
    await keepOffline(visitWith(page));
    host.isCut = true;
    await open(page, `${host.url}/art/places`);
    await page.keyboard.press('Control+k'); // The button is above, out of sight.
    await page.keyboard.type('songs');
    await expect(page.getByRole('row', { name: 'Songs' }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Songs' })).toBeVisible();
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

test('the button keeps its place and the focus in all states, which axe finds no fault with', async ({ page }) =>
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
    await expect(page.getByRole('progressbar', { name: 'Keeping offline' })).toBeVisible();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAccessibleName('Stop keeping it offline');
    await expectAccessible(page);
    expect((await keeper(page).boundingBox())!.height).toBe(heightPx);
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveText(/^Keep offline/);
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
    host.removesWorker = true;
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
    await originals.setChecked(false);
    await expect.poll(sizeMb).toBe(streamsMb);
    await originals.setChecked(true);
    await button(page).click();
    await expect(keeper(page)).toHaveAttribute('data-state', 'kept', { timeout: 40_000 });
    const kept = await page.evaluate(async () => {
      const [name] = await caches.keys();
      return (await (await caches.open(name!)).keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => path.endsWith('.wav'))).toHaveLength(6);
    expect(kept.filter((path) => path.includes('movement-6') && path.endsWith('.mp3'))).toEqual([]);
    // Who saves data, and has no choice any more, would be played the streams, which a host without an answer never sends.
    await page.addInitScript(() => {
      localStorage.removeItem('recordings');
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    host.held = /\.(mp3|wav)$/;
    await page.reload();
    await isAlive(page);
    await expect(originals).not.toBeChecked();
    await page.locator('main ol > li > button').nth(5).click();
    await waitUntilPlaysBeyond(visitWith(page), 0.3);
  }));
