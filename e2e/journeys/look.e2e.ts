import type { Page } from '@playwright/test';
import { contrast } from '../support/contrast.ts';
import { at, expect, expectAccessible, open, test } from '../support/test.ts';

// Night and Day: what a visitor meets first, the choice, and the first paint.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const html = (page: Page) => page.locator('html');
const choice = (page: Page, name: string) => page.getByRole('group', { name: 'Look' }).getByRole('radio', { name });
const themeColor = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');

/** Notes the look at the first paint, and the ground of each frame from the first one on. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = { looks: new Set<string>(), grounds: new Set<string>() };
    Object.assign(window, { seen });
    const note = () => {
      if (document.body) {
        seen.looks.add(document.documentElement.dataset.look ?? 'none');
        seen.grounds.add(getComputedStyle(document.documentElement).backgroundColor);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

const seen = (page: Page) =>
  page.evaluate(() => {
    const { looks, grounds } = (window as unknown as { seen: Record<'looks' | 'grounds', Set<string>> }).seen;
    return { looks: [...looks], grounds: [...grounds] };
  });

test('a visitor meets Night first, also if the system is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await expect(html(page)).toHaveAttribute('data-look', 'night');
  await expect(choice(page, 'Night')).toBeChecked();
  expect(await themeColor(page)).toBe('#070b18');
});

test('Day is remembered, and no frame of the next page shows Night', async ({ page }) => {
  await open(page, '/');
  await choice(page, 'Day').check();
  await expect(html(page)).toHaveAttribute('data-look', 'day');
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  const channels = (color: string) => color.match(/\d+/g)!.map(Number);
  expect(contrast(channels(ground), channels(text))).toBeGreaterThan(12);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  expect(channels(ground)).toEqual((await themeColor(page))!.match(/\w\w/g)!.map((hex) => Number.parseInt(hex, 16)));

  await noteFrames(page);
  await open(page, '/music');
  expect(await seen(page)).toEqual({ looks: ['day'], grounds: [ground] });
  await expectAccessible(page);
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
  await noteFrames(page);
  await open(page, '/history');
  expect((await seen(page)).looks).toEqual(['day']);
  await expect(choice(page, 'As my system')).toBeChecked();
});

test('without storage the choice lasts until the page is left', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('Storage is blocked.');
      },
    }),
  );
  await open(page, '/');
  await choice(page, 'Day').check();
  await page.locator('footer a[href$="/music"]').click();
  await expect(page).toHaveURL(/\/music$/);
  await expect(html(page)).toHaveAttribute('data-look', 'day');
});

test('the film of Home plays by night only', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await expect(page.locator('main video')).toHaveCount(1);
  await choice(page, 'Day').check();
  await expect(page.locator('main video')).toHaveCount(0);
});

test('a page is printed as by night', async ({ page }) => {
  await open(page, '/writing');
  const colors = () =>
    page.evaluate(() => ['body', '.vellum, h1'].map((of) => getComputedStyle(document.querySelector(of)!).color));
  await choice(page, 'Day').check();
  await page.emulateMedia({ media: 'print' });
  expect(await colors()).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
});

test('without scripts the page is Night', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL!, colorScheme: 'light' });
  await page.goto(at('/'));
  await expect(html(page)).not.toHaveAttribute('data-look');
  await page.close();
});
