import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isThorough } from '../../testing/moment-seeds.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, test } from '../support/test.ts';

// While the server is down, the browser reports each request to it.
test.use({
  expectedMessages: /status of [45]\d\d|ERR_CONNECTION|ERR_SOCKET|WebSocket|server connection lost/,
  contextOptions: { reducedMotion: 'reduce' },
});

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer('unsent-text');
});
test.afterAll(() => desk?.stop());

const text = 'Member One, who writes every word of this site at night';

/** Opens a form. The page beside it is left out: it would only slow the tests down. */
async function openRecord(page: Page, name: string): Promise<void> {
  await page.route(
    (url) => !/^\/(desk|@|node_modules|app|contract)/.test(url.pathname),
    (route) => (route.request().resourceType() === 'document' ? route.fulfill({ body: '' }) : route.continue()),
  );
  await page.goto(`${desk.origin}/desk#${name}`);
  await expect(page.locator('[data-status]')).toBeVisible();
}

const control = (page: Page, place: string) => page.locator(`[data-place="${place}"] :is(input, textarea)`).first();
const status = (page: Page) => page.locator('[data-status]');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
/** Without the quotes that a text with a space at its end needs. */
const savedName = () => /name: "?(.*?)"?$/m.exec(desk.read('team.yaml'))?.[1] ?? '';

async function emptyName(page: Page) {
  await openRecord(page, 'team.yaml');
  // It is open already where words came back.
  await page
    .locator('main details')
    .first()
    .evaluate((details: HTMLDetailsElement) => (details.open = true));
  const name = control(page, '0.name');
  await name.fill('');
  await name.focus();
  return name;
}

for (const letters of isThorough ? [3, 17, 40] : [17]) {
  test(`the server ends after ${letters} letters: the form keeps working, and all words are saved when it runs again`, async ({
    page,
  }) => {
    const name = await emptyName(page);
    for (const [index, letter] of [...text].entries()) {
      if (index === letters) await desk.crash();
      await page.keyboard.insertText(letter);
    }
    await expect(status(page)).toContainText('Your words are kept in this browser');
    await expect(name).toHaveValue(text);
    // Vite reloads the page as soon as the server answers.
    await desk.startAgain();
    await expect.poll(savedName).toBe(text);
    await expect(status(page)).toHaveText('Saved');
  });
}

test('a file that was changed while the server was down is not overwritten: the owner decides', async ({ page }) => {
  const name = await emptyName(page);
  await name.fill('Before');
  await expect.poll(savedName).toBe('Before');
  await desk.crash();
  await name.fill('Mine');
  await expect(status(page)).toContainText('Your words are kept in this browser');
  // Another form is open when the server runs again.
  await page.getByRole('link', { name: 'Future' }).click();
  const byHand = desk.read('team.yaml').replace(/name: "?Before"?/, 'name: By hand');
  writeFileSync(join(desk.content, 'team.yaml'), byHand);
  await desk.startAgain();
  await page.getByRole('link', { name: 'Team not saved yet' }).click();
  await expect(page.getByText('This was changed outside this form')).toBeVisible();
  await expect(control(page, '0.name')).toHaveValue('Mine');
  expect(savedName()).toBe('By hand');
  await page.getByRole('button', { name: 'The other version' }).click();
  await expect(control(page, '0.name')).toHaveValue('By hand');
  await undo(page).click();
  await expect.poll(savedName).toBe('Mine');
});

test('a title typed into a new event is one step of Undo, with its address, also after a reload; Redo brings it back', async ({
  page,
}) => {
  await openRecord(page, 'history.yaml');
  const events = page.locator('main details');
  await expect(events.first()).toBeVisible();
  const count = await events.count();
  await page.getByRole('button', { name: 'Add to History' }).click();
  await control(page, `${count}.title`).focus();
  await page.keyboard.type('Harbour Lights');
  await expect(control(page, `${count}.id`)).toHaveValue('harbour-lights');
  await expect(status(page)).toContainText('things to');

  await page.reload();
  // It opens by itself if its words came back from the browser.
  await events.nth(count).evaluate((details: HTMLDetailsElement) => (details.open = true));
  const title = control(page, `${count}.title`);
  await expect(title).toHaveValue('Harbour Lights');
  await title.press('ControlOrMeta+z');
  await expect(title).toHaveValue('');
  await expect(control(page, `${count}.id`)).toHaveValue('');
  await title.press('ControlOrMeta+Shift+z');
  await expect(title).toHaveValue('Harbour Lights');
  await undo(page).click();
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await expect(events).toHaveCount(count);
  await expect(status(page)).toHaveText('Saved');
});
