import { test, visitWith } from '../support/webkit.ts';
import { pageStories, soundStories } from './stories.ts';

for (const [title, story] of Object.entries(pageStories)) {
  test(title, ({ driver, baseURL }) => story(visitWith(driver, baseURL!)));
}

test.describe('sound', () => {
  // WebKitGTK 2.50 sometimes reports no error when a connection breaks (in one of forty runs of that story, it waited for a
  // minute), and sometimes stops after a seek in a recording that has just loaded. The player then seeks again, which has
  // helped nearly every time.
  test.describe.configure({ retries: 2 });

  for (const [title, story] of Object.entries(soundStories)) {
    test(title, ({ driver, baseURL }) => story(visitWith(driver, baseURL!)));
  }
});
