import type { Page, Route } from '@playwright/test';
import { findView, type View } from '../../contract/routes.ts';
import { paths, readSite } from '../../generator/pages.ts';
import { at, expect, isComplete, open, test } from '../support/test.ts';

const missing = (route: Route) => route.fulfill({ status: 404 });
const broken = (route: Route) => route.fulfill({ contentType: 'image/avif', body: 'no picture' });
const pictures = '**/media/**';
const widths = [390, 820, 1440];

const all = paths(await readSite('fixture'));
/** Their only picture is the shell's, which the other pages have too. */
const withoutPictures = ['history', 'ai-coding', 'future', 'not-found'];
/** One page of each kind. */
const onePerView = new Map(all.map((path) => [findView(path)!, path]));
for (const view of withoutPictures) onePerView.delete(view as View);

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /Failed to load resource/ });

/** Makes lazy pictures load too, and waits until each has arrived or failed. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const settled = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        for (const eventName of ['load', 'error']) image.addEventListener(eventName, resolve);
        if (image.complete) resolve(true);
      });
    await Promise.all([...document.images].map(settled));
  });

/**
 * The place and the size of each element, except those in pictures, which the frame clips, scenes, and what is closed,
 * which has a size only at times.
 */
const boxes = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load())); // Local fallback fonts may be missing.
    const shown = ':not(picture *, canvas, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *)';
    return [...document.body.querySelectorAll(shown)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const names = [element.parentElement!, element].map(({ tagName, className }) => `${tagName} ${className}`);
      return { name: names.join(' > '), box: [x + scrollX, y + scrollY, width, height].map(Math.round) };
    });
  });

type Box = Awaited<ReturnType<typeof boxes>>[number];

/** The elements whose box differs by more than 1 px. */
function moved(before: Box[], after: Box[]): string[] {
  if (before.length !== after.length) return [`${before.length} elements became ${after.length}`];
  const isMoved = (box: Box, index: number) =>
    box.box.some((value, side) => Math.abs(value - after[index]!.box[side]!) > 1);
  return before.flatMap((box, index) =>
    isMoved(box, index) ? [`${box.name}: ${box.box} became ${after[index]!.box}`] : [],
  );
}

/** The words of failed pictures that are visible but not completely inside their picture. */
const overflowing = (page: Page) =>
  page.locator('picture > span:visible').evaluateAll((all) =>
    all
      .filter((words) => {
        const frame = words.parentElement!.getBoundingClientRect();
        const { top, bottom, left, right } = words.getBoundingClientRect();
        const isInside = top > frame.top && bottom < frame.bottom && left > frame.left && right < frame.right;
        return !isInside || words.scrollWidth > words.clientWidth;
      })
      .map(({ textContent }) => textContent),
  );

/** The pictures that the browser shows as broken, with its own icon. */
const withIcon = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((image) => image.complete && !image.naturalWidth && image.checkVisibility({ opacityProperty: true }))
        .map(({ src }) => src),
    );

async function boxesAtAllWidths(page: Page): Promise<Box[][]> {
  const found: Box[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(await boxes(page));
  }
  return found;
}

for (const path of onePerView.values()) {
  test.describe(path, () => {
    test('has everything in its place without its pictures, and their texts inside the frames @pictures-missing', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(at(path));
      await isComplete(page);
      await settle(page);
      const expected = await boxesAtAllWidths(page);
      const expectInPlace = async (found: Box[], index: number, state: string) => {
        expect.soft(moved(expected[index]!, found), `${state} at ${widths[index]} px`).toEqual([]);
        expect.soft(await overflowing(page), state).toEqual([]);
        expect.soft(await withIcon(page), state).toEqual([]);
      };

      // At first no answer comes; then every other picture is missing, and the others are broken.
      const waiting: Route[] = [];
      await page.route(pictures, (route) => void waiting.push(route));
      await page.goto(at(path), { waitUntil: 'domcontentloaded' });
      await isComplete(page);
      await expectInPlace(await boxes(page), widths.length - 1, 'without answers');

      let count = 0;
      const answer = (route: Route) => (count++ % 2 === 0 ? missing(route) : broken(route));
      await page.route(pictures, answer);
      await Promise.all(waiting.map(answer));
      await settle(page);
      await expect(page.locator('picture:is([data-state=loading], [data-state=ready])')).toHaveCount(0);
      for (const [index, found] of (await boxesAtAllWidths(page)).entries()) {
        await expectInPlace(found, index, 'missing or broken');
      }
    });
  });
}

test.describe('while the line is cut', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

  test('pictures show their texts, and appear when the connection is back @cut-while-looking', async ({
    page,
    context,
  }) => {
    await open(page, '/art/patterns');
    await context.setOffline(true);
    const last = page.locator('main li picture').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-state', 'failed');
    await expect(last.locator('span')).toBeVisible();
    await context.setOffline(false);
    await expect(last).toHaveAttribute('data-state', 'ready');
    await expect(last.locator('span')).toHaveCount(0);
  });
});
