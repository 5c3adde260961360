import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { builtPaths } from '../support/built-pages.ts';
import { framesSeen, nightFrame, noteFrames } from '../support/look-of-frames.ts';
import { chromiumLaunch } from '../support/machine.ts';
import { menuLink } from '../support/main-menu.ts';
import { at, expect, expectHeading, isComplete, open, test } from '../support/test.ts';

// Browsers may keep a page in memory when a visitor leaves it, and show it again on Back without loading (back/forward
// cache). Playwright disables this cache, so these tests have their own browser.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Opens another site, does `meanwhile`, and goes back. Returns whether the browser has kept the page. */
async function leaveAndReturn(
  page: Page,
  siteUrl: string,
  meanwhile?: () => Promise<void>,
): Promise<'kept' | 'loaded again'> {
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto(`${siteUrl.replace('localhost', '127.0.0.1')}team`);
  await meanwhile?.();
  await page.goBack({ waitUntil: 'commit' }); // A page that was kept fires no `load`.
  // The question may reach the other page, which is then gone.
  const isKept = await ask(page, () => page.evaluate(() => 'wasHere' in window));
  return isKept ? 'kept' : 'loaded again';
}

test('every page is kept, also with an open dialog @memory-kept', async ({ page, siteUrl, siteFolder }) => {
  const paths = builtPaths(siteFolder).filter((path) => path !== '/404');
  test.setTimeout(30_000 + paths.length * 8_000); // Two documents for each.
  const results: Record<string, string> = {};
  for (const path of paths) {
    await page.goto(at(path));
    await isComplete(page);
    results[path] = await leaveAndReturn(page, siteUrl);
  }
  await open(page, '/art/patterns#pattern-2');
  await expect(page.getByRole('dialog')).toBeVisible();
  results['an open picture'] = await leaveAndReturn(page, siteUrl);
  expect(Object.keys(results).filter((name) => results[name] !== 'kept')).toEqual([]);
});

test('an album that plays is kept when a visitor leaves the site, and its player says that the browser has paused it @memory-returned', async ({
  page,
  siteUrl,
}) => {
  const player = page.getByRole('region', { name: 'Player' });
  const seek = player.getByRole('slider', { name: 'Seek' });
  const expectPlaying = async () => {
    await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    const before = Number(await seek.inputValue());
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(before);
  };
  await open(page, '/music/album/songs');
  await page.locator('main ol > li > button').first().click();
  await expectPlaying();
  expect(await leaveAndReturn(page, siteUrl)).toBe('kept');
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPlaying();
  await menuLink(page, 'Team').click();
  await expectHeading(page, 'Our Team');
});

test('a page that comes back has the look and the motion that were chosen in another tab, from its first frame on', async ({
  page,
  siteUrl,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.getItem('look') ?? localStorage.setItem('look', 'day'));
  await noteFrames(page);
  await open(page, '/team');
  await expect(page.locator('html')).toHaveAttribute('data-look', 'day');
  const chooseElsewhere = async () => {
    const other = await page.context().newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await open(other, '/team');
    await other.getByRole('radio', { name: 'Night' }).check();
    await other.getByRole('radio', { name: 'Lively' }).check();
    await other.close();
  };
  expect(await leaveAndReturn(page, siteUrl, chooseElsewhere)).toBe('kept');
  expect(await framesSeen(page)).toEqual([nightFrame]);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'lively');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
});
