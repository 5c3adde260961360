import { Key } from 'selenium-webdriver';
import { test, visitWith } from '../support/webkit.ts';
import { proveLooking } from './looking.ts';

const keys = {
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Home: Key.HOME,
  End: Key.END,
  Escape: Key.ESCAPE,
};

test('a picture is opened, moved on from, closed, and opened by its address', ({ driver, baseURL }) =>
  proveLooking({
    ...visitWith(driver, baseURL!),
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
  }));
