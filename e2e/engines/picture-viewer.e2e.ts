import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { runViewerStory } from './picture-viewer-story.ts';

test('pictures open by click and by address, change by key, and close by Escape and by Back', ({ page }) =>
  runViewerStory({
    ...visitWith(page),
    key: (name) => page.keyboard.press(name),
    // Not page.goBack(): in Firefox it waits for a page load, which does not happen.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
  }));
