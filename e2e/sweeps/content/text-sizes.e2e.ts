import type { Page } from '@playwright/test';
import { paths, readSite } from '../../../generator/pages/all-pages.ts';
import { emulateDevice, noInsets, sidewaysInsets, uprightInsets } from '../../support/device.ts';
import { checkSizes, openWhole, usualSizes } from '../../support/every-page.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { expect, test } from '../../support/test.ts';

// Every page of the owner's site with a larger text size in the browser, in a very narrow window, and on a phone with a notch.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

const narrow = [
  [280, 640],
  [300, 640],
  [335, 640],
  [320, 256],
] as const;
const textSizes = [125, 150, 200];

for (const path of paths(await readSite())) {
  test(`${path}: larger texts are whole and no smaller, and nothing is below a notch @text-200 @safe-area`, async ({
    page,
    messages,
  }) => {
    const device = await emulateDevice(page);
    await openWhole(page, path);
    if (path === '/404') messages.pop(); // Its status.
    const faults: string[] = [];
    const check = async (title: string, windows: readonly (readonly [number, number])[]) => {
      for (const fault of await checkSizes(page, windows, findLayoutFaults)) faults.push(`${title}: ${fault}`);
    };
    await page.evaluate(openDetails);
    await check('100 %', [...usualSizes, ...narrow]);
    for (const size of usualSizes) {
      await device.setTextSize(100);
      await checkSizes(page, [size], () => []);
      const usual = await page.evaluate(readFontSizes);
      for (const percent of textSizes) {
        await device.setTextSize(percent);
        await check(`${percent} %`, [size]);
        const larger = await page.evaluate(readFontSizes);
        expect(larger.length).toBe(usual.length);
        if (larger.some((px, index) => px < usual[index]!))
          faults.push(`${percent} %: a text is smaller at ${size[0]} px`);
      }
    }
    await device.setTextSize(100);
    await device.setInsets(uprightInsets);
    await check('upright', [[393, 852]]);
    await checkEnd(page, uprightInsets.bottom, faults);
    await device.setInsets(sidewaysInsets);
    await check('sideways', [[852, 393]]);
    await device.setInsets(noInsets);
    expect(faults).toEqual([]);
  });
}

/** At the end of the page, nothing may be below the window's lower inset. */
async function checkEnd(page: Page, bottom: number, faults: string[]): Promise<void> {
  const hidden = await page.evaluate((bottom) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return [...document.querySelectorAll('footer :is(p, a, label), [aria-label="Motion and chat"] button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().bottom > innerHeight - bottom)
      .map((element) => element.textContent);
  }, bottom);
  faults.push(...hidden.map((text) => `at the end of the page: ${text} is below the window's lower inset`));
}

/** Runs in the page. */
function openDetails(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
}

/** Runs in the page: in CSS px. */
function readFontSizes(): number[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, a, li, dd, dt), header a, footer :is(p, a)')].map(
    (element) => Number.parseFloat(getComputedStyle(element).fontSize),
  );
}
