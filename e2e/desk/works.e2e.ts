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
  const trash = page.getByRole('region', { name: 'Removed' });
  await expect(trash.getByRole('listitem')).toContainText('Songs');
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

  // At once, or after a reload in the trash.
  await page.reload();
  await trash.getByRole('button', { name: 'Put back: Songs' }).click();
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
