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
  for (const [name, story] of Object.entries(playbackStories)) {
    test(name, ({ driver, baseURL }) => runPlaybackStory(story, visitWith(driver, baseURL!)));
  }
});
