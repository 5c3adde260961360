import { expect } from '@playwright/test';
import { By, Key } from 'selenium-webdriver';
import { proveLooking } from './looking.ts';
import { openInWebkit, test } from './webkit.ts';

const keys = {
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Home: Key.HOME,
  End: Key.END,
  Escape: Key.ESCAPE,
};

test('a picture is opened, moved on from, closed, and opened by its address', ({ driver, baseURL }) =>
  proveLooking({
    open: (path) => openInWebkit(driver, baseURL!, path),
    // A transition of the page lies over everything while it lasts.
    press: (selector) =>
      expect(async () => driver.findElement(By.css(selector)).click()).toPass({ intervals: [100], timeout: 8_000 }),
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    evaluate: (question) => driver.executeScript(question),
  }));
