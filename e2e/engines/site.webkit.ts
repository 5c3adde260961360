import { test, visitWith } from '../support/webkit.ts';
import { siteStories } from './site-stories.ts';

for (const [name, story] of Object.entries(siteStories)) {
  test(name, ({ driver, baseURL }) => story(visitWith(driver, baseURL!)));
}
