import type { Page } from '@playwright/test';
import { pagesWithRecordings, proveRecordings, type Visit } from './recordings.ts';
import { open, test } from './test.ts';

const visitWith = (page: Page): Visit => ({
  async open(path) {
    await open(page, path);
  },
  count: (selector) => page.locator(selector).count(),
  press: (selector, index) => page.locator(selector).nth(index).click(),
  slide: (selector, value) => page.locator(selector).fill(String(value)),
  evaluate: (question) => page.evaluate(question),
});

for (const entry of pagesWithRecordings) {
  test(`${entry.path}: every recording starts, seeks to 90 % and ends`, ({ page }) =>
    proveRecordings(visitWith(page), entry));
}
