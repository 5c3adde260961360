import { test, visitWith } from '../support/webkit.ts';
import { litLineStories } from './lit-line.ts';

for (const [title, story] of Object.entries(litLineStories)) {
  test(title, ({ driver, baseURL }) => story(visitWith(driver, baseURL!)));
}
