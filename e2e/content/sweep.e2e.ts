import type { Request } from '@playwright/test';
import { paths, readSite } from '../../generator/pages.ts';
import { at, expect, expectAccessible, isAlive, test } from '../support/test.ts';

// What holds for every page of the site, whatever stands on it.
const content = await readSite();
const all = paths(content);
/** A desk, a tablet, a phone. */
const windows = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;
const status = (path: string) => (path === '/404' ? 404 : 200);

test('the list of pages is not empty', () => {
  expect(all.length).toBeGreaterThanOrEqual(11 + 3 + 3 + 1);
});

for (const path of all) {
  test.describe(path, () => {
    test.use({ expectedMessages: path === '/404' ? /404 \(Not Found\)/ : /(?!)/ });

    test('has a title, one h1, headings in order, complete tags, and axe finds nothing', async ({ page }) => {
      test.slow(); // axe reads every page twice.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      const response = await page.goto(at(path === '/404' ? '/there-is-no-such-page' : path));
      expect(response!.status()).toBe(status(path));
      await isAlive(page);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('h1')).toHaveCount(1);
      const levels = await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
      if (path !== '/404') {
        for (const name of ['description', 'keywords'])
          await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', /\S/);
        for (const name of ['og:title', 'og:description', 'og:url'])
          await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /\S/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:.*[^/]$|\/\/[^/]+\/$/);
      }
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    });

    test('moves nothing while it loads and is scrolled', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
            if (!entry.hadRecentInput) shifts.push(entry.value.toFixed(4));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Twice, so that the fonts lie in the cache: one that comes late may still move a line by a little.
      for (let visit = 0; visit < 2; visit++) {
        await page.goto(at(path === '/404' ? '/there-is-no-such-page' : path), { waitUntil: 'networkidle' });
        await isAlive(page);
      }
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 400) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        await Promise.allSettled([...document.images].map((image) => image.decode()));
      });
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    });

    test('loads four pictures at most before it is scrolled, and the others then', async ({ context }) => {
      for (const [width, height] of windows) {
        const page = await context.newPage(); // A used one would go back to where it was scrolled to.
        await page.setViewportSize({ width, height });
        const pictures = new Set<string>();
        const note = (request: Request) => request.resourceType() === 'image' && pictures.add(request.url());
        page.on('request', note);
        await page.goto(at(path === '/404' ? '/there-is-no-such-page' : path), { waitUntil: 'networkidle' });
        page.off('request', note);
        expect(pictures.size, `at ${width} px: ${[...pictures].join(' ')}`).toBeLessThanOrEqual(4);
        await page.mouse.move(width / 2, height / 2);
        for (const image of await page.locator('main img').all()) {
          if (!(await image.isVisible())) continue;
          await image.scrollIntoViewIfNeeded();
          await expect(image).toHaveJSProperty('complete', true);
          await expect(image).toHaveCSS('translate', 'none');
        }
      }
    });

    test('fits 320 px, and asks nobody else for anything', async ({ page }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
      });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(at(path === '/404' ? '/there-is-no-such-page' : path));
      await isAlive(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const cut = await page.locator('main :is(h1, h2, h3, p, a, button)').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden=true]'))
          .filter((element) => element.getBoundingClientRect().right > 321)
          .map((element) => element.textContent),
      );
      expect(cut).toEqual([]);
      expect(elsewhere).toEqual([]);
    });
  });
}

test('every internal link and anchor leads somewhere', async ({ page, request }) => {
  test.slow();
  const targets = new Map<string, Set<string>>();
  for (const path of all) {
    await page.goto(at(path));
    for (const link of await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
      const { origin, pathname, hash } = new URL(link);
      if (origin !== new URL(page.url()).origin) continue;
      targets.set(pathname, (targets.get(pathname) ?? new Set()).add(hash.slice(1)));
    }
  }
  for (const [pathname, hashes] of targets) {
    const answer = await request.get(pathname);
    const isKnown = answer.ok() || pathname === '/404';
    expect(isKnown, `${pathname} answers ${answer.status()}`).toBe(true);
    const html = await answer.text();
    for (const hash of hashes) if (hash) expect(html, `${pathname}#${hash}`).toContain(`id="${hash}"`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no page shows Loading, and all links of the menu are within reach, on a phone too', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of all) {
      await page.goto(at(path));
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(11);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
