import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

const galleries = [
  { path: '/art/patterns', title: 'Patterns', count: 9, madeCount: 9, onHover: 6 },
  { path: '/art/places', title: 'Places', count: 6, madeCount: 5, onHover: 6 },
  { path: '/art/alone', title: 'Alone', count: 1, madeCount: 0, onHover: 0 },
];
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** The number of columns of a grid. */
const columns = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** The size of each picture, and the shape of its file. */
const sizesOf = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    all.map((image) => {
      const { y, width, height } = image.parentElement!.getBoundingClientRect();
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return { row: Math.round(y), width, height, shape };
    }),
  );

test.describe('in Calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: wide });

  test('three cards lead to three galleries; hover shows pictures of a gallery, in full rows of three, which do not load before', async ({
    page,
  }) => {
    await open(page, '/art');
    const list = page.locator('main ul').first();
    const cards = list.getByRole('link');
    await expect(cards).toHaveCount(3);
    for (const [index, { path, title, count, onHover }] of galleries.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(title);
      await expect(card.getByText('See')).toHaveText(`See ${count} ${count === 1 ? 'artwork' : 'artworks'}`);
      await expect(card).toHaveAttribute('href', path);
      const pictures = card.locator('[aria-hidden] img');
      await expect(pictures).toHaveCount(0);
      await card.hover();
      await expect(pictures).toHaveCount(onHover);
      for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(list).toHaveCSS('column-gap', '80px');
    await expect.poll(() => columns(list)).toBe(3);
    await page.setViewportSize(narrow);
    await expect.poll(() => columns(list)).toBe(1);
    await cards.first().click();
    await expectHeading(page, 'Patterns');
  });

  test('the text of a card appears on hover and with the focus, and Escape hides it @gallery-card-captions', async ({
    page,
  }) => {
    await open(page, '/art');
    const links = page.locator('main ul').first().getByRole('link');
    const texts = page.locator('main a > div:nth-child(2)');
    await expect(texts.nth(1)).toHaveCSS('opacity', '0');
    await links.nth(1).hover();
    await expect(texts.nth(1)).toHaveCSS('opacity', '1');
    await links.nth(1).focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(2)).toBeFocused();
    await expect(texts.nth(2)).toHaveCSS('opacity', '1');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(texts.nth(2)).toHaveCSS('opacity', '0');
  });

  test('a gallery shows all its pictures with their texts, 350 px high in three columns and whole in one', async ({
    page,
  }) => {
    for (const { path, title, count, madeCount } of galleries.toReversed()) {
      await open(page, path);
      await expectHeading(page, title);
      await expect(page.getByRole('figure').getByRole('heading')).toHaveCount(count);
      await expect(page.getByText('How this was made')).toHaveCount(madeCount);
    }
    const list = page.locator('main ul').first();
    await expect(list).toHaveCSS('gap', '80px');
    await expect.poll(() => columns(list)).toBe(3);
    const columnWidth = (await list.getByRole('listitem').first().boundingBox())!.width;
    const pictures = page.locator('figure img');
    for (const { width, height, shape } of await sizesOf(pictures)) {
      expect(height).toBe(350);
      expect(width).toBeCloseTo(Math.min(columnWidth, 350 * Math.max(shape, 0.4)), -0.5);
    }
    await page.setViewportSize(narrow);
    await expect.poll(() => columns(list)).toBe(1);
    for (const { width, height, shape } of await sizesOf(pictures)) {
      expect(height).toBeLessThanOrEqual(350);
      expect(width / height).toBeCloseTo(Math.max(shape, 0.4), 1);
    }
    await page.getByRole('link', { name: 'Back to Galleries' }).click();
    await expectHeading(page, 'Our Pictures');
  });

  test('a gallery in rows shows each picture in its own shape, all of a row at the same height, and nothing is too wide', async ({
    page,
  }) => {
    await open(page, '/art/places');
    for (const [viewport, rowCount] of [
      [wide, 3],
      [{ width: 320, height: 640 }, 6],
    ] as const) {
      await page.setViewportSize(viewport);
      const pictures = await sizesOf(page.locator('figure img'));
      for (const { width, height, shape } of pictures) expect(width / height / shape).toBeCloseTo(1, 1);
      const rows = Map.groupBy(pictures, ({ row }) => row);
      expect(rows.size).toBe(rowCount);
      for (const [first, ...others] of rows.values())
        for (const { height } of others) expect(height).toBeCloseTo(first!.height, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });

  test('each title is below its picture, and with hover or the focus its description, in room that is kept @gallery-captions', async ({
    page,
  }) => {
    await open(page, '/art/patterns');
    const second = page.locator('#pattern-2');
    const [frame, title] = [second.getByRole('link'), second.getByRole('heading')];
    const description = second.locator('figcaption p').first();
    const boxes = async () =>
      Promise.all([frame, title, description, page.locator('#pattern-4')].map((part) => part.boundingBox()));
    await expect(title).toHaveCSS('opacity', '1');
    await expect(description).toHaveCSS('opacity', '0');
    const before = await boxes();
    expect(before[1]!.y).toBeGreaterThan(before[0]!.y + before[0]!.height);
    await second.hover();
    await expect(description).toHaveCSS('opacity', '1');
    expect(await boxes()).toEqual(before);
    await page.mouse.move(0, 0);
    await expect(description).toHaveCSS('opacity', '0');
    await page.locator('#pattern-1 a').focus();
    await page.keyboard.press('Tab');
    await expect(frame).toBeFocused();
    await expect(description).toHaveCSS('opacity', '1');
    await expectAccessible(page);
  });
});

test('as many pictures as the screen shows light up one after the other; the others are lit, also when a phone is turned', async ({
  page,
}) => {
  /** When each frame lights up. A frame without the animation would light up when it gets one. */
  const delays = (frames: Locator) =>
    frames.evaluateAll((all) =>
      all.map((frame) => {
        const { animationName, animationDelay } = getComputedStyle(frame);
        return animationName === 'none' ? 'never' : animationDelay;
      }),
    );
  const frames = page.getByRole('figure').locator('a > div');
  await page.setViewportSize(wide);
  await open(page, '/art');
  expect(await delays(page.locator('main li:has(img) a > div:last-child'))).toEqual(['0s', '0.2s', '0.4s']);
  await open(page, '/art/patterns');
  expect(await delays(frames)).toEqual(Array.from({ length: 9 }, (_, index) => `${index / 10}s`));
  await page.setViewportSize(narrow);
  expect(await delays(frames)).toEqual(['0s', '0.1s', ...Array(7).fill('-2s')]);
});

test.describe('where hovering is impossible', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('all texts are visible', async ({ page }) => {
    await open(page, '/art');
    await expect(page.locator('main a > div:nth-child(2)').first()).toHaveCSS('opacity', '1');
    await open(page, '/art/patterns');
    await expect(page.locator('#pattern-1 figcaption p').first()).toHaveCSS('opacity', '1');
  });
});
