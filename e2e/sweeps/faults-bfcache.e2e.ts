import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { builtPaths } from '../support/built-pages.ts';
import { chromiumLaunch } from '../support/machine.ts';
import { menuLink } from '../support/main-menu.ts';
import { expectPlaying, playerButton } from '../support/player.ts';
import { at, expect, expectHeading, isComplete, open, test } from '../support/test.ts';

// Browsers may keep a page in memory when a visitor leaves it, and show it again on Back without loading (back/forward
// cache). Playwright disables this cache, so these tests have their own browser.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Opens another site, and goes back. Returns whether the browser has kept the page. */
async function leaveAndReturn(page: Page, siteUrl: string): Promise<'kept' | 'loaded again'> {
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto(`${siteUrl.replace('localhost', '127.0.0.1')}team`);
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
  await open(page, '/music/album/songs');
  await page.locator('main ol > li > button').first().click();
  await expectPlaying(page);
  expect(await leaveAndReturn(page, siteUrl)).toBe('kept');
  await playerButton(page, 'Play').click();
  await expectPlaying(page);
  await menuLink(page, 'Team').click();
  await expectHeading(page, 'Our Team');
});
