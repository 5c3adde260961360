import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

const galleries = [
  { path: '/art/abstract-generations', title: 'Abstract Generations', ids: 'abstract', count: 9 },
  { path: '/art/digital-landscapes', title: 'Digital Landscapes', ids: 'landscape', count: 6 },
  { path: '/art/ai-portraits', title: 'AI Portraits', ids: 'portrait', count: 6 },
];
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

test.describe('the galleries', () => {
  test('three cards lead to three galleries and say how many artworks hang there', async ({ page }) => {
    await open(page, '/art');
    await expectHeading(page, 'AI Art Gallery');
    const cards = page
      .locator('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(cards).toHaveCount(3);
    for (const [index, { path, title, count }] of galleries.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card.getByText('See')).toHaveText(`See ${count} artworks`);
      expect(new URL(await card.getByRole('link').evaluate((link: HTMLAnchorElement) => link.href)).pathname).toBe(
        path,
      );
      await expect(card.locator('div').first()).toHaveCSS('animation-delay', `${(index * 2) / 10}s`);
    }
    await cards.first().getByRole('link').click();
    await expectHeading(page, 'Abstract Generations');
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

  test('the words of a card appear under the pointer and with the focus', async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, '/art');
    const links = page.locator('main ul').first().getByRole('link');
    const words = page.locator('main a > div:last-child');
    await expect(words.nth(1)).toHaveCSS('opacity', '0');
    await links.nth(1).hover();
    await expect(words.nth(1)).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(words.nth(1)).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    while (!(await links.nth(2).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await expect(words.nth(2)).toHaveCSS('opacity', '1');
    await expectAccessible(page);
  });
});

test.describe('a gallery', () => {
  for (const { path, title, ids, count } of galleries) {
    test(`${title} has ${count} pictures, each with an address and its words`, async ({ page, request }) => {
      await open(page, path);
      await expectHeading(page, title);
      const figures = page.getByRole('figure');
      await expect(figures).toHaveCount(count);
      for (let index = 0; index < count; index++) {
        const item = page.locator(`#${ids}-${index + 1}`);
        await expect(item.getByRole('heading', { level: 2 })).not.toBeEmpty();
        await expect(item.locator('figcaption p').first()).not.toBeEmpty();
        await expect(item.locator('figcaption')).toContainText('How this was made');
        await expect(item.locator('figure a > div')).toHaveCSS('animation-delay', `${index / 10}s`);
      }
      const whole = await figures.first().getByRole('link').getAttribute('href');
      const answer = await request.get(whole!);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/avif');
    });
  }

  test('Back to Galleries leads to /art', async ({ page }) => {
    await open(page, '/art/ai-portraits');
    await page.getByRole('link', { name: 'Back to Galleries' }).click();
    await expect(page).toHaveURL(/\/art$/);
  });

  test('the pictures are 350 px high at every width, and hang 80 px apart in three columns', async ({ page }) => {
    await open(page, '/art/abstract-generations');
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

  test('title and description come under the pointer and with the focus, and Escape takes them away', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page, '/art/abstract-generations');
    const label = page.locator('#abstract-2 figcaption');
    await expect(label).toHaveCSS('clip-path', 'inset(100% 0px 0px)');
    await page.locator('#abstract-2').hover();
    await expect(label).toHaveCSS('clip-path', 'inset(0px)');
    await page.keyboard.press('Escape');
    await expect(label).toHaveCSS('clip-path', 'inset(100% 0px 0px)');
    await page.mouse.move(0, 0);
    await page.locator('#abstract-1 a').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#abstract-2 a')).toBeFocused();
    await expect(label).toHaveCSS('clip-path', 'inset(0px)');
    await expectAccessible(page);
  });

  test('the address of a picture leads to it', async ({ page }) => {
    await open(page, '/art/abstract-generations#abstract-8');
    await expect(page.locator('#abstract-8')).toBeInViewport();
  });
});

test.describe('where hovering is impossible', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('all words are there', async ({ page }) => {
    test.skip(!(await page.evaluate(() => matchMedia('(hover: none)').matches)), 'this browser believes in a mouse');
    await open(page, '/art');
    await expect(page.locator('main a > div:last-child').first()).toHaveCSS('opacity', '1');
    await open(page, '/art/abstract-generations');
    await expect(page.locator('#abstract-1 figcaption')).toHaveCSS('clip-path', 'none');
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

  test('a picture leads to the whole of it, and its words come with the focus', async ({ page }) => {
    await page.goto(at('/art/digital-landscapes'));
    await page.locator('#landscape-1 a').focus();
    await expect(page.locator('#landscape-1 figcaption')).toHaveCSS('clip-path', 'inset(0px)');
    await expect(page.locator('#landscape-1 a')).toHaveAttribute('href', /-1600\.avif$/);
  });
});

/** How many columns a grid has now. */
const columns = (list: import('@playwright/test').Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
