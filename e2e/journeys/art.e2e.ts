import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

const galleries = [
  { path: '/art/patterns', title: 'Patterns', ids: 'pattern', count: 9, withoutMade: [], onHover: 6 },
  { path: '/art/places', title: 'Places', ids: 'place', count: 6, withoutMade: ['place-6'], onHover: 6 },
  { path: '/art/alone', title: 'Alone', ids: 'alone', count: 1, withoutMade: ['alone-1'], onHover: 0 },
];
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

test.describe('in Calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: wide });

  test('three cards lead to three galleries; hover shows pictures of a gallery, in full rows of three, which do not load before', async ({
    page,
  }) => {
    await open(page, '/art');
    await expectHeading(page, 'Our Pictures');
    const list = page.locator('main ul').first();
    const cards = page
      .locator('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(cards).toHaveCount(3);
    for (const [index, { path, title, count, onHover }] of galleries.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card.getByText('See')).toHaveText(`See ${count} ${count === 1 ? 'artwork' : 'artworks'}`);
      await expect(card.getByRole('link')).toHaveAttribute('href', path);
      const pictures = card.locator('[aria-hidden] img');
      await expect(pictures).toHaveCount(0);
      await card.getByRole('link').hover();
      await expect(pictures).toHaveCount(onHover);
      for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await page.mouse.move(0, 0);

    const box = (await cards.first().getByRole('link').boundingBox())!;
    const title = (await cards.first().getByRole('heading').boundingBox())!;
    const number = (await cards.first().getByText('9 artworks', { exact: true }).boundingBox())!;
    expect(number.y - (title.y + title.height), 'the number is right below the title').toBeLessThan(16);
    expect(box.y + box.height - (number.y + number.height), 'and at the bottom of the card').toBeLessThan(16);

    await expect(list).toHaveCSS('column-gap', '80px');
    await expect.poll(() => columns(list)).toBe(3);
    await page.setViewportSize(narrow);
    await expect.poll(() => columns(list)).toBe(1);
    await cards.first().getByRole('link').click();
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
    await page.mouse.move(0, 0);
    await expect(texts.nth(1)).toHaveCSS('opacity', '0');
    await links.nth(1).focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(2)).toBeFocused();
    await expect(texts.nth(2)).toHaveCSS('opacity', '1');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(texts.nth(2)).toHaveCSS('opacity', '0');
  });

  test('a gallery shows all its pictures, 350 px high in three columns and whole in one, each with an id, its text and its file', async ({
    page,
    request,
  }) => {
    for (const { path, title, ids, count, withoutMade } of galleries) {
      await open(page, path);
      await expectHeading(page, title);
      await expect(page.getByRole('figure')).toHaveCount(count);
      for (let number = 1; number <= count; number++) {
        const item = page.locator(`#${ids}-${number}`);
        await expect(item.getByRole('heading', { level: 2 })).not.toBeEmpty();
        await expect(item.locator('figcaption p').first()).not.toBeEmpty();
        const hasMade = !(withoutMade as string[]).includes(`${ids}-${number}`);
        await expect(item.getByText('How this was made'), `${ids}-${number}`).toHaveCount(hasMade ? 1 : 0);
      }
    }
    await page.getByRole('link', { name: 'Back to Galleries' }).click();
    await expect(page).toHaveURL(/\/art$/);

    await open(page, '/art/patterns');
    const response = await request.get(
      (await page.getByRole('figure').first().getByRole('link').getAttribute('href'))!,
    );
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/avif');
    const list = page.locator('main ul').first();
    await expect(list).toHaveCSS('gap', '80px');
    await expect.poll(() => columns(list)).toBe(3);
    const pictures = async () =>
      page.locator('figure img').evaluateAll((all) =>
        all.map((image) => {
          const { clientWidth: width, clientHeight: height } = image;
          return { width, height, shape: Number(image.getAttribute('width')) / Number(image.getAttribute('height')) };
        }),
      );
    const columnWidth = (await list.getByRole('listitem').first().boundingBox())!.width;
    for (const { width, height, shape } of await pictures()) {
      expect(height).toBe(350);
      expect(width).toBeCloseTo(Math.min(columnWidth, 350 * Math.max(shape, 0.4)), -0.5);
    }
    await page.setViewportSize(narrow);
    await expect.poll(() => columns(list)).toBe(1);
    for (const { width, height, shape } of await pictures()) {
      expect(height).toBeLessThanOrEqual(350);
      expect(width / height).toBeCloseTo(Math.max(shape, 0.4), 1);
    }
  });

  test('a gallery in rows shows each picture in its own shape and in its order, and nothing is too wide', async ({
    page,
  }) => {
    await open(page, '/art/places');
    for (const [viewport, rowCount] of [
      [wide, 3],
      [{ width: 320, height: 640 }, 6],
    ] as const) {
      await page.setViewportSize(viewport);
      const pictures = await page.locator('figure img').evaluateAll((all) =>
        all.map((image) => {
          const { top, left, right, width, height } = image.parentElement!.getBoundingClientRect();
          const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return { top: Math.round(top), left, right, height, stretched: width / height / shape };
        }),
      );
      for (const { stretched } of pictures) expect(stretched).toBeCloseTo(1, 1);
      expect(pictures).toEqual(pictures.toSorted((a, b) => a.top - b.top || a.left - b.left));
      const rows = Map.groupBy(pictures, ({ top }) => top);
      expect(rows.size).toBe(rowCount);
      for (const row of rows.values()) for (const { height } of row) expect(height).toBeCloseTo(row[0]!.height, 0);
      expect(Math.max(...pictures.map(({ right }) => right))).toBeLessThan(viewport.width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
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
    await description.hover();
    await expect(description).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(description).toHaveCSS('opacity', '0');
    await page.locator('#pattern-1 a').focus();
    await page.keyboard.press('Tab');
    await expect(frame).toBeFocused();
    await expect(description).toHaveCSS('opacity', '1');
    await expectAccessible(page);
  });
});

test('as many pictures as the screen shows light up one after the other, and not again when a phone is turned', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  const delays = (all: Element[]) => all.map((frame) => getComputedStyle(frame).animationDelay);
  await open(page, '/art');
  const cards = page.locator('main li:has(img) a > div:last-child');
  expect(await cards.evaluateAll(delays)).toEqual(['0s', '0.2s', '0.4s']);
  await open(page, '/art/patterns');
  const frames = page.getByRole('figure').locator('a > div');
  expect(await frames.evaluateAll(delays)).toEqual(Array.from({ length: 9 }, (_, index) => `${index / 10}s`));
  const isLit = (after: number[]) => after.map((seconds) => seconds > 0);
  const onDesktop = await frames.evaluateAll(litAfterSeconds);
  expect(isLit(onDesktop)).toEqual(Array(9).fill(true));
  await page.setViewportSize(narrow);
  await page.reload();
  const openedMs = await page.evaluate(() => Number(document.timeline.currentTime));
  const onPhone = isLit(await frames.evaluateAll(litAfterSeconds));
  expect(onPhone).toEqual([...Array(2).fill(true), ...Array(7).fill(false)]);
  await expect.poll(() => page.evaluate(runningEntrances)).toBe(0);
  // A phone turned earlier would still light up the pictures that a wide window lights last.
  const allLitMs = Math.max(...onDesktop) * 1000;
  await expect
    .poll(() => page.evaluate(() => Number(document.timeline.currentTime)))
    .toBeGreaterThan(openedMs + allLitMs);
  await page.setViewportSize({ width: narrow.height, height: narrow.width });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(runningEntrances)).toBe(0);
});

test.describe('where hovering is impossible', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('all texts are visible', async ({ page }) => {
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    await open(page, '/art');
    await expect(page.locator('main a > div:nth-child(2)').first()).toHaveCSS('opacity', '1');
    await open(page, '/art/patterns');
    await expect(page.locator('#pattern-1 figcaption p').first()).toHaveCSS('opacity', '1');
  });
});

/** The number of columns of a grid. */
const columns = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** When each frame is lit, and with it the light of its lamp, in seconds after the page opens; 0 or less for the beginning. */
const litAfterSeconds = (frames: Element[]) =>
  frames.map((frame) => {
    const { animationDelay, animationDuration } = getComputedStyle(frame);
    return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration);
  });

/** The number of frames and lamps that are lighting up. */
const runningEntrances = () =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' && /light-up|come-on/.test((animation as CSSAnimation).animationName),
    ).length;
