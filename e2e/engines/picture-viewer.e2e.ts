import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { runViewerStory } from './picture-viewer-story.ts';

test('pictures open by click and by address, change by key, and close by Escape and by Back', ({ page }) =>
  runViewerStory(visitWith(page)));
