import type { Page } from '@playwright/test';
import { readPages } from '../support/built-pages.ts';
import { at, expect, expectHeading, test } from '../support/test.ts';

// Features of the browser throw whenever the app uses them, as in an old browser, with an extension or with strict settings.
// The prerendered page must stay readable, and its links must work. Features that hide one another's failures, because a page
// without them does not start or is loaded again, are broken one at a time. faults-decorations.e2e.ts breaks
// features that only decorations use.

const [home, album, gallery, tools] = ['/', '/music/album/songs', '/art/patterns', '/ai-coding'] as const;

/** The features, as the paths of functions, properties or classes from the window, and pages that use them. */
const features: Record<string, string[]> = {
  'localStorage, Navigator.prototype.mediaSession, Navigator.prototype.clipboard': [album],
  'sessionStorage, Navigator.prototype.connection, Document.prototype.elementFromPoint': [home],
  'Storage.prototype.getItem, CSS.escape, devicePixelRatio': [gallery, '/future'],
  'Storage.prototype.setItem, Navigator.prototype.onLine': [album],
  'History.prototype.replaceState': [home, album],
  'History.prototype.pushState': [home, album],
  'History.prototype.scrollRestoration, performance.now': [gallery],
  'Document.prototype.startViewTransition': [home, gallery],
  requestAnimationFrame: [home, album],
  scrollTo: [gallery],
  'Element.prototype.scrollIntoView, getComputedStyle': [album, gallery],
  'HTMLElement.prototype.focus': [album, gallery],
  Audio: [album, '/other-initiatives', tools],
  matchMedia: [home, '/history', gallery, tools, '/404'],
};

/** Features that do not concern motion are tested in Calm, where a navigation takes half the time. */
const stillFeatures = /Storage|History|Navigator|Audio|focus|scrollIntoView/;

test.use({ expectedMessages: /broken by the test|404 \(Not Found\)/ });

for (const [list, paths] of Object.entries(features)) {
  const names = list.split(', ');
  test(`without ${list} a page stays, and links and Back work @feature-throws`, async ({ page, siteFolder }) => {
    test.setTimeout(20_000 + paths.length * 5_000);
    const pages = readPages(siteFolder);
    if (names.every((name) => stillFeatures.test(name))) await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const name of names) await page.addInitScript(breakFeature, name);
    for (const path of paths) {
      const { heading } = pages[path]!;
      await page.goto(at(path));
      await codeHasRun(page);
      await expectHeading(page, heading);
      await expect(page.locator('main h1')).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('link')).toHaveCount(11);
      await menu.getByRole('link', { name: 'Team' }).click();
      await expectHeading(page, pages['/team']!.heading);
      await expect(page).toHaveURL(at('/team'));
      const other = page.url();
      // The page may load its document again in the middle of a step back, which then does not happen.
      await expect(async () => {
        if (page.url() === other) await page.goBack();
        await expect(page.locator('main h1')).toHaveText(heading, { timeout: 2_000 });
      }).toPass({ timeout: 10_000 });
    }
  });
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

/** Waits until the app has started, or one second, because without some features it never starts and nothing shows it. */
const codeHasRun = (page: Page) =>
  page.waitForFunction(() => history.state?.key, undefined, { timeout: 1000 }).catch(() => {});
