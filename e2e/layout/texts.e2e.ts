import { checkEveryPage } from '../support/every-page.ts';
import { findLayoutFaults } from '../support/layout-faults.ts';
import { expect, test } from '../support/test.ts';

// Runs on every page of every site.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;

test('texts stay in their boxes and in the window, and none lies over another', async ({ page, siteFolder }) => {
  test.setTimeout(120_000);
  expect(await checkEveryPage(page, siteFolder, sizes, findLayoutFaults)).toEqual([]);
});
