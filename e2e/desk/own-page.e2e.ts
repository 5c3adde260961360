import { resolve } from 'node:path';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer('own-page');
});
test.afterAll(() => desk?.stop());

test('an owner begins a page, writes it, drops a picture, sees it beside the form, and puts it into the menu', async ({
  page,
}) => {
  await page.goto(`${desk.origin}/desk#new`);
  await page.getByLabel('Or begin with a title').selectOption('Page of your own');
  await page.getByRole('textbox', { name: 'Title' }).fill('The Boathouse');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text (optional)', exact: true });
  await text.fill('We work here.\n\n## The room');
  await text.press('Control+A');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'The room' })).toBeVisible();
  await page.locator('[data-place="text"] input[type=file]').setInputFiles(resolve('fixture/texts/spring/room.jpg'));
  await expect(text).toHaveValue(/## The room\n\n!\[\]\(room\.jpg\)$/);
  await expect(preview.locator('article figure img')).toBeVisible();
  await page.getByRole('textbox', { name: 'Menu word' }).fill('Boathouse');
  await page.getByLabel('Only you see this').uncheck();
  // On a phone it is closed.
  await expect(preview.locator('#_menu a', { hasText: 'Boathouse' })).toBeAttached();
  await expect(page.locator('[data-status]')).toHaveText('Saved');
  expect(desk.read('texts/the-boathouse/text.yaml')).toContain('text: |');
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);
});
