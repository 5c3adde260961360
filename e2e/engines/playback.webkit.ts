import { expect } from '@playwright/test';
import { test, visitWith } from '../support/webkit.ts';
import { playbackStories, recordingCounts, runPlaybackStory } from './playback-stories.ts';
import { checkRecordings } from './recordings.ts';

for (const [path, count] of Object.entries(recordingCounts)) {
  test(`${path}: every recording starts, seeks to 90 % and ends`, async ({ driver, baseURL }) => {
    expect(await checkRecordings(visitWith(driver, baseURL!), path)).toBe(count);
  });
}

test.describe('playback', () => {
  // WebKitGTK 2.50 sometimes does not play on after a seek in a recording that has just loaded: the element reports that
  // it plays, with all data, and its time stands still. The player seeks again, which helps in most cases: of 14 runs of the
  // story with the broken connection two still failed, of 10 runs without it five.
  test.describe.configure({ retries: 2 });

  for (const [name, story] of Object.entries(playbackStories)) {
    test(name, ({ driver, baseURL }) => runPlaybackStory(story, visitWith(driver, baseURL!)));
  }
});
