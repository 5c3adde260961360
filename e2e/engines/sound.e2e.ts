import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { live, stories } from './listening.ts';
import { pagesWithRecordings, proveRecordings } from './recordings.ts';

for (const entry of pagesWithRecordings) {
  test(`${entry.path}: every recording starts, seeks to 90 % and ends`, ({ page }) =>
    proveRecordings(visitWith(page), entry));
}

test.describe('a listener', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const [name, story] of Object.entries(stories)) {
    test(name, ({ page }) => live(story, visitWith(page)));
  }
});
