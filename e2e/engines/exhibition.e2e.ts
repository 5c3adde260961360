import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { runExhibitionStory } from './exhibition-story.ts';

test('an exhibition opens with its music, changes by key, and is left by Escape and by its button', ({ page }) =>
  runExhibitionStory(visitWith(page)));
