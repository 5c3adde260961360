import { test, visitWith } from '../support/webkit.ts';
import { runViewerStory } from './picture-viewer-story.ts';

test('pictures open by click and by address, change by key, and close by Escape and by Back', ({ driver, baseURL }) =>
  runViewerStory(visitWith(driver, baseURL!)));
