import { By, type WebDriver } from 'selenium-webdriver';
import { live, stories } from './listening.ts';
import { pagesWithRecordings, proveRecordings } from './recordings.ts';
import type { Visit } from './visit.ts';
import { expect, test } from './webkit.ts';

const scrollToMiddle = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });

function visitWith(driver: WebDriver, baseUrl: string): Visit {
  const evaluate = <Value>(question: () => Value): Promise<Value> => driver.executeScript<Value>(question);
  return {
    async open(address) {
      await driver.get(new URL(address, baseUrl).href);
      await expect.poll(() => evaluate(() => Boolean(history.state?.key && !history.state.isFresh))).toBe(true);
    },
    count: async (selector) => (await driver.findElements(By.css(selector))).length,
    async press(selector, index = 0) {
      const element = (await driver.findElements(By.css(selector)))[index]!;
      // Selenium scrolls only as far as it must, which may be under the bar, and does not wait until a page has come in.
      await expect(async () => {
        await driver.executeScript(scrollToMiddle, element);
        await element.click();
      }).toPass({ intervals: [100], timeout: 8_000 });
    },
    async slide(selector, value) {
      const setValue = (target: HTMLInputElement, wanted: number) => {
        // The prototype's setter: React overrides the element's own, and would see no change.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(target, String(wanted));
        target.dispatchEvent(new Event('input', { bubbles: true }));
        target.dispatchEvent(new Event('change', { bubbles: true }));
      };
      await driver.executeScript(setValue, await driver.findElement(By.css(selector)), value);
    },
    evaluate,
  };
}

for (const entry of pagesWithRecordings) {
  test(`${entry.path}: every recording starts, seeks to 90 % and ends`, ({ driver, baseURL }) =>
    proveRecordings(visitWith(driver, baseURL!), entry));
}

for (const [name, story] of Object.entries(stories)) {
  test(`a listener: ${name}`, ({ driver, baseURL }) => live(story, visitWith(driver, baseURL!)));
}
