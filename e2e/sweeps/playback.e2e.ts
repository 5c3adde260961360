import { playbackStories } from '../engines/playback.ts';
import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';

// In Chromium. Too slow for the gate, because Chromium retries a broken connection for half a minute.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /Failed to load resource/ });

for (const [title, story] of Object.entries(playbackStories)) {
  test(title, ({ page }) => story(visitWith(page)));
}
