import { at, expect, expectHeading, open, test } from '../support/test.ts';

const cards = ['Card One', 'Card-Number-Two', 'Card Three & <b>Signs</b>', 'Card Four'];

test("the hero has a title, a tagline and two buttons; 'Explore Projects' leads to Writing", async ({ page }) => {
  await open(page, '/');
  await expectHeading(page, 'A small site for tests');
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '#about');
  await page.getByRole('link', { name: 'Explore Projects' }).click();
  await expectHeading(page, 'Our Writing');
});

test('the hero fills the screen', async ({ page }) => {
  await open(page, '/');
  const hero = (await page.locator('main section').first().boundingBox())!;
  expect(hero.height).toBe(800);
});

test('four cards appear one after the other, 1 s apart, once they have scrolled into view @about-cards', async ({
  page,
}) => {
  await open(page, '/');
  const list = page.locator('#about [data-reveal]');
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(cards);
  await expect(list).toHaveAttribute('data-reveal', 'waiting');
  const style = (name: 'opacity' | 'transitionDelay') =>
    list
      .locator('> li')
      .evaluateAll((items, name) => items.map((item) => getComputedStyle(item)[name].split(',')[0]), name);
  expect(await style('opacity')).toEqual(['0', '0', '0', '0']);
  await page.locator('#about h2').scrollIntoViewIfNeeded();
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-reveal', 'shown');
  expect(await style('transitionDelay')).toEqual(['0s', '1s', '2s', '3s']);
  await expect.poll(() => style('opacity')).toEqual(['1', '1', '1', '1']);
});

test('the cards are visible at once in Calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(page.locator('#about ul[data-reveal]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: cards[3] })).toBeVisible();
});

test('switching to Calm shows the cards that are still hidden', async ({ page }) => {
  await open(page, '/');
  const list = page.locator('#about [data-reveal=waiting]');
  await expect(list).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(() =>
      list
        .locator('> li')
        .first()
        .evaluate((item) => getComputedStyle(item).opacity),
    )
    .toBe('1');
});

test('the poster is decoded beside the first text; after another page of the site it comes with it', async ({
  page,
}) => {
  const poster = page.locator('main section img').first();
  const html = await (await page.request.get(at('/'))).text();
  expect(html).toMatch(/<img [^>]*decoding="async"[^>]*fetchPriority="high"/);
  await open(page, '/info');
  await page.locator('header').getByRole('link').first().click();
  await expect(poster).toHaveAttribute('decoding', 'auto');
});
