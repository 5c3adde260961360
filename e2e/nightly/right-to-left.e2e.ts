import type { Locator } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

// The fixture has texts in Hebrew and Arabic among English ones.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The distances of the text's first line from the left and the right edge of its element. */
const gaps = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const line = range.getClientRects()[0]!;
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      left: line.left - box.left - Number.parseFloat(paddingLeft),
      right: box.right - Number.parseFloat(paddingRight) - line.right,
    };
  });

test('all bullets of a list are at the side of its first line: at the right if that is in Hebrew', async ({ page }) => {
  for (const [path, points] of [
    ['/history', 'main ol.wrap li li'],
    ['/other-initiatives', 'main article > ul > li'],
    ['/ai-coding#tool-1', 'main article li'],
  ] as const) {
    await open(page, path);
    const point = page.locator(points).filter({ visible: true }).first();
    /** Of the first line, and of the last one, which stays in English. */
    const gaps = (side: 'left' | 'right') =>
      point.evaluate(
        (line, side) =>
          [line, line.parentElement!.lastElementChild!].map((one) =>
            Number.parseFloat(getComputedStyle(one, '::before')[side]),
          ),
        side,
      );
    expect(Math.max(...(await gaps('left'))), path).toBeLessThan(4);
    await point.evaluate((line) => {
      line.textContent = 'שורה בעברית';
    });
    expect(Math.max(...(await gaps('right'))), path).toBeLessThan(4);
  }
});

test('Hebrew and Arabic texts begin at the right, English ones at the left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/art/places');
  const hebrew = page.locator('#place-4');
  for (const text of [hebrew.getByRole('heading'), hebrew.getByRole('figure').locator('p').first()]) {
    expect((await gaps(text)).right).toBeLessThan(2);
  }
  const english = await gaps(page.locator('#place-1').getByRole('heading'));
  expect(english.left).toBeLessThan(2);
  expect(english.right).toBeGreaterThan(40);

  await open(page, '/info');
  const arabic = page.locator('#main');
  await expect(arabic).toBeVisible();
  expect((await gaps(arabic.locator('h3'))).right).toBeLessThan(2);
});
