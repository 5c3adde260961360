import { checkEveryPage } from '../../support/every-page.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { shellLaunch } from '../../support/machine.ts';
import { expect, open, test } from '../../support/test.ts';

// The browser's own text size, on which widths in rem depend too.
const launch = shellLaunch();
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...launch, args: [...(launch.args ?? []), '--blink-settings=defaultFontSize=32'] },
});
test('1.4.4 text at 200 %: no text is cut off or lies over another @text-200', async ({ page, siteFolder }) => {
  test.setTimeout(90_000);
  await open(page, '/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  const sizes = [
    [1440, 900],
    [820, 1180],
  ] as const;
  expect(await checkEveryPage(page, siteFolder, [[sizes, findLayoutFaults]])).toEqual([]);
});
