import type { Page, Route } from '@playwright/test';
import { layOutAll } from '../support/every-page.ts';
import { at, expect, isComplete, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /Failed to load resource/ });

test('in a gallery nothing moves while its pictures do not arrive, or are missing or broken, whose texts are inside the frames; they appear when the connection is back @pictures-missing @cut-while-looking', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const waiting: Route[] = [];
  await page.route('**/media/**', (route) => void waiting.push(route));
  await page.goto(at('/art/patterns'), { waitUntil: 'domcontentloaded' });
  await isComplete(page);
  await layOutAll(page);
  await page.evaluate(() => document.fonts.ready);
  const before = await boxes(page);
  let count = 0;
  const fail = (route: Route) =>
    route.fulfill(count++ % 2 === 0 ? { status: 404 } : { contentType: 'image/avif', body: 'no picture' });
  await page.route('**/media/**', fail);
  await Promise.all(waiting.map(fail));
  await expectAll(page, 'failed');
  await expect(page.locator('picture > span').first()).toHaveText(/\S/);
  const failed = await boxesAtWidths(page);
  expect(failed.at(-1)).toEqual(before);

  await context.setOffline(true);
  await page.unroute('**/media/**');
  await context.setOffline(false);
  await expectAll(page, 'ready');
  await expect(page.locator('picture > span')).toHaveCount(0);
  expect(await boxesAtWidths(page)).toEqual(failed);
});

/** Loads lazy pictures too, and expects that each is in this state. */
async function expectAll(page: Page, state: 'failed' | 'ready'): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect(page.locator(`picture[data-state]:not([data-state=${state}])`)).toHaveCount(0);
}

/** The boxes of a phone and a desktop, on which no picture is untidy. */
async function boxesAtWidths(page: Page): Promise<string[][]> {
  const found: string[][] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(await boxes(page));
    expect(await page.evaluate(untidyPictures), `${width} px`).toEqual([]);
  }
  return found;
}

/** The position and size of each element, except in pictures, which the frame clips. */
const boxes = (page: Page) =>
  page.locator('body :not(picture *, canvas)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.className}: ${[x + scrollX, y + scrollY, width, height].map(Math.round)}`;
    }),
  );

/** Runs in the page: finds alt texts that reach out of their frame, and the browser's icons of broken pictures. */
function untidyPictures(): string[] {
  const words = [...document.querySelectorAll('picture > span')].filter((span) => {
    const frame = span.parentElement!.getBoundingClientRect();
    const { top, bottom, left, right } = span.getBoundingClientRect();
    const isInside = top > frame.top && bottom < frame.bottom && left > frame.left && right < frame.right;
    return span.checkVisibility() && (!isInside || span.scrollWidth > span.clientWidth);
  });
  const icons = [...document.images].filter(
    (image) => image.complete && !image.naturalWidth && image.checkVisibility({ opacityProperty: true }),
  );
  return [...words, ...icons].map((element) => element.outerHTML);
}
