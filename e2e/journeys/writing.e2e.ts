import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test('three projects, each in its accent', async ({ page }) => {
  await open(page, '/writing');
  await expectHeading(page, 'AI-Assisted Writing Projects');
  await expect(page.locator('main section[data-accent] h2')).toHaveText([
    'The Cole Adams Series',
    'The Mark of Cain',
    'On Our Way Series',
  ]);
  const accents = page.locator('main section[data-accent]');
  await expect(accents.nth(0)).toHaveAttribute('data-accent', 'blue');
  await expect(accents.nth(1)).toHaveAttribute('data-accent', 'purple');
  await expect(accents.nth(2)).toHaveAttribute('data-accent', 'emerald');
});

test('two novels lead to a bookstore in a new tab, the third is coming', async ({ page }) => {
  await open(page, '/writing');
  const rows = page.locator('#cole-adams li');
  await expect(rows).toHaveCount(3);
  const links = rows.getByRole('link', { name: 'opens in a new tab' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  await expect(rows.nth(2)).toContainText('The Destruction');
  await expect(rows.nth(2)).toContainText('COMING SOON');
  await expect(rows.nth(2).getByRole('link')).toHaveCount(0);
});

test('a cover leads where its name leads, and Tab goes from name to name', async ({ page }) => {
  await open(page, '/writing');
  const links = page.locator('#cole-adams li a');
  await expect(page.locator('#cole-adams a:has(picture)').first()).toHaveAttribute(
    'href',
    (await links.first().getAttribute('href'))!,
  );
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#cole-adams :focus')).toHaveCount(0);
});

test('what is announced says so', async ({ page }) => {
  await open(page, '/writing');
  const cain = page.locator('#mark-of-cain');
  await expect(cain).toContainText('A Christian thriller in three parts');
  await expect(cain.locator('li')).toHaveCount(3);
  await expect(cain.getByText('COMING SOON', { exact: true })).toHaveCount(3);
  const guide = page.locator('#on-our-way');
  await expect(guide).toContainText('A travel guide for young adults, with a journal');
  await expect(guide).toContainText('launching Summer 2025');
});

test('the books are clean for axe, and there without JavaScript', async ({ page, browser, baseURL }) => {
  await open(page, '/writing');
  await expectAccessible(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const paper = await plain.newPage();
  await paper.goto(at('/writing'));
  await expect(paper.getByRole('heading', { level: 2, name: 'On Our Way Series' })).toBeVisible();
  await expect(paper.locator('#cole-adams li a')).toHaveCount(2);
  await plain.close();
});
