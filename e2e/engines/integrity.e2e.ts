import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { integrityStories } from './integrity-story.ts';

// The browsers' own messages about a file with another hash.
test.use({ expectedMessages: /integrity|hash|dynamically imported module|Unable to preload/i });

for (const [name, story] of Object.entries(integrityStories)) {
  test(name, ({ page }) => story(visitWith(page)));
}
