import { test as base } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { webkitDriverUrl } from './browser.ts';

const miniBrowser = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation'],
  },
});

/**
 * WebKitGTK answers to WebDriver only, so Selenium drives it. One window serves all tests: its driver allows no second
 * one, and tells nothing of the console.
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

export { expect } from '@playwright/test';
