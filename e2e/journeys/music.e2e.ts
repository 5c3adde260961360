import { expect, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const albums = [
  { title: 'Songs', path: '/music/album/songs', count: '10 tracks' },
  { title: 'Συμφωνία', path: '/music/album/symphony', count: '6 tracks' },
  { title: 'Single', path: '/music/album/single', count: '1 track' },
];

test("each album has a cover, a title, the number of its tracks and 'Click to play album'; its card opens it", async ({
  page,
}) => {
  await open(page, '/music');
  const cards = page.locator('main ul').first().getByRole('link');
  await expect(cards).toHaveCount(albums.length);
  for (const [index, { title, path, count }] of albums.entries()) {
    const card = cards.nth(index);
    await expect(card).toHaveAttribute('href', path);
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(card.getByText(count, { exact: true })).toBeVisible();
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    const hint = card.getByText('Click to play album');
    await expect(hint).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(hint).toHaveCSS('opacity', '1');
  }
  await expect(cards.nth(0)).toContainText('Ten songs of about a minute.');
  await cards.nth(1).click();
  await expectHeading(page, 'Συμφωνία');
});

test('the hint shows on focus, and always where nothing can hover', async ({ page, browser, baseURL }) => {
  await open(page, '/music');
  const hint = page.getByText('Click to play album').first();
  await page.locator('main').getByRole('link', { name: 'Songs' }).focus();
  await expect(hint).toHaveCSS('opacity', '1');

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, baseURL });
  const phonePage = await phone.newPage();
  await open(phonePage, '/music');
  await expect(phonePage.getByText('Click to play album').first()).toHaveCSS('opacity', '1');
  await phone.close();
});

test("an album has its title in its language, its facts, and 'Back to Music' @album-language", async ({ page }) => {
  await open(page, '/music/album/symphony');
  await expect(page.locator('main h1')).toHaveAttribute('lang', 'el');
  await expect(page.locator('main dd')).toHaveText(['6', '10:30', 'Symphonic', '2023']);
  await page.getByRole('link', { name: 'Back to Music' }).click();
  await expectHeading(page, 'Our Music');
});

test('each row has the length of its track', async ({ page }) => {
  await open(page, '/music/album/symphony');
  const lengths = await page
    .locator('main ol > li:has(> button)')
    .evaluateAll((rows) => rows.map((row) => row.textContent.match(/\d+:\d\d/)![0]));
  expect(lengths).toEqual(['1:10', '0:40', '1:00', '1:30', '0:50', '5:20']);
});
