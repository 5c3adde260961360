import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test as base } from './sites.ts';

interface Fixtures {
  /** What a test expects on the console. Anything else that appears there fails it. */
  expectedMessages: RegExp;
  messages: string[];
}

/** A visitor's window. An undisturbed visit leaves the console empty and breaks no rule of the policy. */
export const test = base.extend<Fixtures>({
  expectedMessages: [/(?!)/, { option: true }],
  messages: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(`page error: ${error.message}`));
      await use(messages);
      expect(messages.filter((message) => !expectedMessages.test(message))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The address under the project's base path: `/music` is music of this site, wherever it stands. */
export const at = (path: string): string => `.${path}`;

/** Opens a page and waits until it is alive. Gives the status of the answer. */
export async function open(page: Page, path: string): Promise<number> {
  const response = await page.goto(at(path));
  await isAlive(page);
  return response!.status();
}

/** After this the page answers to clicks: hydration has run. */
export const isAlive = (page: Page) => page.waitForFunction(() => history.state?.key && !history.state.isFresh);

/** Lets a page believe that its tab lies behind another one, or is back. Nothing else happens to it. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** The page's heading, once it is there. */
export const expectHeading = (page: Page, text: string) => expect(page.locator('main h1')).toHaveText(text);

/** axe finds nothing: no rule is left out. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
