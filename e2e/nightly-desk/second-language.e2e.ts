import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// The owner translates at the desk, without touching a file.

// A picture has another address with a new title, and a form that is open asks once more for its old name.
test.use({ expectedMessages: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer('second-language');
});
test.afterAll(() => desk?.stop());

const list = (page: Page) => page.getByRole('region', { name: 'Still to translate into Deutsch' });
const germanTitle = (page: Page) => page.getByRole('textbox', { name: 'Title, Deutsch', exact: true }).first();
const pageHeading = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });
const isSaved = (page: Page) => expect(page.locator('[data-status]')).toHaveText('Saved');

/** Goes to the first line of the list for a record that has this text. */
async function follow(page: Page, record: string, text: string): Promise<void> {
  await page.goto(`${desk.origin}/desk#start`);
  const entry = list(page).getByRole('group').filter({ hasText: record });
  await entry.getByText(record).click();
  await entry.getByRole('link', { name: text, exact: true }).click();
}

test('a second language is added, written beside the texts, kept up to date, renamed with its work and taken away', async ({
  page,
}) => {
  await page.goto(`${desk.origin}/desk`);
  await page.getByRole('combobox', { name: 'A second language' }).selectOption({ label: 'Deutsch' });
  await page.getByRole('button', { name: 'Add this language' }).click();
  await expect(page.getByText('Deutsch is added.')).toBeVisible();

  await follow(page, 'Single', 'Title');
  await expect(germanTitle(page)).toBeFocused();
  await page.keyboard.type('Lieder');
  await expect(pageHeading(page)).toHaveText('Lieder');
  await isSaved(page);
  await page.getByRole('textbox', { name: 'Description, Deutsch' }).first().fill('Zehn Lieder.');
  await expect.poll(() => desk.read('de/albums/single/album.yaml')).toContain('description: Zehn Lieder.');

  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Songs of Stone');
  await expect(pageHeading(page)).toHaveText('Songs of Stone');
  await isSaved(page);
  await follow(page, 'Songs of Stone', 'Title');
  await expect(germanTitle(page)).toBeFocused();
  await page.getByRole('button', { name: 'It is still right: Title, Deutsch' }).click();
  await isSaved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('older than the text')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);

  await page.getByRole('form', { name: 'Address' }).getByRole('textbox').fill('stones');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText('The address of ‘Songs of Stone’ is /music/album/stones now.')).toBeVisible();
  expect(desk.read('de/albums/stones/album.yaml')).toContain('title: Lieder');
  expect(existsSync(join(desk.content, 'de/albums/single'))).toBe(false);
  expect(await (await page.request.get(`${desk.origin}/de/music/album/stones`)).text()).toContain('Lieder');

  await page.getByRole('link', { name: 'The desk' }).click();
  await list(page).getByRole('button', { name: 'Take Deutsch away' }).click();
  await expect(list(page)).toBeHidden();
  await page.getByRole('button', { name: 'Put back: Deutsch' }).click();
  await expect(list(page)).toBeVisible();
  expect(desk.read('de/albums/stones/album.yaml')).toContain('title: Lieder');
});
