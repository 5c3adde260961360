import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { offlineStories } from './offline.ts';
import { failureStories, playbackStories } from './playback.ts';
import { pageStories } from './stories.ts';

test.use({
  // The browsers' messages about missing and refused files, about the policy, about a desk that has stopped,
  // and about a download that was stopped while it was stored.
  expectedMessages:
    /ServiceWorker|Failed to load resource|404 \(Not Found\)|integrity|hash|dynamically imported module|Unable to preload|TrustedHTML|require-trusted-types-for|ws:\/\/localhost|failed to connect to websocket|“AbortError/i,
});

for (const [title, story] of Object.entries({
  ...pageStories,
  ...playbackStories,
  ...failureStories,
  ...offlineStories,
})) {
  test(title, ({ page }) => story(visitWith(page)));
}
