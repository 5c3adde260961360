import { test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { cardStories, runCardStory } from './card-stories.ts';

test.describe('the card', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const [name, story] of Object.entries(cardStories)) {
    test(name, ({ page }) =>
      runCardStory(story, async (address) => {
        await page.goto(address);
        return visitWith(page, page.frames()[1]);
      }),
    );
  }
});
