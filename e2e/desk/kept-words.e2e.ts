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
  desk = await startDeskServer('kept-words');
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

test('the tab is reloaded right after typing: every word that was typed 300 ms before is there', async ({ page }) => {
  for (const letters of [1, 4, 13, 29, text.length]) {
    await emptyName(page);
    const timesMs: number[] = [];
    for (const letter of text.slice(0, letters)) {
      await page.keyboard.insertText(letter);
      timesMs.push(performance.now());
    }
    const reloadedMs = performance.now();
    await page.reload();
    const sure = text.slice(0, timesMs.filter((timeMs) => reloadedMs - timeMs > 300).length);
    await expect(status(page)).toHaveText('Saved');
    // The desk says 'Saved' of what it had before, until it has the words that the browser kept.
    await expect.poll(savedName, `after ${letters} letters`).toMatch(new RegExp(`^${sure || '.'}`));
    expect(text.startsWith(savedName())).toBe(true);
  }
});

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

test('while files are copied, words and moves stay, each recording finds its track, and a second drop waits', async ({
  page,
}) => {
  await openRecord(page, 'albums/songs/album.yaml');
  const release = Promise.withResolvers<void>();
  await page.route('**/desk/api/file?*', async (route) => {
    if (route.request().method() === 'POST') await release.promise;
    await route.continue();
  });
  const card = (name: string) =>
    page.locator('main details').filter({ has: page.locator('summary', { hasText: name }) });
  await card('Song Two').locator('summary').click();
  await card('Song Two').getByLabel('Replace the recording').setInputFiles('fixture/albums/songs/song-3.mp3');
  const chooser = page.locator('[data-place="tracks"] > div > div').last().locator('input[type=file]');
  await chooser.setInputFiles('fixture/albums/songs/song-4.mp3');
  await chooser.setInputFiles('fixture/albums/songs/song-5.mp3');
  await page.getByRole('button', { name: 'Up: Song Two' }).click();
  await card('Song Two').getByLabel('Description', { exact: true }).first().fill('Written meanwhile.');
  await page.getByRole('button', { name: 'Remove: Song Three' }).click();
  release.resolve();
  const record = () => desk.read('albums/songs/album.yaml');
  const names = page.locator('[data-place="tracks"] summary[data-place] > [class*=name]');
  const others = 'Four Five Six Seven Eight Nine Ten'.split(' ').map((word) => `Song ${word}`);
  await expect(names).toHaveText(['Song Two', 'Song One', ...others, /4/, /5/]);
  await expect.poll(record).toMatch(/tracks:\n {2}- id: song-2\n/);
});

test('Up pressed twice moves an entry twice, with the pointer and with keys', async ({ page }) => {
  await openRecord(page, 'future.yaml');
  const names = () => page.locator('[data-place="initiatives"] summary').allTextContents();
  const [first, second, third] = await names();
  await page.getByRole('button', { name: `Up: ${third}` }).dblclick();
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, first, second]);
  const up = page.getByRole('button', { name: `Up: ${second}` });
  for (let count = 0; count < 4; count++) {
    await page.locator('button:focus').count();
    if (count === 0) await up.focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first]);
  await expect(up).toBeFocused();
});

test('a good file takes away the sentence about the one before it', async ({ page }) => {
  await openRecord(page, 'albums/single/album.yaml');
  await page.locator('main summary').first().click();
  const recording = page.locator('[data-place="tracks.0.audioUrl"] input[type=file]');
  await recording.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  const sentence = page.getByText('notes.txt is a text');
  await expect(sentence).toBeVisible();
  await recording.setInputFiles('fixture/albums/songs/song-5.mp3');
  await expect.poll(() => desk.read('albums/single/album.yaml')).toContain('song-5.mp3');
  await expect(sentence).toHaveCount(0);
});

test('the first screen has the whole height of a narrow window, and the first page of a new server its styles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(`${desk.origin}/desk`);
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().height)).toBe(800);
  await page.goto('about:blank');
  await desk.crash();
  await desk.startAgain();
  const html = await (await page.request.get(`${desk.origin}/team`)).text();
  expect(html).toMatch(/data-vite-dev-id="[^"]*team\.module\.css">@layer[\s\S]*<main/);
});
