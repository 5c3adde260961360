import { checkRecordings } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { playbackStories, recordingCounts, runPlaybackStory } from './playback-stories.ts';

// What is heard is the same in Calm, and the processor draws less.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, count] of Object.entries(recordingCounts)) {
  test(`${path}: every recording starts, seeks to 90 % and ends`, async ({ page }) => {
    expect(await checkRecordings(visitWith(page), path)).toBe(count);
  });
}

test.describe('playback', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const [name, story] of Object.entries(playbackStories)) {
    test(name, ({ page }) => runPlaybackStory(story, visitWith(page)));
  }
});
