import { expect, type Page } from '@playwright/test';
import { isAlive } from './test.ts';

/** What a proof needs of a browser, whichever driver stands behind it. */
export interface Visit {
  /** Opens a page and waits until it is alive. */
  open(address: string): Promise<void>;
  count(selector: string): Promise<number>;
  /** Presses the element with this number among those that the selector finds. */
  press(selector: string, index?: number): Promise<void>;
  /** Moves a slider, as a visitor who lets it go there. */
  slide(selector: string, value: number): Promise<void>;
  /** Runs a function in the page. It can use nothing from outside itself. */
  evaluate<Value>(question: () => Value): Promise<Value>;
}

/** A visit driven by Playwright; webkit.ts has the other one. */
export const visitWith = (page: Page): Visit => ({
  async open(address) {
    await page.goto(address);
    await isAlive(page);
  },
  count: (selector) => page.locator(selector).count(),
  press: (selector, index = 0) => page.locator(selector).nth(index).click(),
  slide: (selector, value) => page.locator(selector).fill(String(value)),
  evaluate: (question) => page.evaluate(question),
});

export const seekSlider = 'section[aria-label=Player] input[aria-label=Seek]';

export type Bar = ReturnType<typeof readBar>;

/** What the bar tells. The title is that of the track that really started; before it there is none. */
function readBar() {
  const bar = document.querySelector('section[aria-label=Player]');
  return {
    title: bar?.querySelector('[role=status]')?.textContent ?? '',
    action: bar?.querySelector('button:is([aria-label=Play], [aria-label=Pause])')?.getAttribute('aria-label'),
    percent: bar?.querySelector<HTMLInputElement>('input[aria-label=Seek]')?.valueAsNumber ?? 0,
    failure: bar?.querySelector('[role=alert]')?.textContent ?? '',
  };
}

/** Waits until the bar tells what the check wants, and gives what it tells then. */
export async function untilBar(visit: Visit, check: (bar: Bar) => void, timeout = 12_000): Promise<Bar> {
  let bar = await visit.evaluate(readBar);
  await expect(async () => {
    bar = await visit.evaluate(readBar);
    check(bar);
  }).toPass({ intervals: [50], timeout });
  return bar;
}

/** Waits until it plays beyond this percentage. The sound really goes on: the slider follows the element. */
export const untilPlaysBeyond = (visit: Visit, percent: number): Promise<Bar> =>
  untilBar(visit, (bar) => {
    expect(bar).toMatchObject({ action: 'Pause', failure: '' });
    expect(bar.percent).toBeGreaterThan(percent);
  });
