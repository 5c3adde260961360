import { paths, readSite } from '../../../generator/pages/all-pages.ts';
import { checkSizes, openWhole } from '../../support/every-page.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { shellLaunch } from '../../support/machine.ts';
import { expect, test } from '../../support/test.ts';

// The browser's own text size, on which widths in rem depend too.
const launch = shellLaunch();
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...launch, args: [...(launch.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

const sizes = [
  [1440, 900],
  [820, 1180],
] as const;

test('1.4.4 text at 200 %: no text is cut off or lies over another @text-200', async ({ page, messages }) => {
  test.setTimeout(90_000);
  const faults: string[] = [];
  for (const path of paths(await readSite())) {
    await openWhole(page, path);
    if (path === '/404') messages.pop(); // Its status.
    faults.push(...(await checkSizes(page, sizes, findLayoutFaults)));
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(faults).toEqual([]);
});
