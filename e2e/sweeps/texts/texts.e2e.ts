import { globSync } from 'node:fs';
import { cardFolder, cardHeights } from '../../../contract/card.ts';
import { builtPaths } from '../../support/built-pages.ts';
import { checkSizes, desktop, onePageOfEachKind, openWhole, phone, tablet } from '../../support/every-page.ts';
import { findFontFaults } from '../../support/font-faults.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { at, expect, test } from '../../support/test.ts';

// On a copy of the fixture with hard texts. generator/serve/subsets.test.ts has the site with the least content.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = [desktop, tablet, phone];

test('texts stay in their boxes and in the window, do not overlap, and have a weight of their font', async ({
  page,
  siteFolder,
}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const path of onePageOfEachKind(builtPaths(siteFolder))) {
    await openWhole(page, path);
    faults.push(...(await checkSizes(page, sizes, findLayoutFaults)));
    faults.push(...(await checkSizes(page, [desktop], findFontFaults)));
  }
  expect(faults).toEqual([]);
});

test('so do the texts of the cards for other sites, in frames of any width', async ({ page, siteFolder }) => {
  const frames = [320, 600, 820].flatMap((width) =>
    Object.values(cardHeights).map((height) => [width, height] as const),
  );
  const cards = globSync(`${cardFolder}/**/*.html`, { cwd: siteFolder });
  expect(cards.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const card of cards) {
    await page.goto(at(`/${card.replaceAll('\\', '/').replace('.html', '')}`));
    await expect(page.locator('button#play')).toBeVisible();
    faults.push(...(await checkSizes(page, frames, findLayoutFaults)));
  }
  expect(faults).toEqual([]);
});
