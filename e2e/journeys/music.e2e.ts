import { expect, expectHeading, open, test } from '../support/test.ts';

const albums = [
  { title: 'Signs of the Times', path: '/music/album/mystery-of-love', count: '10 tracks' },
  { title: 'The Mystery of Love', path: '/music/album/jesus-please-help-me', count: '8 tracks' },
  { title: 'Παρουσία', path: '/music/album/parousia', count: '6 tracks' },
];

test("three albums with cover, title, description, count and 'Click to play album' lead to their pages", async ({
  page,
}) => {
  await open(page, '/music');
  const cards = page.locator('main ul').first().getByRole('link');
  await expect(cards).toHaveCount(3);
  for (const [index, { title, path, count }] of albums.entries()) {
    const card = cards.nth(index);
    await expect(card).toHaveAttribute('href', path);
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(card).toContainText(count);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    const hint = card.getByText('Click to play album');
    await expect(hint).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(hint).toHaveCSS('opacity', '1');
  }
  await cards.nth(2).click();
  await expectHeading(page, 'Παρουσία');
});

test('the hint shows with the focus, and always where nothing can hover', async ({ page, browser }, { project }) => {
  await open(page, '/music');
  const hint = page.getByText('Click to play album').first();
  await page.getByRole('link', { name: /Signs of the Times/ }).focus();
  await expect(hint).toHaveCSS('opacity', '1');

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, baseURL: project.use.baseURL });
  const touched = await phone.newPage();
  await open(touched, '/music');
  await expect(touched.getByText('Click to play album').first()).toHaveCSS('opacity', '1');
  await phone.close();
});

test("an album shows its title in its language, its facts, and 'Back to Music'", async ({ page }) => {
  await open(page, '/music/album/parousia');
  await expect(page.locator('main h1')).toHaveAttribute('lang', 'el');
  await expect(page.locator('main dl')).toContainText('83:26');
  await page.getByRole('link', { name: 'Back to Music' }).click();
  await expectHeading(page, 'AI Music Innovation');
});

test('the symphony lasts from 11:47 to 16:18', async ({ page }) => {
  await open(page, '/music/album/parousia');
  const durations = await page
    .locator('main ol > li')
    .evaluateAll((rows) => rows.map((row) => row.textContent.match(/\d+:\d\d/)![0]));
  const sorted = durations.sort();
  expect([sorted.length, sorted[0], sorted.at(-1)]).toEqual([6, '11:47', '16:18']);
});
