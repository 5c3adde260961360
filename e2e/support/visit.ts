import { expect, type Page } from '@playwright/test';
import { isAlive } from './test.ts';

/** The browser actions that the tests of all engines use: here by Playwright, in webkit.ts by WebDriver. */
export interface Visit {
  /** Opens a page and waits until it responds to clicks. */
  open(address: string): Promise<void>;
  /** Opens a page that may never respond. */
  show(address: string): Promise<void>;
  count(selector: string): Promise<number>;
  /** Clicks one of the elements that match the selector. */
  press(selector: string, index?: number): Promise<void>;
  /** Sets the value of a slider, with the events of a visitor's drag. */
  slide(selector: string, value: number): Promise<void>;
  key(name: 'ArrowRight' | 'End' | 'Escape'): Promise<void>;
  /** Presses the browser's Back button. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Replaces the text of a field, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses a file for a field. */
  choose(selector: string, file: string): Promise<void>;
  /** Runs a function in the page, which must not use variables from outside. */
  evaluate<Value>(question: () => Value): Promise<Value>;
}

/** The tests of every engine, by title. */
export type Stories = Record<string, (visit: Visit) => Promise<void>>;

/** Creates a visit that uses Playwright. */
export const visitWith = (page: Page): Visit => ({
  async open(address) {
    await page.goto(address);
    await isAlive(page);
  },
  show: async (address) => void (await page.goto(address)),
  count: (selector) => page.locator(selector).count(),
  press: (selector, index = 0) => page.locator(selector).nth(index).click(),
  slide: (selector, value) => page.locator(selector).fill(String(value)),
  key: (name) => page.keyboard.press(name),
  // Not page.goBack(): in Firefox it waits for a page load that never happens.
  back: () => page.evaluate(() => history.back()),
  forward: () => page.evaluate(() => history.forward()),
  async type(selector, text) {
    // Not fill(): in Firefox, React does not notice it either.
    await page.locator(selector).click();
    for (const key of ['ControlOrMeta+A', 'Backspace']) await page.keyboard.press(key);
    for (const letter of text) {
      if (/[ -~]/.test(letter)) await page.keyboard.type(letter);
      // Firefox's driver would set the field's value in its place, which React does not notice.
      else await page.evaluate((letter) => document.execCommand('insertText', false, letter), letter);
    }
  },
  choose: (selector, file) => page.locator(selector).setInputFiles(file),
  evaluate: (question) => page.evaluate(question),
});

/** Reads a value from the page until the check passes, and returns it. `read` must not use variables from outside. */
export async function waitFor<Value>(
  visit: Visit,
  read: () => Value,
  check: (value: Value) => void,
  // Without a GPU browsers are slow to open pictures and to fade.
  timeout = 20_000,
): Promise<Value> {
  let value: Value;
  // WebKitGTK's driver cannot answer while the page is busy.
  await expect(async () => {
    value = await visit.evaluate(read);
    check(value);
  }).toPass({ intervals: [50], timeout });
  return value!;
}

/** Waits until `read`, which runs in the page, returns this value. */
export const becomes = (visit: Visit, read: () => unknown, wanted: unknown): Promise<unknown> =>
  waitFor(visit, read, (value) => expect(value).toEqual(wanted));

export const seekSlider = 'section[aria-label=Player] input[aria-label=Seek]';

export type Bar = ReturnType<typeof readBar>;

/** The state of the player bar. */
function readBar() {
  const bar = document.querySelector('section[aria-label=Player]');
  return {
    title: bar?.querySelector('p:not([role])')?.textContent ?? '',
    action: bar?.querySelector('button:is([aria-label=Play], [aria-label=Pause])')?.getAttribute('aria-label'),
    percent: bar?.querySelector<HTMLInputElement>('input[aria-label=Seek]')?.valueAsNumber ?? 0,
    failure: bar?.querySelector('[role=alert]')?.textContent ?? '',
  };
}

/** Waits until the check of the bar passes, and returns its state. */
export const waitForBar = (visit: Visit, check: (bar: Bar) => void, timeout = 12_000): Promise<Bar> =>
  waitFor(visit, readBar, check, timeout);

/** Waits until the track plays beyond a percentage. The slider follows the element's time, so the sound really plays. */
export const waitUntilPlaysBeyond = (visit: Visit, percent: number): Promise<Bar> =>
  waitForBar(visit, (bar) => {
    expect(bar).toMatchObject({ action: 'Pause', failure: '' });
    expect(bar.percent).toBeGreaterThan(percent);
  });
