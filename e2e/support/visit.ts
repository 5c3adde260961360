import { expect, type Frame, type Page } from '@playwright/test';
import { isAlive } from './test.ts';

/** What the tests of all engines need of a browser: here with Playwright, in webkit.ts with WebDriver. */
export interface Visit {
  /** Opens a page and waits until it answers to clicks. */
  open(address: string): Promise<void>;
  /** Opens a page that may never answer. */
  show(address: string): Promise<void>;
  /** Opens a page, and returns a visit of the first frame in it. */
  openFrame(address: string): Promise<Visit>;
  count(selector: string): Promise<number>;
  /** Clicks one of the elements that match the selector. */
  press(selector: string, index?: number): Promise<void>;
  /** Sets the value of a slider, with the events of a visitor's drag. */
  slide(selector: string, value: number): Promise<void>;
  key(name: 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End' | 'Escape'): Promise<void>;
  /** Presses the browser's Back button. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Sets the width of the window. */
  resize(width: number): Promise<void>;
  /** Runs a function in the page. The function must not use variables from outside. */
  evaluate<Value>(question: () => Value): Promise<Value>;
}

/** What visitors do, in every engine. The key is the title of the test. */
export type Stories = Record<string, (visit: Visit) => Promise<void>>;

/** Creates a visit that uses Playwright: of a page, or of a frame in it. */
export const visitWith = (page: Page, place: Page | Frame = page): Visit => ({
  async open(address) {
    await page.goto(address);
    await isAlive(page);
  },
  show: async (address) => void (await page.goto(address)),
  async openFrame(address) {
    await page.goto(address);
    return visitWith(page, page.frames()[1]);
  },
  count: (selector) => place.locator(selector).count(),
  press: (selector, index = 0) => place.locator(selector).nth(index).click(),
  slide: (selector, value) => place.locator(selector).fill(String(value)),
  key: (name) => page.keyboard.press(name),
  // Not page.goBack(): in Firefox it waits for a page load, which does not happen.
  back: () => page.evaluate(() => history.back()),
  forward: () => page.evaluate(() => history.forward()),
  resize: (width) => page.setViewportSize({ width, height: 800 }),
  evaluate: (question) => place.evaluate(question),
});

/** Waits until a function that runs in the page returns this. The function must not use variables from outside. */
export async function becomes(visit: Visit, read: () => unknown, wanted: unknown): Promise<void> {
  // WebKitGTK's driver cannot answer while the page is busy. Without a GPU browsers are slow to open pictures and to fade.
  await expect(async () => expect(await visit.evaluate(read)).toEqual(wanted)).toPass({
    intervals: [50],
    timeout: 20_000,
  });
}

export const seekSlider = 'section[aria-label=Player] input[aria-label=Seek]';

export type Bar = ReturnType<typeof readBar>;

/** What the player bar shows. The title is empty until a track has started. */
function readBar() {
  const bar = document.querySelector('section[aria-label=Player]');
  return {
    title: bar?.querySelector('[role=status]')?.textContent ?? '',
    action: bar?.querySelector('button:is([aria-label=Play], [aria-label=Pause])')?.getAttribute('aria-label'),
    percent: bar?.querySelector<HTMLInputElement>('input[aria-label=Seek]')?.valueAsNumber ?? 0,
    failure: bar?.querySelector('[role=alert]')?.textContent ?? '',
  };
}

/** Waits until the check passes, and returns what the bar shows then. */
export async function waitForBar(visit: Visit, check: (bar: Bar) => void, timeout = 12_000): Promise<Bar> {
  let bar = await visit.evaluate(readBar);
  await expect(async () => {
    bar = await visit.evaluate(readBar);
    check(bar);
  }).toPass({ intervals: [50], timeout });
  return bar;
}

/** Waits until the track plays beyond a percentage. The slider follows the element's time, so the sound really plays. */
export const waitUntilPlaysBeyond = (visit: Visit, percent: number): Promise<Bar> =>
  waitForBar(visit, (bar) => {
    expect(bar).toMatchObject({ action: 'Pause', failure: '' });
    expect(bar.percent).toBeGreaterThan(percent);
  });
