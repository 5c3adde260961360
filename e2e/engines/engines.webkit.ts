import { test, visitWith } from '../support/webkit.ts';
import { playbackStories } from './playback.ts';
import { pageStories } from './stories.ts';

for (const [title, story] of Object.entries(pageStories)) {
  test(title, ({ driver, baseURL }) => story(visitWith(driver, baseURL!)));
}

test.describe('sound', () => {
  // WebKitGTK 2.50 sometimes stops after a seek in a recording that has just loaded.
  test.describe.configure({ retries: 2 });

  const [title, story] = Object.entries(playbackStories)[0]!;
  test(title, ({ driver, baseURL }) => story(visitWith(driver, baseURL!)));
});
