import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { litLineStories } from './lit-line.ts';

for (const [title, story] of Object.entries(litLineStories)) {
  test(title, ({ page }) => story(visitWith(page)));
}
