import type { LaunchOptions, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { chromiumLaunch } from './machine.ts';

// Browsers keep a page that is left and show it again by Back, without loading it (back/forward cache). Playwright turns that
// off, so these tests have a browser of their own.
export const bfcacheLaunch: LaunchOptions = {
  ...chromiumLaunch(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Opens another site, and goes back. Returns whether the browser has kept the page. */
export async function leaveAndReturn(page: Page, siteUrl: string): Promise<'kept' | 'loaded again'> {
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto(`${siteUrl.replace('localhost', '127.0.0.1')}team`);
  await page.goBack({ waitUntil: 'commit' }); // A page that was kept fires no `load`.
  // Until the other page is gone, the question may reach it.
  const isKept = await ask(page, () => page.evaluate(() => 'wasHere' in window));
  return isKept ? 'kept' : 'loaded again';
}
