import { Key } from 'selenium-webdriver';
import { test, visitWith } from '../support/webkit.ts';
import { runViewerStory } from './picture-viewer-story.ts';

const keys = {
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Home: Key.HOME,
  End: Key.END,
  Escape: Key.ESCAPE,
};

test('pictures open by click and by address, change by key, and close by Escape and by Back', ({ driver, baseURL }) =>
  runViewerStory({
    ...visitWith(driver, baseURL!),
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
  }));
