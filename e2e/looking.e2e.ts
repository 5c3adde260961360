import { proveLooking } from './looking.ts';
import { open, test } from './test.ts';

test('a picture is opened, moved on from, closed, and opened by its address', ({ page }) =>
  proveLooking({
    async open(path) {
      await open(page, path);
    },
    press: (selector) => page.locator(selector).click(),
    key: (name) => page.keyboard.press(name),
    // Not page.goBack(): in Firefox it waits for a page to load, and none does.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (question) => page.evaluate(question),
  }));
