import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';

const cards = ['Card One', 'Card-Number-Two', 'Card Three & <b>Signs</b>', 'Card Four'];

test.describe('in Calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test("the hero fills the screen with a title and two buttons; its poster is decoded in parallel with the first text, or together with it after another page; 'Explore Projects' leads to Writing", async ({
    page,
  }) => {
    const html = await (await page.request.get(at('/'))).text();
    expect(html).toMatch(/<img [^>]*decoding="async"[^>]*fetchPriority="high"/);
    await open(page, '/info');
    await page.locator('header').getByRole('link').first().click();
    await expectHeading(page, 'A small site for tests');
    await expect(page.locator('main section img').first()).toHaveAttribute('decoding', 'auto');
    expect((await page.locator('main section').first().boundingBox())!.height).toBe(800);
    await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '#about');
    await page.getByRole('link', { name: 'Explore Projects' }).click();
    await expectHeading(page, 'Our Writing');
  });
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
  await expect.poll(async () => (await style('opacity'))[0]).toBe('1');
});

test('an About card is visible at once when it gets the focus @about-card-focus', async ({ page }) => {
  await open(page, '/');
  const waiting = page.locator('#about [data-reveal=waiting]');
  await expect(waiting).toHaveCount(1);
  const last = waiting.locator('> li').last();
  await last.evaluate((card) => {
    card.tabIndex = 0;
    card.focus({ preventScroll: true });
  });
  await expect(last).toHaveCSS('opacity', '1');
});

test('Calm shows the cards at once, also those that were waiting', async ({ page }) => {
  await open(page, '/');
  const list = page.locator('#about [data-reveal=waiting]');
  await expect(list).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(list.locator('> li').first()).toHaveCSS('opacity', '1');
  await page.reload();
  await isAlive(page);
  await expect(page.locator('#about ul[data-reveal]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: cards[3] })).toBeVisible();
});
