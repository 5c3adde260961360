import type { Page } from '@playwright/test';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// What is not finished is on the page at once, and nothing is marked before somebody has typed or pressed Publish.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer('draft-first');
});
test.afterAll(() => desk?.stop());

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${desk.origin}/desk#${name}`);
  await expect(page.locator('main h1')).toBeVisible();
}

const status = (page: Page) => page.locator('[data-status]');
const shown = (page: Page) => page.frameLocator('iframe');
const stillToWrite = (page: Page) => page.getByRole('region', { name: 'Still to write' });
const control = (page: Page, place: string) => page.locator(`[data-place="${place}"] :is(input, textarea)`).first();
const marked = (page: Page) => page.locator('[aria-invalid], [class*=problems]:visible');

test('an album begun with a title has its page; recordings appear on it; the calm list leads to what is missing', async ({
  page,
}) => {
  await open(page, 'new');
  await page.getByLabel('Title', { exact: true }).fill('Night Walks');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Night Walks');
  await expect(page.getByText('Draft: only you see this')).toBeVisible();
  await expect(stillToWrite(page).getByRole('button')).toHaveText(['A description', 'A genre', 'A cover', 'Tracks']);
  await expect(marked(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Saved as a draft: 4 things to write');
  // The empty frame has come, and is no broken picture.
  const missing = shown(page).locator('img[src*="/media/missing-"]').first();
  await expect(missing).not.toHaveJSProperty('naturalWidth', 0);
  // A press on it leads to the field, as the list does.
  const coverField = page.locator('[data-place="coverImage"] :focus');
  await expect(async () => {
    // Below the light of the sleeve. The first page of a new desk may load once more, and lose a press.
    await missing.click({ force: true });
    await expect(coverField).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  await control(page, 'title').focus();
  await stillToWrite(page).getByRole('button', { name: 'A cover' }).click();
  await expect(coverField).toHaveCount(1);

  const recordings = ['fixture/albums/songs/song-1.mp3', 'fixture/albums/songs/song-2.mp3'];
  await page.locator('[data-place="tracks"]').getByLabel('Choose recordings').setInputFiles(recordings);
  await expect(shown(page).locator('main ol > li')).toHaveCount(2);
  const heard = await page.request.get(`${desk.origin}/audio/night-walks/song-1.mp3`);
  expect([heard.status(), heard.headers()['content-type']]).toEqual([200, 'audio/mpeg']);
  await expect(stillToWrite(page).getByRole('button')).toHaveText(['A description', 'A genre', 'A cover']);
  await expect(marked(page)).toHaveCount(0);

  await page
    .locator('[data-place="coverImage"]')
    .getByLabel('Choose a picture')
    .setInputFiles('fixture/albums/songs/cover.jpg');
  const cover = shown(page).locator('main img[src*="/night-walks/cover-"]').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await stillToWrite(page).getByRole('button', { name: 'A genre' }).click();
  const genre = control(page, 'genre');
  await expect(genre).toBeFocused();
  await genre.fill('Walks');
  await expect(shown(page).getByText('Walks', { exact: true }).first()).toBeAttached();
  await control(page, 'title').fill('');
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Untitled album');
  await control(page, 'title').fill('Night Walks');
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Night Walks');

  expect(desk.read('albums/night-walks/album.yaml')).toContain('draft: true');
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('heading', { name: 'Only you see this' })).toBeVisible();
  await expect(dialog.getByText('Still to write: a description.')).toBeVisible();
  await expect(dialog.getByText('Must fix')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Night Walks' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(control(page, 'description')).toBeFocused();
  await expect(control(page, 'description')).toHaveAttribute('aria-invalid', 'true');
});
