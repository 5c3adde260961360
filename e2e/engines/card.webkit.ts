import { test, visitWith } from '../support/webkit.ts';
import { cardStories, runCardStory } from './card-stories.ts';

test.describe('the card', () => {
  // As in playback.webkit.ts: WebKitGTK sometimes does not play on after a seek in a recording that has just loaded.
  test.describe.configure({ retries: 2 });

  for (const [name, story] of Object.entries(cardStories)) {
    test(name, ({ driver, baseURL }) =>
      runCardStory(story, async (address) => {
        await driver.get(address);
        await driver.switchTo().frame(0);
        return visitWith(driver, baseURL!);
      }),
    );
  }
});
