import type { Page } from '@playwright/test';
import { isAlive } from '../e2e/support/test.ts';
import { bench, report, slowDown } from './harness.ts';

// `npm run bench:navigation`: the time from a press on each link of the menu to the next frame on the screen, as the browser
// measures it (Event Timing, in steps of 8 ms), with the main thread slowed 4 times.

const slowdown = 4;
const boundMs = 100;
const roundCount = 5;

await bench({}, async ({ browser, origin }) => {
  const times = new Map<string, number[]>();
  for (let round = 0; round < roundCount; round++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(noteInteractions);
    await page.goto(`${origin}/info`, { waitUntil: 'networkidle' });
    await isAlive(page);
    await slowDown(page, slowdown);
    for (const name of await page.locator('header nav a').allTextContents()) {
      if (!times.has(name)) times.set(name, []);
      times.get(name)!.push(await press(page, name));
    }
    await page.close();
  }
  // Other programs only make a press slower, so the fastest one says most about the page.
  for (const [name, all] of times) report(`${name} (${all.join(', ')})`, Math.min(...all), boundMs, 'ms');
});

type NotingWindow = Window & typeof globalThis & { interactions: number[] };

/** An init script: notes the time from each press to the next frame. */
function noteInteractions(): void {
  const interactions: number[] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') interactions.push(duration);
    // The shortest duration that browsers report, in ms.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Points at a link of the menu, as visitors do before a press, and returns how long the press takes. */
async function press(page: Page, name: string): Promise<number> {
  await page.evaluate(() => (window as NotingWindow).interactions.splice(0));
  const link = page.locator('header nav').getByRole('link', { name, exact: true });
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await page.waitForFunction(() => (window as NotingWindow).interactions.length > 0);
  // The next press would be on the picture of the transition until it is over.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => !(effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')),
  );
  return page.evaluate(() => (window as NotingWindow).interactions[0]!);
}
