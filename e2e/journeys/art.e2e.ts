import type { Locator } from '@playwright/test';
import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

const galleries = [
  { path: '/art/patterns', title: 'Patterns', ids: 'pattern', count: 9, withoutMade: [] },
  { path: '/art/places', title: 'Places', ids: 'place', count: 6, withoutMade: ['place-6'] },
  { path: '/art/alone', title: 'Alone', ids: 'alone', count: 1, withoutMade: ['alone-1'] },
];
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

test.describe('the galleries', () => {
  test('three cards lead to three galleries and show the number of their artworks', async ({ page }) => {
    await open(page, '/art');
    await expectHeading(page, 'Our Pictures');
    const cards = page
      .locator('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(cards).toHaveCount(3);
    for (const [index, { path, title, count }] of galleries.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card.getByText('See')).toHaveText(`See ${count} ${count === 1 ? 'artwork' : 'artworks'}`);
      expect(new URL(await card.getByRole('link').evaluate((link: HTMLAnchorElement) => link.href)).pathname).toBe(
        path,
      );
      await expect(card.locator('div').first()).toHaveCSS('animation-delay', `${(index * 2) / 10}s`);
    }
    await cards.first().getByRole('link').click();
    await expectHeading(page, 'Patterns');
  });

  for (const [device, viewport, count] of [
    ['on a wide screen nine', wide, 9],
    ['on a phone two', narrow, 2],
  ] as const) {
    test(`${device} pictures light up when a gallery opens`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/art/patterns');
      const frames = page.getByRole('figure').locator('a > div');
      const lit = await frames.evaluateAll(litAfterSeconds);
      expect(lit).toHaveLength(9);
      for (const [index, [frame, lamp]] of lit.entries()) {
        expect(frame! > 0, `frame ${index + 1}`).toBe(index < count);
        expect(lamp! > 0, `lamp ${index + 1}`).toBe(index < count);
      }
    });
  }

  test('nothing lights up again when a phone is turned', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, '/art/patterns');
    await expect.poll(() => page.evaluate(runningEntrances)).toBe(0);
    await page.setViewportSize({ width: narrow.height, height: narrow.width });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(runningEntrances)).toBe(0);
  });

  test('three columns, 80 px apart; one column on a phone', async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, '/art');
    const list = page.locator('main ul').first();
    await expect(list).toHaveCSS('column-gap', '80px');
    await expect.poll(() => columns(list)).toBe(3);
    await page.setViewportSize(narrow);
    await expect.poll(() => columns(list)).toBe(1);
  });

  test('the text of a card appears on hover and with the focus, and Escape hides it @gallery-card-captions', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page, '/art');
    const links = page.locator('main ul').first().getByRole('link');
    const texts = page.locator('main a > div:last-child');
    await expect(texts.nth(1)).toHaveCSS('opacity', '0');
    await links.nth(1).hover();
    await expect(texts.nth(1)).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(texts.nth(1)).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    while (!(await links.nth(2).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await expect(texts.nth(2)).toHaveCSS('opacity', '1');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(texts.nth(2)).toHaveCSS('opacity', '0');
  });

  test('hover shows pictures of the gallery, in full rows of three; none loads before', async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, '/art');
    const links = page.locator('main ul').first().getByRole('link');
    for (const [index, count] of [6, 6, 0].entries()) {
      const pictures = links.nth(index).locator('[aria-hidden] img');
      await expect(pictures).toHaveCount(0);
      await links.nth(index).hover();
      await expect(pictures).toHaveCount(count);
      for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  });

  test('at rest a title has its number of works right below it', async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, '/art');
    const card = page.locator('main ul').first().getByRole('link').first();
    const title = (await card.getByRole('heading').boundingBox())!;
    const number = (await card.getByText('9 artworks', { exact: true }).boundingBox())!;
    expect(number.y - (title.y + title.height)).toBeLessThan(16);
    const bottom = (await card.boundingBox())!;
    expect(bottom.y + bottom.height - (number.y + number.height)).toBeLessThan(16);
  });
});

