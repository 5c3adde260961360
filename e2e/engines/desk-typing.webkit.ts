import { resolve } from 'node:path';
import { By, Key } from 'selenium-webdriver';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { test } from '../support/webkit.ts';
import { runTypingStory } from './desk-typing-story.ts';

let desk: DeskServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  desk = await startDeskServer('typing-webkit');
});
test.afterAll(() => desk?.stop());

test('an owner types at the desk, mends a mistake, moves an entry, takes it back, and puts a picture in', async ({
  driver,
}) => {
  test.setTimeout(90_000);
  const find = async (selector: string) => {
    await driver.wait(async () => (await driver.findElements(By.css(selector))).length > 0, 10_000);
    const element = await driver.findElement(By.css(selector));
    await driver.executeScript((target: Element) => target.scrollIntoView({ block: 'center' }), element);
    return element;
  };
  await runTypingStory(
    {
      open: (address) => driver.get(address),
      press: async (selector) => (await find(selector)).click(),
      async type(selector, text) {
        const field = await find(selector);
        await field.click();
        await field.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE);
        if (text) await field.sendKeys(text);
      },
      choose: async (selector, file) => (await driver.findElement(By.css(selector))).sendKeys(resolve(file)),
      // In one step: between two, the page may replace the element.
      textOf: (selector) =>
        driver.executeScript((selector: string) => {
          return document.querySelector<HTMLElement>(selector)?.innerText ?? '';
        }, selector),
    },
    desk,
  );
});
