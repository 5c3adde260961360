import type { Page } from '@playwright/test';
import { seededRandom } from '../../app/lib/random.ts';
import { momentSeeds } from '../../testing/moment-seeds.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, test } from '../support/test.ts';

// What desk/moments.test.ts cannot see: a real tab, its network and the room of its database, at moments drawn by a seed.

test.use({
  expectedMessages: /status of [45]\d\d|ERR_CONNECTION|ERR_SOCKET|ERR_INTERNET|WebSocket|server connection lost/,
  contextOptions: { reducedMotion: 'reduce' },
});

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer('moments');
});
test.afterAll(() => desk?.stop());

const text = 'Every word of this site is written at night, beside the harbour';
const savedName = () => /name: "?(.*?)"?$/m.exec(desk.read('team.yaml'))?.[1] ?? '';

async function openName(page: Page) {
  await page.route(
    (url) => !/^\/(desk|@|node_modules|app|contract)/.test(url.pathname),
    // The page beside the form would only slow the test down.
    (route) => (route.request().resourceType() === 'document' ? route.fulfill({ body: '' }) : route.continue()),
  );
  await page.goto(`${desk.origin}/desk#team.yaml`);
  await expect(page.locator('[data-status]')).toBeVisible();
  const entry = page.locator('main details').first();
  await entry.evaluate((details: HTMLDetailsElement) => (details.open = true));
  return page.locator('[data-place="0.name"] input').first();
}

/** Types letters, and returns when each was typed. */
async function type(page: Page, letters: string): Promise<number[]> {
  const timesMs: number[] = [];
  for (const letter of letters) {
    await page.keyboard.insertText(letter);
    timesMs.push(performance.now());
  }
  return timesMs;
}

for (const seed of momentSeeds) {
  const random = seededRandom(seed);
  const moment = () => 1 + Math.floor(random() * (text.length - 1));

  for (const [how, letters] of [
    ['is closed', moment()],
    ['crashes', moment()],
  ] as const) {
    test(`the tab ${how} after ${letters} letters: what was typed 300 ms before is there (seed ${seed})`, async ({
      page,
      context,
    }) => {
      await (await openName(page)).fill('');
      const timesMs = await type(page, text.slice(0, letters));
      const endedMs = performance.now();
      if (how === 'is closed') await page.close();
      else {
        const crashed = page.waitForEvent('crash');
        // The tab does not answer any more.
        void (await context.newCDPSession(page)).send('Page.crash').catch(() => {});
        await crashed;
      }
      const sure = text.slice(0, timesMs.filter((timeMs) => endedMs - timeMs > 300).length);
      const next = await openName(await context.newPage());
      await expect(next).toHaveValue(new RegExp(`^${sure || '.?'}`));
      expect(text.startsWith(await next.inputValue())).toBe(true);
      await expect.poll(savedName).toBe((await next.inputValue()) || '""');
    });
  }

  const down = moment();
  test(`the server ends after ${down} letters while the browser has no room, and all words are saved later (seed ${seed})`, async ({
    page,
  }) => {
    const name = await openName(page);
    // As on a full disk: what is written is taken back. The browsers' own quota lets small texts pass.
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...values) {
        const request = put.apply(this, values);
        if (document.title !== 'There is room') this.transaction.abort();
        return request;
      };
    });
    await name.fill('');
    await type(page, text.slice(0, down));
    await desk.crash();
    await type(page, text.slice(down));
    await expect(page.locator('[data-status]')).toContainText('Leave this page open');
    await page.evaluate(() => {
      document.title = 'There is room';
    });
    await type(page, '.');
    await expect(page.locator('[data-status]')).toContainText('Your words are kept in this browser');
    await desk.startAgain();
    await expect.poll(savedName).toBe(`${text}.`);
  });
}

test('letters that are composed stay, while the desk saves and the page beside the form is made again', async ({
  page,
  context,
}) => {
  await page.goto(`${desk.origin}/desk#team.yaml`);
  const entry = page.locator('main details').first();
  await entry.evaluate((details: HTMLDetailsElement) => (details.open = true));
  const name = page.locator('[data-place="0.name"] input').first();
  await name.fill('');
  await name.fill('M');
  const browser = await context.newCDPSession(page);
  let written = 'M';
  for (const [parts, word] of [
    [['U', '¨U', 'Ü'], 'Ü'],
    [['n', 'ni', 'に', 'にh', 'にほ', 'にほn', 'にほん'], '日本'],
    [['a', 'ä'], 'ä'],
  ] as const) {
    for (const part of parts) {
      const made = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame());
      await browser.send('Input.imeSetComposition', {
        text: part,
        selectionStart: part.length,
        selectionEnd: part.length,
      });
      // In the middle of the composition.
      await made;
      await expect(name).toHaveValue(written + part);
    }
    await browser.send('Input.insertText', { text: word });
    written += word;
    await expect(name).toHaveValue(written);
  }
  await expect.poll(savedName).toBe(written);
});