test.describe('a gallery', () => {
  for (const { path, title, ids, count, withoutMade } of galleries) {
    test(`${title} shows all its pictures (${count}), each with an id and its text`, async ({ page, request }) => {
      await open(page, path);
      await expectHeading(page, title);
      const figures = page.getByRole('figure');
      await expect(figures).toHaveCount(count);
      for (let index = 0; index < count; index++) {
        const id = `${ids}-${index + 1}`;
        const item = page.locator(`#${id}`);
        await expect(item.getByRole('heading', { level: 2 })).not.toBeEmpty();
        await expect(item.locator('figcaption p').first()).not.toBeEmpty();
        await expect(item.getByText('How this was made')).toHaveCount(withoutMade.includes(id) ? 0 : 1);
        await expect(item.locator('figure a > div')).toHaveCSS('animation-delay', `${index / 10}s`);
      }
      const fullSize = await figures.first().getByRole('link').getAttribute('href');
      const response = await request.get(fullSize!);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/avif');
    });
  }

  test('Back to Galleries leads to /art', async ({ page }) => {
    await open(page, '/art/places');
    await page.getByRole('link', { name: 'Back to Galleries' }).click();
    await expect(page).toHaveURL(/\/art$/);
  });

  test('the pictures are 350 px high at every width, in three columns 80 px apart', async ({ page }) => {
    await open(page, '/art/patterns');
    const list = page.locator('main ul').first();
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      const heights = () =>
        page.locator('figure img').evaluateAll((images) => images.map((image) => image.clientHeight));
      await expect.poll(heights).toEqual(Array(9).fill(350));
      await expect.poll(() => columns(list)).toBe(viewport === wide ? 3 : 1);
      if (viewport === wide) await expect(list).toHaveCSS('gap', '80px');
    }
  });

  test('title and description appear on hover and with the focus, and Escape hides them @gallery-captions', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page, '/art/patterns');
    const label = page.locator('#pattern-2 figcaption');
    await expect(label).toHaveCSS('clip-path', 'inset(100% 0px 0px)');
    await page.locator('#pattern-2').hover();
    await expect(label).toHaveCSS('clip-path', 'inset(0px)');
    await page.keyboard.press('Escape');
    await expect(label).toHaveCSS('clip-path', 'inset(100% 0px 0px)');
    await page.mouse.move(0, 0);
    await page.locator('#pattern-1 a').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#pattern-2 a')).toBeFocused();
    await expect(label).toHaveCSS('clip-path', 'inset(0px)');
    await expectAccessible(page);
  });

  test('the address of a picture scrolls to it', async ({ page }) => {
    await open(page, '/art/patterns#pattern-8');
    await expect(page.locator('#pattern-8')).toBeInViewport();
  });
});

test.describe('where hovering is impossible', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('all texts are visible', async ({ page }) => {
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    await open(page, '/art');
    await expect(page.locator('main a > div:last-child').first()).toHaveCSS('opacity', '1');
    await open(page, '/art/patterns');
    await expect(page.locator('#pattern-1 figcaption')).toHaveCSS('clip-path', 'none');
  });
});

test.describe('an unknown gallery', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test('is not found', async ({ page }) => {
    expect(await open(page, '/art/nowhere')).toBe(404);
    await expectHeading(page, '404 - Not Found');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture links to its full size, and its text appears with the focus', async ({ page }) => {
    await page.goto(at('/art/places'));
    await page.locator('#place-1 a').focus();
    await expect(page.locator('#place-1 figcaption')).toHaveCSS('clip-path', 'inset(0px)');
    await expect(page.locator('#place-1 a')).toHaveAttribute('href', /-1600\.avif$/);
  });
});

/** The number of columns of a grid. */
const columns = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** When each frame and its lamp are lit, in seconds after the page opens. Not above 0: from the beginning. */
const litAfterSeconds = (frames: Element[]) =>
  frames.map((frame) =>
    [undefined, '::before'].map((part) => {
      const { animationDelay, animationDuration } = getComputedStyle(frame, part);
      return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration.split(', ').at(-1)!);
    }),
  );

/** The number of frames and lamps that are lighting up. */
const runningEntrances = () =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' && /light-up|come-on/.test((animation as CSSAnimation).animationName),
    ).length;
