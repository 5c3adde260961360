import { safetyStories } from '../engines/safety.ts';
import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';

// Chromium's messages about a file with another hash, and about the policy.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages:
    /integrity|hash|dynamically imported module|Unable to preload|TrustedHTML|require-trusted-types-for/i,
});

for (const [title, story] of Object.entries(safetyStories)) {
  test(title, ({ page }) => story(visitWith(page)));
}
