import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Albums, galleries and books as a whole: removed, put back, renamed and added.

// An address that is refused is an error in the console of the browser.
test.use({ expectedMessages: /status of [45]\d\d/, contextOptions: { reducedMotion: 'reduce' } });

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer('works');
});
test.afterAll(() => desk?.stop());

const changedFiles = () =>
  execFileSync('git', ['status', '--porcelain', '*.yaml', '*.jpg', '*.mp3'], { cwd: desk.content, encoding: 'utf8' });

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${desk.origin}/desk#${name}`);
  await isSaved(page);
}

const isSaved = (page: Page) => expect(page.locator('[data-status]')).toHaveText('Saved');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Content' });
const heading = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });

test('an album that an event links to is removed with the link, breaks no page, and is put back', async ({ page }) => {
  await open(page, 'albums/songs/album.yaml');
  const remove = page.getByRole('button', { name: 'Remove from the site …' });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Remove ‘Songs’?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'The event ‘Event Ten’ links to this album.',
    'The gallery ‘Patterns’ plays this album.',
  ]);
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  expect(changedFiles()).toBe('');

  await remove.click();
  await dialog.getByRole('button', { name: 'Remove it and the links' }).click();
  const said = navigation(page).getByText('‘Songs’ is removed, and the 2 links to it.');
  await expect(said).toBeVisible();
  const shelf = page.getByRole('region', { name: 'Removed' });
  await expect(shelf.getByRole('listitem')).toContainText('Songs');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/history', '/music', '/art/patterns']) {
    expect((await page.request.get(desk.origin + path)).status(), path).toBe(200);
  }
  await page.getByRole('button', { name: 'Publish …' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await expect(publishing.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await publishing.getByRole('button', { name: 'Close' }).click();

  // At once, or after a reload on the shelf.
  await page.reload();
  await shelf.getByRole('button', { name: 'Put back: Songs' }).click();
  await expect(navigation(page).getByText('‘Songs’ is back in its place, and the 2 links to it.')).toBeVisible();
  await isSaved(page);
  await expect(heading(page)).toHaveText('Songs');
  expect(changedFiles()).toBe('');

  await remove.click();
  await dialog.getByRole('button', { name: 'Remove it and the links' }).click();
  await navigation(page).getByRole('button', { name: 'Put back' }).click();
  await isSaved(page);
  expect(changedFiles()).toBe('');
});

test('an album gets another address, the old one leads there, and Undo takes it back', async ({ page }) => {
  await open(page, 'albums/songs/album.yaml');
  const form = page.getByRole('form', { name: 'Address' });
  const address = form.getByLabel('Address', { exact: true });
  await address.fill('symphony');
  await form.getByRole('button', { name: 'Change the address' }).click();
  await expect(form.getByRole('alert')).toHaveText(/has this address already\. Choose another\./);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('Night Songs');
  await page.keyboard.press('Enter');
  await expect(navigation(page).getByText('/music/album/night-songs now. The old one leads there too.')).toBeVisible();
  await expect(page).toHaveURL(/#albums\/night-songs\/album\.yaml$/);
  await isSaved(page);
  await expect(heading(page)).toHaveText('Songs');
  expect(desk.read('history.yaml')).toContain('/music/album/night-songs#track=song-2');
  expect(desk.read('galleries/patterns/gallery.yaml')).toContain('music: night-songs');
  await expect
    .poll(async () => (await page.request.get(`${desk.origin}/music/album/songs`)).url())
    .toBe(`${desk.origin}/music/album/night-songs`);

  await navigation(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/#albums\/songs\/album\.yaml$/);
  await isSaved(page);
  expect(changedFiles()).toBe('');
});

test('a single novel asks only for what a person must decide', async ({ page }) => {
  await open(page, 'writing.yaml');
  await page.getByRole('button', { name: 'Add to Writing' }).click();
  const at = (place: string) => page.locator(`[data-place="${place}"]`);
  await at('4.title').getByRole('textbox').fill('The Salt Road');
  await at('4.description').getByRole('textbox').fill('A novel.');
  await at('4.details').getByRole('button', { name: 'Add to Paragraphs' }).click();
  await page.keyboard.type('It is about salt.');
  await isSaved(page);
  await at('4.books').getByRole('button', { name: 'Add to Books' }).click();
  await at('4.books.0.title').getByRole('textbox').fill('The Salt Road');
  await at('4.books.0.link').getByRole('textbox').fill('https://bookshop.example/salt');
  await isSaved(page);
  const shown = page.frameLocator('iframe').locator('#the-salt-road');
  await expect(shown.getByRole('link', { name: /The Salt Road/ }).first()).toBeAttached();
  // The page may still be loading what was saved last, and loses a press then.
  await expect(async () => {
    await shown.getByText('It is about salt.').click();
    await expect(at('4.details').getByRole('textbox', { name: 'Paragraphs, 1' })).toBeFocused({ timeout: 2000 });
  }).toPass();
});

test('an album that begins with a title says so, leads to its missing cover, and takes recordings one by one', async ({
  page,
}) => {
  await open(page, 'site.yaml');
  await navigation(page).getByRole('link', { name: 'New album or gallery' }).click();
  await page.getByLabel('Title', { exact: true }).fill('One by One');
  await page.getByRole('button', { name: 'Begin' }).click();
  const said = navigation(page).getByRole('status').filter({ hasText: 'It is begun' });
  await expect(said).toBeFocused();
  // The latest in the list, whatever its address begins with.
  await expect(
    navigation(page)
      .getByRole('link', { name: /^(Songs|Single|Συμφωνία|One by One)/ })
      .last(),
  ).toHaveText(/One by One/);

  const form = page.getByRole('form', { name: 'One by One' });
  const cover = form.getByRole('group', { name: 'Cover' });
  await page.getByRole('main').getByRole('button', { name: /cover/i }).first().click();
  await expect(cover.getByLabel('Choose a picture')).toBeFocused();

  const recordings = form.getByLabel('Choose recordings');
  for (const file of ['song-1.mp3', 'song-2.mp3']) await recordings.setInputFiles(`fixture/albums/songs/${file}`);
  const tracks = form.getByRole('group', { name: 'Tracks' }).locator('details');
  await expect(tracks).toHaveCount(2);
  await expect(tracks.and(page.locator('[open]'))).toHaveCount(0);
});

test('a picture of a gallery that is replaced is no stand-in any more', async ({ page }) => {
  await open(page, 'galleries/patterns/gallery.yaml');
  await page
    .locator('main summary', { has: page.locator('img') })
    .first()
    .click();
  const entry = page.locator('main details[open]');
  await expect(entry.getByLabel('Stand-in')).toBeChecked();
  await entry.getByLabel('Replace the picture').setInputFiles('fixture/pictures/about-1.jpg');
  await expect(entry.getByLabel('Stand-in')).not.toBeChecked();
  await isSaved(page);
});

test('an album that gets the first place is the first in the list at once, and Undo moves it back', async ({
  page,
}) => {
  await open(page, 'albums/songs/album.yaml');
  const albums = navigation(page).getByRole('link', { name: /^(Songs|Συμφωνία|Single)$/ });
  const before = await albums.allTextContents();
  await navigation(page).getByRole('link', { name: before[2]! }).click();
  await page.getByLabel('Place in the list').fill('1');
  await expect(albums).toHaveText([before[2]!, before[0]!, before[1]!]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(albums).toHaveText(before);
});
