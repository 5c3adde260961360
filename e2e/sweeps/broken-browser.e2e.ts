import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { at, expect, expectHeading, test } from '../support/test.ts';

// Each browser feature that the app uses throws in turn: an old browser, an extension, or a strict setting. What the
// prerendered page had must stay readable, and links must lead somewhere.

/** One page of each kind. */
const allKinds = [
  '/',
  '/history',
  '/writing',
  '/music',
  '/music/album/songs',
  '/art',
  '/art/patterns',
  '/text-to-image',
  '/other-initiatives',
  '/ai-coding',
  '/future',
  '/team',
  '/info',
  '/404',
];
/** With scenes, film, player and reveals; with the player; with the viewer; plain. */
const someKinds = ['/', '/music/album/songs', '/art/patterns', '/info'];

/**
 * The features, as the path of a function, a property or a class from the window. Those that only decorations use are in
 * faults-decorations.e2e.ts.
 */
const features: Record<string, string[]> = {
  localStorage: someKinds,
  sessionStorage: someKinds,
  'Storage.prototype.getItem': someKinds,
  'Storage.prototype.setItem': someKinds,
  'History.prototype.replaceState': someKinds,
  'History.prototype.pushState': someKinds,
  'History.prototype.scrollRestoration': someKinds,
  'Document.prototype.startViewTransition': someKinds,
  'Document.prototype.elementFromPoint': ['/'],
  requestAnimationFrame: someKinds,
  scrollTo: someKinds,
  'Element.prototype.scrollIntoView': someKinds,
  'HTMLElement.prototype.focus': someKinds,
  'performance.now': someKinds,
  'CSS.escape': ['/art/patterns'],
  Audio: ['/music/album/songs', '/other-initiatives', '/ai-coding'],
  'Navigator.prototype.mediaSession': ['/music/album/songs', '/other-initiatives'],
  'Navigator.prototype.onLine': someKinds,
  'Navigator.prototype.clipboard': ['/music/album/songs'],
  matchMedia: allKinds,
  getComputedStyle: someKinds,
  'Navigator.prototype.connection': ['/'],
  devicePixelRatio: ['/', '/future'],
};

/** Those that have nothing to do with motion are tested in Calm, where a step to another page takes half of the time. */
const stillFeatures = /Storage|History|Navigator|Audio|focus|scrollIntoView/;

test.use({ expectedMessages: /broken by the test|404 \(Not Found\)/ });

for (const [feature, paths] of Object.entries(features)) {
  test(`without ${feature} every page stays, and links and Back work @feature-throws`, async ({ page, siteFolder }) => {
    test.setTimeout(10_000 + paths.length * 4_000);
    if (stillFeatures.test(feature)) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(breakFeature, feature);
    for (const path of paths) {
      await expectPageStays(page, path, siteFolder);
      const other = page.url();
      // The page may load its document again in the middle of a step back, which then does not happen.
      await expect(async () => {
        if (page.url() === other) await page.goBack();
        await expect(page.locator('main h1')).toHaveText(headingOf(siteFolder, path), { timeout: 2_000 });
      }).toPass({ timeout: 10_000 });
    }
  });
}

/** Opens a page, expects its heading and the menu, and follows a link to another page. */
async function expectPageStays(page: Page, path: string, siteFolder: string): Promise<void> {
  await page.goto(at(path));
  await codeHasRun(page);
  await expectHeading(page, headingOf(siteFolder, path));
  await expect(page.locator('main h1')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveCount(11);
  const [name, target] = path === '/team' ? (['Music', '/music'] as const) : (['Team', '/team'] as const);
  await menu.getByRole('link', { name }).click();
  await expectHeading(page, headingOf(siteFolder, target));
  await expect(page).toHaveURL(at(target));
}

/** The heading of a page as the build has written it. */
function headingOf(folder: string, path: string): string {
  const html = readFileSync(join(folder, `${path === '/' ? '/index' : path}.html`), 'utf8');
  return /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)![1]!
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Runs in the page: makes the feature throw whenever it is used. */
function breakFeature(feature: string): void {
  const names = feature.split('.');
  const name = names.pop()!;
  const owner = names.reduce<object>((object, key) => Reflect.get(object, key), window);
  function fail(): never {
    throw new Error(`${feature} is broken by the test`);
  }
  const isFunction = typeof Object.getOwnPropertyDescriptor(owner, name)?.value === 'function';
  const broken = isFunction ? { value: fail } : { get: fail, set: fail };
  Object.defineProperty(owner, name, { configurable: true, ...broken });
}

/** Waits until the app has started, or one second: without some features it does not start, and there is no sign of that. */
const codeHasRun = (page: Page) =>
  page.waitForFunction(() => history.state?.key, undefined, { timeout: 1000 }).catch(() => {});
