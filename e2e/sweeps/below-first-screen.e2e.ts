import { onePageOfEachKindInFixture } from '../support/every-page.ts';
import { expect, open, test } from '../support/test.ts';

const kinds = await onePageOfEachKindInFixture();

// What waits for the first paint (base.css) would appear one frame late in a first screen.
for (const width of [320, 390, 768, 1024, 1440, 2560])
  test(`what waits for the first paint is below a first screen of ${width} px`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 999 });
    let count = 0;
    for (const path of kinds) {
      await open(page, path);
      const tops = await page
        .locator('.far, .long ~ .later')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      count += tops.length;
      expect.soft(Math.min(...tops), path).toBeGreaterThanOrEqual(999);
    }
    expect(count).toBeGreaterThan(0);
  });
