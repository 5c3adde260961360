import AxeBuilder from '@axe-core/playwright';
import { expect, type LaunchOptions, type Page } from '@playwright/test';
import { browsers } from './machine.ts';
import { test as base } from './sites.ts';
import { startSoundServer } from './sound-server.ts';

interface Fixtures {
  /** The console messages that a test expects. Any other error or warning fails the test. */
  expectedMessages: RegExp;
  messages: string[];
}

const falseAlarms = [
  // Chromium's preload scanner runs in parallel with the parser. A picture in the memory cache is shown before the scanner
  // finds its preload, which then counts as unused. e2e/nightly/code-last.e2e.ts tests that preloads are used.
  /\.avif was preloaded using link preload but not used/,
  // Firefox checks a file even if its page is left while it loads: this is the hash of an empty file.
  /The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/,
];

/** The `test` of all Playwright tests. It fails if the page logs an unexpected error or warning. */
export const test = base.extend<Fixtures, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ browserName, launchOptions }, use) => {
      if (browserName !== 'firefox' || !browsers.needsSoundServer) return use(launchOptions);
      const soundServer = await startSoundServer();
      await use({ ...launchOptions, env: { ...process.env, PULSE_SERVER: soundServer.address } });
      await soundServer.stop();
    },
    { scope: 'worker' },
  ],
  expectedMessages: [/(?!)/, { option: true }],
  messages: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      const note = (message: string) => falseAlarms.some((alarm) => alarm.test(message)) || messages.push(message);
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(message.text()));
      page.on('pageerror', (error) => note(`page error: ${error.message}`));
      await use(messages);
      expect(messages.filter((message) => !expectedMessages.test(message))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The address relative to `baseURL`: `/music` becomes `./music`, which also works below a folder. */
export const at = (path: string): string => `.${path}`;

/** Opens a page and waits for hydration. Returns the response's status. */
export async function open(page: Page, path: string): Promise<number> {
  const response = await page.goto(at(path));
  await isAlive(page);
  return response!.status();
}

/** Waits for hydration, after which the page responds to clicks. */
export const isAlive = (page: Page) => page.waitForFunction(isHydrated);

/** Whether this document is hydrated. The state of its history entry would survive a reload. */
export const isHydrated = (): boolean => document.documentElement.dataset.hydrated === '';

/**
 * Waits for the parts that load after the page: the buttons that copy a link and open the exhibition, the keys and dialog of
 * 'Go to anything', and the speed of the podcast.
 */
export async function isComplete(page: Page): Promise<void> {
  await isAlive(page);
  await expect(page.locator('[data-variant]:empty')).toHaveCount(0);
  await expect(page.locator('[data-label]:empty')).toHaveCount(0);
  await expect(page.locator('[data-needs=recording] ~ [dir=ltr] + div:not([dir], :has(select))')).toHaveCount(0);
}

/** Sets `document.hidden` and dispatches the event, as if the tab were hidden or shown again. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Changes only the hash of the address, as when a visitor types it. */
export const setHash = (page: Page, hash: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, hash);

/** Waits until the page has this heading. */
export const expectHeading = (page: Page, text: string) => expect(page.locator('main h1')).toHaveText(text);

/** Runs axe with its default rules, or with these. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // axe merges its results in a blank page, which takes half a second of processor time. Only pages with frames need it.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
