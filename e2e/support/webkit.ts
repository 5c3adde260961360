import { expect } from '@playwright/test';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { webkitDriverUrl } from './browsers.ts';
import { test as base } from './sites.ts';
import type { Visit } from './visit.ts';

const miniBrowser = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation'],
  },
});

/**
 * WebKitGTK answers to WebDriver only, so Selenium drives it. The proofs are the same as elsewhere. One window serves all
 * tests: its driver allows no second one, and tells nothing of the console.
 */
export const test = base.extend<object, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
    async ({}, use) => {
      const driver = await new Builder().usingServer(webkitDriverUrl).withCapabilities(miniBrowser).build();
      await use(driver);
      await driver.quit();
    },
    { scope: 'worker' },
  ],
});

const scrollToMiddle = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });

/** What a visitor does, in that window. */
export function visitWith(driver: WebDriver, baseUrl: string): Visit {
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
