import type { Request } from '@playwright/test';
import { routes } from '../../../contract/routes.ts';
import { menu } from '../../../generator/content/menu.ts';
import { albumPath, albums } from '../../../generator/pages/album.ts';
import { initiatives } from '../../../generator/pages/other-initiatives.ts';
import { paths, readSite } from '../../../generator/pages.ts';
import { checkRecordings } from '../../support/recordings.ts';
import { at, expect, expectAccessible, isAlive, isComplete, test } from '../../support/test.ts';
import { visitWith } from '../../support/visit.ts';

// Runs on every page of the owner's site. Any content must pass: no id, title or number of the owner's is stated here.
const content = await readSite();
const all = paths(content);
/** Desktop, tablet, phone. */
const viewports = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;
/** The not-found page is opened as a visitor meets it. */
const addressOf = (path: string) => at(path === '/404' ? '/there-is-no-such-page' : path);

test('the list of pages is not empty', () => {
  expect(all.length).toBeGreaterThan(0);
});

for (const path of all) {
  test.describe(path, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      expectedMessages: path === '/404' ? /404 \(Not Found\)/ : /(?!)/,
    });

    test('has a title, one h1, headings in order, complete tags, and axe finds nothing @axe', async ({ page }) => {
      test.slow(); // axe reads every page twice.
      await page.setViewportSize({ width: 1440, height: 900 });
      const response = await page.goto(addressOf(path));
      expect(response!.status()).toBe(path === '/404' ? 404 : 200);
      await isComplete(page);
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

    test('has no layout shift while it loads and is scrolled', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
            if (!entry.hadRecentInput) shifts.push(entry.value.toFixed(4));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Twice, so that the fonts are in the cache: a late font may shift a line a little.
      await page.goto(addressOf(path));
      await isComplete(page);
      await page.evaluate(() => document.fonts.ready);
      await page.goto(addressOf(path), { waitUntil: 'networkidle' });
      await isAlive(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 400) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        await Promise.allSettled([...document.images].map((image) => image.decode()));
      });
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    });

    for (const [width, height] of viewports) {
      test(`loads at most four pictures before it is scrolled at ${width} px, and the others when they come into view`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        const pictures = new Set<string>();
        const note = (request: Request) => request.resourceType() === 'image' && pictures.add(request.url());
        page.on('request', note);
        await page.goto(addressOf(path), { waitUntil: 'networkidle' });
        page.off('request', note);
        expect(pictures.size, [...pictures].join(' ')).toBeLessThanOrEqual(4);
        await page.mouse.move(width / 2, height / 2);
        expect(await page.evaluate(missingPictures)).toEqual([]);
      });
    }

    test('fits into 320 px, and requests nothing from other hosts @fits-320', async ({ page }) => {
      const otherHosts: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname !== 'localhost') otherHosts.push(request.url());
      });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(addressOf(path));
      await isComplete(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const cut = await page.locator('main :is(h1, h2, h3, p, a, button)').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden=true]'))
          .filter((element) => element.getBoundingClientRect().right > 321)
          .map((element) => element.textContent),
      );
      expect(cut).toEqual([]);
      expect(otherHosts).toEqual([]);
    });
  });
}

/** Runs in the page: scrolls to each picture. Returns those that have not loaded, or still move, after some seconds. */
async function missingPictures(): Promise<string[]> {
  const missing: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    if (!image.checkVisibility({ visibilityProperty: true })) continue;
    image.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const deadline = performance.now() + 8_000;
    const isThere = () => image.complete && getComputedStyle(image).translate === 'none';
    // A picture that moves with the page is in its place only in the frame after the scroll.
    do await new Promise(requestAnimationFrame);
    while (!isThere() && performance.now() < deadline);
    if (!isThere()) missing.push(image.currentSrc || image.outerHTML);
  }
  return missing;
}

test('every internal link leads to a page, and every anchor to an element @links-lead', async ({ page, request }) => {
  test.setTimeout(all.length * 5_000);
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
    // A second may follow the id of a recording, as in #podcast&t=80.
    for (const hash of hashes) if (hash) expect(html, `${pathname}#${hash}`).toContain(`id="${hash.split('&')[0]}"`);
  }
});

const pagesWithRecordings = [
  ...content.get(albums).map((album) => ({ path: albumPath(album), count: album.tracks.length })),
  { path: routes['other-initiatives'].path, count: content.get(initiatives).filter(({ audio }) => audio).length },
];
for (const { path, count } of pagesWithRecordings) {
  test(`${path}: every recording plays, seeks and ends`, async ({ page }) => {
    expect(await checkRecordings(visitWith(page), path)).toBe(count);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no page shows Loading or is wider than a phone, and every page has all links of the menu', async ({ page }) => {
    test.setTimeout(all.length * 5_000);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of all) {
      await page.goto(at(path));
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(
        content.get(menu).length,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
