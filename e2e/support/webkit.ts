import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort, isAnswered, startProgram } from './program.ts';
import { test as base } from './sites.ts';
import { isHydrated } from './test.ts';
import type { Visit } from './visit.ts';

/**
 * The `test` of WebKitGTK, which Playwright cannot drive: Selenium does, by WebDriver. All tests of a worker share one window,
 * because the driver allows only one session. It gives no access to the console.
 */
export const test = base.extend<object, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      let display = ':';
      const screen = await startProgram(
        'Xvfb',
        // -noreset: the screen must outlive its last window. -displayfd: Xvfb writes its display number to stream 3.
        ['-screen', '0', '1280x1024x24', '-noreset', '-displayfd', '3'],
        { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
        (child) => {
          // This stream is a pipe to read from; the type allows for all kinds.
          display += (child.stdio[3] as Readable).read() ?? '';
          return display.endsWith('\n');
        },
      );
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      // On a desktop, GTK would prefer Wayland's screen to this one.
      const env = { ...process.env, DISPLAY: display.trim(), GDK_BACKEND: 'x11' };
      const isReady = () => isAnswered(`${url}/status`);
      const program = await startProgram('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }, isReady);
      const browser = new Capabilities({ browserName: 'MiniBrowser' });
      const driver = await new Builder().usingServer(url).withCapabilities(browser).build();
      await use(driver);
      await driver.quit();
      await program.stop();
      await screen.stop();
    },
    { scope: 'worker' },
  ],
});

const keys = { ArrowRight: Key.ARROW_RIGHT, End: Key.END, Escape: Key.ESCAPE };
const scrollToMiddle = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });

/** Creates a visit that uses WebDriver. */
export function visitWith(driver: WebDriver, baseUrl: string): Visit {
  const evaluate = <Value>(question: () => Value): Promise<Value> => driver.executeScript<Value>(question);
  return {
    async open(address) {
      await driver.get(new URL(address, baseUrl).href);
      await expect.poll(() => evaluate(isHydrated)).toBe(true);
    },
    show: (address) => driver.get(new URL(address, baseUrl).href),
    count: async (selector) => (await driver.findElements(By.css(selector))).length,
    async press(selector, index = 0) {
      // Selenium scrolls as little as possible, which may leave the element below the player bar, and waits for no animation.
      await expect(async () => {
        const element = (await driver.findElements(By.css(selector)))[index]!;
        await driver.executeScript(scrollToMiddle, element);
        await element.click();
      }).toPass({ intervals: [100], timeout: 8_000 });
    },
    async slide(selector, value) {
      const setValue = (target: HTMLInputElement, value: number) => {
        // The prototype's setter, because React overrides the element's own one and would ignore the event.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(target, String(value));
        target.dispatchEvent(new Event('input', { bubbles: true }));
        target.dispatchEvent(new Event('change', { bubbles: true }));
      };
      await driver.executeScript(setValue, await driver.findElement(By.css(selector)), value);
    },
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    async type(selector, text) {
      await this.press(selector);
      const field = await driver.findElement(By.css(selector));
      await field.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE);
      if (text) await field.sendKeys(text);
    },
    choose: async (selector, file) => (await driver.findElement(By.css(selector))).sendKeys(resolve(file)),
    evaluate,
  };
}
