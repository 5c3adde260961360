import { layOutAll, onePageOfEachKindInFixture } from '../support/every-page.ts';
import { at, expect, isAlive, isComplete, isHydrated, test } from '../support/test.ts';

// Nothing that a visitor presses may move when code that loads later arrives.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One width between every two breakpoints at which buttons change their places. */
const widths = [320, 390, 700, 900, 1280];

test('nothing moves when code that a page loads later arrives @code-late', async ({ page }) => {
  test.setTimeout(120_000);
  let release = () => {};
  let isLate: Promise<void> = Promise.resolve();
  // A page requests all its first scripts before it responds.
  await page.route('**/assets/*.js', async (route) => {
    // A document that is being replaced gives no answer.
    if (await page.evaluate(isHydrated).catch(() => false)) await isLate;
    await route.continue();
  });
  const faults: string[] = [];
  for (const path of await onePageOfEachKindInFixture()) {
    isLate = new Promise((resolve) => {
      release = resolve;
    });
    await page.goto(at(path));
    await isAlive(page);
    await layOutAll(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(notePlaces, width);
    }
    release();
    await isComplete(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const moved = await page.evaluate(findMoved, width);
      if (moved) faults.push(`${path} at ${width} px: ${moved}`);
    }
  }
  expect(faults).toEqual([]);
});

type NotedWindow = Window & { places?: Record<number, Map<Element, DOMRect>> };

/**
 * Runs in the page: stores the places of its elements in a window of this width. A lazy picture waits outside its frame
 * (picture.module.css), where nobody sees it.
 */
function notePlaces(width: number): void {
  const noted = window as NotedWindow;
  noted.places ??= {};
  noted.places[width] = new Map(
    [...document.querySelectorAll('body :not(picture > img[loading="lazy"])')].map((element) => [
      element,
      element.getBoundingClientRect(),
    ]),
  );
}

/** Runs in the page: returns the first element that has moved, and how far. */
function findMoved(width: number): string | undefined {
  for (const [element, was] of (window as NotedWindow).places![width]!) {
    const is = element.getBoundingClientRect();
    const [x, y] = [is.x - was.x, is.y - was.y].map(Math.round);
    if (element.isConnected && (x !== 0 || y !== 0)) return `${element.outerHTML.slice(0, 90)} moves by ${x}, ${y} px`;
  }
  return undefined;
}
