import { added } from '../../support/grown-content.ts';
import { expect, expectAccessible, expectHeading, open, test } from '../../support/test.ts';

// Runs on the owner's content with one more record of most kinds.

test('an added album is on Music and has a page that plays its tracks', async ({ page }) => {
  const { id, title, trackTitles } = added.album;
  await open(page, '/music');
  const card = page.locator('main').getByRole('listitem').filter({ hasText: title });
  await expect(card.getByText('2 tracks', { exact: true })).toBeVisible();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`./music/album/${id}`);
  await expectHeading(page, title);
  const rows = page.locator('main ol').getByRole('button');
  await expect(rows).toHaveCount(2);
  const player = page.getByRole('region', { name: 'Player' });
  for (const [index, trackTitle] of trackTitles.entries()) {
    await rows.nth(index).click();
    await expect(player.getByRole('status')).toHaveText(`Now playing: ${trackTitle}`);
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  }
  await expectAccessible(page);
});

test('an added gallery is on AI Art and has a page with its pictures', async ({ page }) => {
  const { id, title, imageIds } = added.gallery;
  await open(page, '/art');
  const card = page.locator('main').getByRole('listitem').filter({ hasText: title });
  await expect(card.getByText('See 3 artworks', { exact: true })).toBeAttached();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`./art/${id}`);
  await expectHeading(page, title);
  for (const imageId of imageIds) {
    const image = page.locator(`#${imageId}`).getByRole('img');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  }
  await expectAccessible(page);
});

test('an added event is on History, in its place', async ({ page }) => {
  const { date, title } = added.event;
  await open(page, '/history');
  const event = page.locator('main ol > li').nth(1);
  await expect(event.locator('> p')).toHaveText(date);
  await expect(event.getByRole('heading')).toHaveText(title);
});

test('an added book is on Writing, and its link opens in a new tab', async ({ page }) => {
  const { title, link } = added.book;
  await open(page, '/writing');
  const book = page.locator('main').getByRole('listitem').getByRole('link', { name: title });
  await expect(book).toBeVisible();
  await expect(book).toHaveAttribute('href', link);
  await expect(book).toHaveAttribute('target', '_blank');
});

test('an added tool is on Code and can be selected', async ({ page }) => {
  const { id, name } = added.tool;
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await open(page, '/ai-coding');
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(`./ai-coding#${id}`);
  await expect(page.getByRole('article', { name }).getByRole('link', { name: 'Try Now' })).toBeVisible();
});

test('an added question is on Info and shows its answer', async ({ page }) => {
  const { question, answer } = added.question;
  await open(page, '/info');
  await page.getByText(question, { exact: true }).click();
  await expect(page.getByText(answer, { exact: true })).toBeVisible();
});
