import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('four projects, each in its accent', async ({ page }) => {
  await open(page, '/writing');
  await expectHeading(page, 'Our Writing');
  await expect(page.locator('main section[data-accent] h2')).toHaveText([
    'Printed Books',
    'Three Parts',
    'Guide and Notebook',
    'A Project of Mixed Books with a Title of about One Hundred and Twenty Letters, which Takes a Few Lines on Every Screen',
  ]);
  const accents = page.locator('main section[data-accent]');
  await expect(accents.nth(0)).toHaveAttribute('data-accent', 'blue');
  await expect(accents.nth(1)).toHaveAttribute('data-accent', 'purple');
  await expect(accents.nth(2)).toHaveAttribute('data-accent', 'emerald');
  await expect(accents.nth(3)).toHaveAttribute('data-accent', 'blue');
});

test('two books link to a bookshop in a new tab, the third is announced', async ({ page }) => {
  await open(page, '/writing');
  const rows = page.locator('#printed-books li');
  await expect(rows).toHaveCount(3);
  const links = rows.getByRole('link', { name: 'opens in a new tab' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  await expect(rows.nth(2)).toContainText('Book Three');
  await expect(rows.nth(2)).toContainText('COMING SOON');
  await expect(rows.nth(2).getByRole('link')).toHaveCount(0);
});

test('a cover links to the same address as its name, and Tab goes from name to name', async ({ page }) => {
  await open(page, '/writing');
  const links = page.locator('#printed-books li a');
  const cover = page.locator('#printed-books div:has(picture) > a').first();
  await expect(cover).toHaveAttribute('href', (await links.first().getAttribute('href'))!);
  await cover.click({ trial: true }); // Nothing lies over it.
  await links.first().focus();
  await expect(page.locator('#printed-books li').last().getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link to Printed Books: Book One' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('#printed-books div:has(picture) > a:focus')).toHaveCount(0);
  }
});

test('announced books show their status', async ({ page }) => {
  await open(page, '/writing');
  const parts = page.locator('#three-parts');
  await expect(parts).toContainText('Three parts that share one picture.');
  await expect(parts.locator('li')).toHaveCount(3);
  await expect(parts.getByText('COMING SOON', { exact: true })).toHaveCount(3);
  const guide = page.locator('#guide');
  await expect(guide).toContainText('A part with a cover of its own, and a part bound in cloth.');
  await expect(guide.getByText('SUMMER 2030', { exact: true })).toHaveCount(2);
  await expect(guide).toContainText('planned for Summer 2030');
});

test('axe finds nothing on the page, and it needs no JavaScript', async ({ page, browser, baseURL }) => {
  await open(page, '/writing');
  await expectAccessible(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const pageWithoutScript = await context.newPage();
  await pageWithoutScript.goto(at('/writing'));
  await expect(pageWithoutScript.getByRole('heading', { level: 2, name: 'Guide and Notebook' })).toBeVisible();
  await expect(pageWithoutScript.locator('#printed-books li a')).toHaveCount(2);
  await context.close();
});
