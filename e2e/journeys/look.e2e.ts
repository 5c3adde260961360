import type { Page } from '@playwright/test';
import { contrast } from '../support/contrast.ts';
import { at, expect, isAlive, open, test } from '../support/test.ts';

// Night and Day: what a visitor meets first, the choice, and the first paint.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const html = (page: Page) => page.locator('html');
const choice = (page: Page, name: string) => page.getByRole('group', { name: 'Look' }).getByRole('radio', { name });
const themeColor = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');

/** A frame by day, as `framesSeen` describes it: look, ground and theme-color. */
const dayFrame = 'day rgb(245, 239, 226) #f5efe2';
type NotingWindow = Window & { seen: Set<string> };

/** Notes the look of each frame, from the first one of each document on. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const { seen } = Object.assign(window, { seen: new Set<string>() });
    const note = () => {
      if (document.body) {
        const { dataset } = document.documentElement;
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const themeColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
        seen.add(`${dataset.look} ${backgroundColor} ${themeColor}`);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

/** The different looks of the frames of this document. Waits for one. */
async function framesSeen(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window as unknown as NotingWindow).seen.size > 0);
  return page.evaluate(() => [...(window as unknown as NotingWindow).seen]);
}

test('a visitor meets Night first, also if the system is light; Day is remembered on the next page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await expect(html(page)).toHaveAttribute('data-look', 'night');
  expect(await themeColor(page)).toBe('#070b18');
  await choice(page, 'Day').check();
  await expect(html(page)).toHaveAttribute('data-look', 'day');
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  const channels = (color: string) => color.match(/\d+/g)!.map(Number);
  expect(contrast(channels(ground), channels(text))).toBeGreaterThan(12);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toMatch(
    /^(only light|light only)$/, // A browser that darkens pages leaves Day alone.
  );
  expect(channels(ground)).toEqual((await themeColor(page))!.match(/\w\w/g)!.map((hex) => Number.parseInt(hex, 16)));

  await open(page, '/music');
  await expect(html(page)).toHaveAttribute('data-look', 'day');
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect(html(page)).toHaveAttribute('data-look', 'night');
  await expect(choice(page, 'Night')).toBeChecked();
});

test("'As my system' follows the system while the page is open, and after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await choice(page, 'As my system').check();
  await expect(html(page)).toHaveAttribute('data-look', 'night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-look', 'day');
  expect(await themeColor(page)).toBe('#f5efe2');
  await noteFrames(page);
  await open(page, '/history');
  expect(await framesSeen(page)).toEqual([dayFrame]);
  await expect(choice(page, 'As my system')).toBeChecked();
});

test('no frame by day shows Night, however a visitor arrives at a page', async ({ page, messages }) => {
  await page.addInitScript(() => localStorage.setItem('look', 'day'));
  await noteFrames(page);
  const follow = (name: string) => page.locator(`footer a[href$="/${name}"]`).click();
  const arrivals: Record<string, () => Promise<unknown>> = {
    'by its address': () => open(page, '/'),
    'by a reload': () => page.reload(),
    'by a link': () => follow('music'),
    'by Back': () => page.goBack(),
    'by Forward, after the code of a page was loaded': () => page.goForward(),
    'by an address that does not exist': () => open(page, '/nowhere'),
  };
  for (const [how, arrive] of Object.entries(arrivals)) {
    await arrive();
    await isAlive(page);
    expect.soft(await framesSeen(page), how).toEqual([dayFrame]);
  }
  messages.pop(); // The status of the page that does not exist.
});

test('a card for other sites stays Night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('look', 'day'));
  await page.goto(at('/embed/album/songs'));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(7, 11, 24)');
});

test('where the storage is full, the choice is stronger than an older one, until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('look', 'night');
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await open(page, '/');
  await choice(page, 'Day').check();
  await page.locator('footer a[href$="/music"]').click();
  await expect(page).toHaveURL(/\/music$/);
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect(html(page)).toHaveAttribute('data-look', 'day');
  await expect(choice(page, 'Day')).toBeChecked();
});
