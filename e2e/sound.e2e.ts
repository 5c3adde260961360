import type { Page } from '@playwright/test';
import { live, stories } from './listening.ts';
import { pagesWithRecordings, proveRecordings } from './recordings.ts';
import { isAlive, test } from './test.ts';
import type { Visit } from './visit.ts';

const visitWith = (page: Page): Visit => ({
  async open(address) {
    await page.goto(address);
    await isAlive(page);
  },
  count: (selector) => page.locator(selector).count(),
  press: (selector, index = 0) => page.locator(selector).nth(index).click(),
  slide: (selector, value) => page.locator(selector).fill(String(value)),
  evaluate: (question) => page.evaluate(question),
});

for (const entry of pagesWithRecordings) {
  test(`${entry.path}: every recording starts, seeks to 90 % and ends`, ({ page }) =>
    proveRecordings(visitWith(page), entry));
}

test.describe('a listener', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const [name, story] of Object.entries(stories)) {
    test(name, ({ page }) => live(story, visitWith(page)));
  }
});
