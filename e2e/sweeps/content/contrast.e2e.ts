import type { Page } from '@playwright/test';
import { paths, readSite } from '../../../generator/pages.ts';
import { contrastsInView, type LineContrast, prepareForContrast } from '../../support/contrast.ts';
import { at, expect, isComplete, test } from '../../support/test.ts';

// In Calm, so that pictures and scenes stand still. `npm run bench:contrast` measures the moving ones.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true, // The policy would refuse the style that hides the text.
  expectedMessages: /404 \(Not Found\)/,
});

const allPaths = paths(await readSite());
/** On a narrow screen the texts of albums and galleries are below their pictures. */
const topPaths = allPaths.filter((path) => path.lastIndexOf('/') === 0);

for (const [width, height, measuredPaths] of [
  [1440, 1800, allPaths],
  [390, 1700, topPaths],
] as const) {
  for (const path of measuredPaths) {
    test(`${path} at ${width} px: every line of text has enough contrast with the pixels behind it @contrast-pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const lines = await contrastsOf(page, path);
      expect(lines.filter(({ contrast, required }) => contrast < required)).toEqual([]);
    });
  }
}

test.describe('for visitors who prefer more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  for (const path of topPaths) {
    test(`${path}: every line of text has the contrast of level AAA`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1800 });
      const lines = await contrastsOf(page, path);
      const isLow = ({ contrast, required }: LineContrast) => contrast < (required === 3 ? 4.5 : 7);
      expect(lines.filter(isLow)).toEqual([]);
    });
  }
});

/** The contrast of all lines of a page. */
async function contrastsOf(page: Page, path: string): Promise<LineContrast[]> {
  await page.goto(at(path === '/404' ? '/there-is-no-such-page' : path));
  await isComplete(page);
  await prepareForContrast(page);
  const lines: LineContrast[] = [];
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < bottom; top += page.viewportSize()!.height) {
    await page.evaluate(scrollAndLoad, top);
    lines.push(...(await contrastsInView(page)));
  }
  expect(lines.length).toBeGreaterThan(10);
  return lines;
}

/** Runs in the page: scrolls, and waits for the pictures that come into view. */
async function scrollAndLoad(top: number) {
  scrollTo({ top, behavior: 'instant' });
  const visible = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && image.checkVisibility();
  });
  await Promise.allSettled(visible.map((image) => image.decode()));
}
