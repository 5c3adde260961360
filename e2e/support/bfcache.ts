import type { LaunchOptions, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { chromiumLaunch } from './machine.ts';

// Browsers may keep a page in memory when a visitor leaves it, and show it again on Back without loading (back/forward
// cache). Playwright disables this cache, so these tests have their own browser.
export const bfcacheLaunch: LaunchOptions = {
  ...chromiumLaunch(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Opens another site, does `meanwhile`, and goes back. Returns whether the browser has kept the page. */
export async function leaveAndReturn(
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
