import { test, visitWith } from '../support/webkit.ts';
import { integrityStories } from './integrity-story.ts';

for (const [name, story] of Object.entries(integrityStories)) {
  test(name, ({ driver, baseURL }) => story(visitWith(driver, baseURL!)));
}
