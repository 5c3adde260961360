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
