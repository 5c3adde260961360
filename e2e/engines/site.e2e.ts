import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { siteStories } from './site-stories.ts';

// Chromium writes to the console that an unknown address was answered by 404, and browsers what the policy refuses.
test.use({ expectedMessages: /404 \(Not Found\)|TrustedHTML|require-trusted-types-for/ });

for (const [name, story] of Object.entries(siteStories)) {
  test(name, ({ page }) => story(visitWith(page)));
}
