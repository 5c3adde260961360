import { test, visitWith } from '../support/webkit.ts';
import { pageStories, soundStories } from './stories.ts';

for (const [title, story] of Object.entries(pageStories)) {
  test(title, ({ driver, baseURL }) => story(visitWith(driver, baseURL!)));
}

test.describe('sound', () => {
  // WebKitGTK 2.50 sometimes reports no error for a connection that breaks (in one of forty runs of that story, it waited for
  // a minute), and sometimes does not play on after a seek in a recording that has just loaded. The player seeks again then,
  // which has helped nearly each time.
  test.describe.configure({ retries: 2 });

  for (const [title, story] of Object.entries(soundStories)) {
    test(title, ({ driver, baseURL }) => story(visitWith(driver, baseURL!)));
  }
});
