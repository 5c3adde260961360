import type { Page, Route } from '@playwright/test';
import { layOutAll } from './every-page.ts';
import { at, expect, isComplete } from './test.ts';

const missing = (route: Route) => route.fulfill({ status: 404 });
const broken = (route: Route) => route.fulfill({ contentType: 'image/avif', body: 'no picture' });
const pictures = '**/media/**';

/** Loads lazy pictures too, and waits until each has arrived or failed. */
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
 * The position and size of each element, except in pictures, which the frame clips, in scenes, and in closed details, which
 * have a size only at times.
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

/** Pictures with the browser's icon of a broken picture, and alt texts that reach out of their frame. */
const untidy = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('picture > span')].filter((span) => {
      if (!span.checkVisibility()) return false;
      const frame = span.parentElement!.getBoundingClientRect();
      const { top, bottom, left, right } = span.getBoundingClientRect();
      const isInside = top > frame.top && bottom < frame.bottom && left > frame.left && right < frame.right;
      return !isInside || span.scrollWidth > span.clientWidth;
    });
    const icons = [...document.images].filter(
      (image) => image.complete && !image.naturalWidth && image.checkVisibility({ opacityProperty: true }),
    );
    return [...words, ...icons].map((element) => element.outerHTML);
  });

async function boxesAt(page: Page, widths: number[]): Promise<Box[][]> {
  const found: Box[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(await boxes(page));
  }
  return found;
}

/**
 * Opens the page in Calm with its pictures, then while no picture is answered, then with each picture missing or broken.
 * Expects that nothing moves or changes its size, and that alt texts stay inside their frames.
 */
export async function expectInPlaceWithoutPictures(page: Page, path: string, widths: number[]): Promise<void> {
  await page.goto(at(path));
  await isComplete(page);
  await layOutAll(page);
  await settle(page);
  const expected = await boxesAt(page, widths);
  const expectInPlace = async (found: Box[], index: number, state: string) => {
    const where = `${path} at ${widths[index]} px, ${state}`;
    expect.soft(moved(expected[index]!, found), where).toEqual([]);
    expect.soft(await untidy(page), where).toEqual([]);
  };

  // At first no answer comes; then every other picture is missing, and the others are broken.
  const waiting: Route[] = [];
  await page.route(pictures, (route) => void waiting.push(route));
  await page.goto(at(path), { waitUntil: 'domcontentloaded' });
  await isComplete(page);
  await layOutAll(page);
  await expectInPlace(await boxes(page), widths.length - 1, 'without answers');

  let count = 0;
  const answer = (route: Route) => (count++ % 2 === 0 ? missing(route) : broken(route));
  await page.route(pictures, answer);
  await Promise.all(waiting.map(answer));
  await settle(page);
  await expect(page.locator('picture:is([data-state=loading], [data-state=ready])')).toHaveCount(0);
  for (const [index, found] of (await boxesAt(page, widths)).entries()) {
    await expectInPlace(found, index, 'missing or broken');
  }
  await page.unroute(pictures);
}
