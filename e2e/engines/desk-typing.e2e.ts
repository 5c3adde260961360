import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { test } from '../support/test.ts';
import { runTypingStory } from './desk-typing-story.ts';

let desk: DeskServer;
test.beforeAll(async ({ browserName }) => {
  test.setTimeout(120_000);
  desk = await startDeskServer(`typing-${browserName}`);
});
test.afterAll(() => desk?.stop());

test('an owner types at the desk, mends a mistake, moves an entry, takes it back, and puts a picture in', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await runTypingStory(
    {
      open: async (address) => void (await page.goto(address)),
      press: (selector) => page.locator(selector).first().click(),
      async type(selector, text) {
        // Not fill(): in Firefox, React does not notice it.
        await page.locator(selector).click();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.press('Backspace');
        await page.keyboard.type(text);
      },
      choose: (selector, file) => page.locator(selector).setInputFiles(file),
      textOf: async (selector) => (await page.locator(selector).first().textContent()) ?? '',
    },
    desk,
  );
});
