import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { proveLooking } from './looking.ts';

test('a picture is opened, moved on from, closed, and opened by its address', ({ page }) =>
  proveLooking({
    ...visitWith(page),
    key: (name) => page.keyboard.press(name),
    // Not page.goBack(): in Firefox it waits for a page to load, and none does.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
  }));
