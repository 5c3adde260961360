import type { Page } from '@playwright/test';
import { deskOf, expectDeskAccessible, expectNarrow, isSaved, openForm, pageHeading } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

// The owner translates at the desk, without touching a file. desk/server/works.test.ts renames a work with its translation.

// A picture has another address with a new title, and a form that is open asks once more for its old name.
test.use({ expectedMessages: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

const desk = deskOf('second-language');

const list = (page: Page) => page.getByRole('region', { name: 'Still to translate into Deutsch' });
const germanTitle = (page: Page) => page.getByRole('textbox', { name: 'Title, Deutsch', exact: true }).first();

/** Goes to the first line of the list for a record that has this text. */
async function follow(page: Page, record: string, text: string): Promise<void> {
  await openForm(page, desk(), 'start');
  const entry = list(page).getByRole('group').filter({ hasText: record });
  await entry.getByText(record).click();
  await entry.getByRole('link', { name: text, exact: true }).click();
}

test('a second language is added, written beside the texts, kept up to date and taken away', async ({ page }) => {
  await openForm(page, desk());
  await page.getByRole('combobox', { name: 'A second language' }).selectOption({ label: 'Deutsch' });
  await page.getByRole('button', { name: 'Add this language' }).click();
  await expect(page.getByText('Deutsch is added.')).toBeVisible();

  await follow(page, 'Single', 'Title');
  await expect(germanTitle(page)).toBeFocused();
  await page.keyboard.type('Lieder');
  await expect(pageHeading(page)).toHaveText('Lieder');
  await isSaved(page);
  await page.getByRole('textbox', { name: 'Description, Deutsch' }).first().fill('Zehn Lieder.');
  await expect.poll(() => desk().read('de/albums/single/album.yaml')).toContain('description: Zehn Lieder.');

  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Songs of Stone');
  await expect(pageHeading(page)).toHaveText('Songs of Stone');
  await isSaved(page);
  await follow(page, 'Songs of Stone', 'Title');
  await expect(germanTitle(page)).toBeFocused();
  await page.getByRole('button', { name: 'It is still right: Title, Deutsch' }).click();
  await isSaved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('older than the text')).toBeVisible();
  await expectNarrow(page);
  await expectDeskAccessible(page);

  expect(await (await page.request.get(`${desk().origin}/de/music/album/single`)).text()).toContain('Lieder');

  await page.getByRole('link', { name: 'The desk' }).click();
  await list(page).getByRole('button', { name: 'Take Deutsch away' }).click();
  await expect(list(page)).toBeHidden();
  await page.getByRole('button', { name: 'Put back: Deutsch' }).click();
  await expect(list(page)).toBeVisible();
  expect(desk().read('de/albums/single/album.yaml')).toContain('title: Lieder');
});
