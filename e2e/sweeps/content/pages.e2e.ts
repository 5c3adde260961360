import { paths, readSite } from '../../../generator/pages/all-pages.ts';
import { namingProblems, readAccessibilityTree, workProblems, worksOf } from '../../support/accessibility-tree.ts';
import { contrastsOfPage, type LineContrast, prepareForContrast } from '../../support/contrast.ts';
import {
  checkSizes,
  desktop,
  looks,
  onePageOfEachKind,
  openWhole,
  phone,
  showBy,
  usualSizes,
} from '../../support/every-page.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { at, expect, expectAccessible, test } from '../../support/test.ts';
import { findOutsideLandmarks, findTextFaults } from '../../support/text-faults.ts';

// Every page of the owner's site, with the owner's pictures and texts. Any content must pass, so none of its ids, titles and
// numbers is stated here. In Calm, so that pictures and scenes stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const allPaths = paths(await readSite());
/** 1280 × 1024 at 400 %. */
const zoomed = [320, 256] as const;
const onePerKind = onePageOfEachKind(allPaths);
/** On a narrow screen the texts of albums and galleries are below their pictures. */
const isTopPage = (path: string) => path.lastIndexOf('/') === 0;

/** The text spacing of WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const path of allPaths) {
  test(`${path}: axe finds nothing, names are right, texts fit at 320 px, 400 % zoom and wide spacing, each line has enough contrast by night and by day @axe @names-everywhere @fits-320 @zoom-400 @text-spacing @contrast-pixels`, async ({
    page,
    messages,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 1440, height: 1800 });
    await openWhole(page, path);
    if (path === '/404') messages.pop(); // Its status.
    const nodes = await readAccessibilityTree(page);
    expect([...namingProblems(nodes), ...workProblems(nodes, await worksOf(page))]).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);

    const faults = await checkSizes(page, [desktop], findOutsideLandmarks);
    faults.push(...(await checkSizes(page, [...usualSizes, zoomed], findLayoutFaults)));
    const sheet = await page.evaluateHandle((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      return sheet;
    }, textSpacing);
    faults.push(...(await checkSizes(page, [desktop, phone], findLayoutFaults)));
    await sheet.evaluate((sheet) => sheet.replaceSync(''));
    faults.push(...(await checkSizes(page, [phone, desktop], findTextFaults)));
    expect(faults).toEqual([]);

    await prepareForContrast(page);
    for (const look of looks) {
      await showBy(page, look);
      await page.setViewportSize({ width: 1440, height: 1800 });
      const lines = await contrastsOfPage(page);
      expect(lines.length).toBeGreaterThan(10);
      if (isTopPage(path)) {
        await page.setViewportSize({ width: 390, height: 1700 });
        lines.push(...(await contrastsOfPage(page)));
      }
      expect(
        lines.filter(({ contrast, required }) => contrast < required),
        look,
      ).toEqual([]);
    }
    await expectAccessible(page, ['color-contrast']);
  });
}

test('for visitors who prefer more contrast, each line has the contrast of level AAA', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ contrast: 'more' });
  await page.setViewportSize({ width: 1440, height: 1800 });
  for (const path of onePerKind.filter(isTopPage)) {
    await openWhole(page, path);
    await prepareForContrast(page);
    const isFaint = ({ contrast, required }: LineContrast) => contrast < (required === 3 ? 4.5 : 7);
    for (const look of looks) {
      await showBy(page, look);
      expect.soft((await contrastsOfPage(page)).filter(isFaint), `${path} by ${look}`).toEqual([]);
    }
  }
});

for (const [width, height, motion] of [
  [1440, 900, 'no-preference'],
  [1440, 900, 'reduce'],
  [390, 844, 'reduce'],
] as const) {
  const isCalm = motion === 'reduce';
  test(`at ${width} px no page ${isCalm ? 'loads more than four pictures at first' : 'shifts'} or misses a picture later`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(recordShifts);
    // A late font may shift a line a little, so in Lively all fonts are in the cache. A cached picture loads at once, so in
    // Calm, where pictures are counted, there is no cache.
    await openWhole(page, '/');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: isCalm });
    let pictures = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.add(request.url());
    });
    for (const path of allPaths.filter((path) => path !== '/404')) {
      pictures = new Set();
      await page.goto(at(path), { waitUntil: 'networkidle' });
      if (isCalm) expect.soft(pictures.size, `${path}: ${[...pictures].join(' ')}`).toBeLessThanOrEqual(4);
      expect.soft(await page.evaluate(missingPictures), path).toEqual([]);
      const shifts = await page.evaluate(() => (window as unknown as ShiftWindow).shifts);
      if (!isCalm) expect.soft(shifts, path).toEqual([]);
    }
  });
}

interface ShiftWindow {
  shifts: string[];
}

/** Runs in the page, before its own code. */
function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts } satisfies ShiftWindow);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
      if (!entry.hadRecentInput) shifts.push(entry.value.toFixed(4));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: scrolls to each picture. Returns pictures that have not loaded, or still move, after some seconds. */
async function missingPictures(): Promise<string[]> {
  const missing: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    if (!image.checkVisibility({ visibilityProperty: true })) continue;
    image.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const deadline = performance.now() + 8_000;
    const isThere = () => image.complete && getComputedStyle(image).translate === 'none';
    // A picture that moves with the page reaches its place only in the frame after the scroll.
    do await new Promise(requestAnimationFrame);
    while (!isThere() && performance.now() < deadline);
    if (!isThere()) missing.push(image.currentSrc || image.outerHTML);
  }
  return missing;
}
