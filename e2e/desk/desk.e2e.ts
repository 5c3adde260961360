import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type FakeGitHub, fakeRun, liveAnswers, startFakeGitHub } from '../../testing/fake-github.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, expectAccessible, isAlive, test } from '../support/test.ts';

// A request that is refused, and a page that cannot be made, are errors in the console of the browser.
test.use({ expectedMessages: /status of [45]\d\d/, contextOptions: { reducedMotion: 'reduce' } });

let desk: DeskServer;
let github: FakeGitHub;
test.beforeAll(async () => {
  github = await startFakeGitHub();
  desk = await startDeskServer('journeys', 'fixture', { GITHUB_API_URL: github.origin });
});
test.afterAll(async () => {
  await desk?.stop();
  github.stop();
});

const git = (folder: string, ...values: string[]) => execFileSync('git', values, { cwd: folder, encoding: 'utf8' });

async function openRecord(page: Page, name = ''): Promise<void> {
  await page.goto(`${desk.origin}/desk#${name}`);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Most tests are about the form: the page beside it, which is made again after each change, would only slow them down. */
const withoutPreview = (page: Page) =>
  page.route(
    (url) => !/^\/(desk|@|node_modules|app|contract)/.test(url.pathname),
    (route) => (route.request().resourceType() === 'document' ? route.fulfill({ body: '' }) : route.continue()),
  );

const status = (page: Page) => page.locator('[data-status]');
const isSaved = (page: Page) => expect(status(page)).toHaveText('Saved');
const preview = (page: Page) => page.frameLocator('iframe');
const card = (page: Page, name: string) =>
  page.locator('main details').filter({ has: page.locator('summary', { hasText: name }) });
const openCard = (page: Page, name: string) => card(page, name).locator('summary').first().click();
const thingsToFix = (page: Page) => page.getByRole('region', { name: 'Things to fix' });

/** The control of a value. */
const control = (page: Page, place: string) => page.locator(`[data-place="${place}"] :is(input, textarea)`);

test('every file opens as a form without a mistake, which axe, a narrow screen and the keyboard accept', async ({
  page,
}) => {
  await withoutPreview(page);
  await openRecord(page);
  await expectAccessible(page);
  const links = page.getByRole('navigation', { name: 'Content' }).getByRole('link');
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.slice(1)));
  expect(names.length).toBeGreaterThan(15);
  for (const name of names.filter((name) => name.endsWith('.yaml'))) {
    await openRecord(page, name);
    await isSaved(page);
    await expect(page.locator('main :is(input, summary)').first(), name).toBeVisible();
    const isSeen = (hidden: Element) => getComputedStyle(hidden).clipPath === 'none';
    const hidden = await page.locator('.visually-hidden').all();
    const seen = await Promise.all(hidden.map((element) => element.evaluate(isSeen)));
    expect(seen, `${name}: what only screen readers need is not seen`).not.toContain(true);
    // These two have every kind of control.
    if (!['writing.yaml', 'albums/single/album.yaml'].includes(name)) continue;
    await page.locator('main').evaluate((main) => {
      for (const details of main.querySelectorAll('details')) details.open = true;
    });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(git(desk.content, 'status', '--porcelain', '*.yaml'), 'files that were changed').toBe('');

  await page.reload();
  await isSaved(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // Skip to the form.
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a mistake has its sentence, survives a closed tab, and is corrected; Undo takes twenty changes back', async ({
  page,
  context,
}) => {
  await withoutPreview(page);
  await openRecord(page, 'future.yaml');
  const before = desk.read('future.yaml');
  await openCard(page, 'Plan One');
  const address = control(page, 'initiatives.0.id');
  const right = await address.inputValue();
  await address.fill('Plan One');
  await expect(status(page)).toHaveText('Saved: 1 thing to fix');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/Address must be small letters/);
  // An empty text is no mistake, and still to write.
  const title = control(page, 'initiatives.0.title');
  await title.fill('');
  await expect(page.getByRole('region', { name: 'Still to write' })).toContainText('A title for');
  await title.fill('Plan One');
  await expect(page.getByRole('region', { name: 'Still to write' })).toHaveCount(0);
  await page.close();

  const again = await context.newPage();
  await withoutPreview(again);
  await openRecord(again, 'future.yaml');
  await expect(status(again)).toHaveText('Saved: 1 thing to fix');
  await expect(again.getByRole('link', { name: 'to finish' })).toHaveCount(1);
  expect(desk.read('future.yaml')).toContain('id: Plan One');
  await thingsToFix(again).getByRole('button').click();
  const sameAddress = control(again, 'initiatives.0.id');
  await expect(sameAddress).toBeFocused();
  await sameAddress.fill(right);
  await isSaved(again);
  expect(desk.read('future.yaml')).toBe(before);

  // Each tick is a change of its own.
  const vision = control(again, 'vision.title');
  const description = control(again, 'initiatives.0.description');
  for (let count = 1; count <= 11; count++) {
    await vision.fill(`Vision ${count}`);
    await description.fill(`Description ${count}`);
  }
  const undo = again.getByRole('button', { name: 'Undo' });
  for (let count = 0; count < 20; count++) await undo.click();
  await expect(undo).toBeDisabled();
  await expect(vision).toHaveValue('Vision 1');
  await expect(description).toHaveValue('Description 1');
  await isSaved(again);
});

test('lists: entries are added, moved by buttons and by dragging, and removed; the focus stays', async ({ page }) => {
  await withoutPreview(page);
  await openRecord(page, 'history.yaml');
  const titles = () => [...desk.read('history.yaml').matchAll(/^ {2}title: (.*)$/gm)].map(([, title]) => title);
  const [first, second, third, ...rest] = titles();
  await page.getByRole('button', { name: `Down: ${first}` }).click();
  await expect.poll(titles).toEqual([second, first, third, ...rest]);
  await expect(page.getByRole('button', { name: `Down: ${first}` })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'is number 2' })).toBeVisible();

  await card(page, third!).locator('summary').dragTo(card(page, second!).locator('summary'));
  await expect.poll(titles).toEqual([third, second, first, ...rest]);

  await page.getByRole('button', { name: `Remove: ${second}` }).click();
  await expect.poll(titles).toEqual([third, first, ...rest]);
  await expect(page.getByRole('button', { name: `Remove: ${first}` })).toBeFocused();

  await page.getByRole('button', { name: 'Add to History' }).click();
  await expect(status(page)).toContainText('things to write');
  const entry = page.locator('main details').last();
  await expect(entry.getByText('The feed lists events')).toBeInViewport();
  await entry.getByLabel('Date', { exact: true }).fill('May 2031');
  await entry.getByLabel('Title', { exact: true }).fill('Eine große Reise');
  await entry.getByLabel('Description', { exact: true }).fill('A "hard" text: with # and more.');
  // The address follows the title.
  await expect(entry.getByLabel('Address', { exact: true })).toHaveValue('eine-grosse-reise');
  await isSaved(page);
  expect(desk.read('history.yaml')).toContain('id: eine-grosse-reise');
});

test('a folder with recordings becomes an album on the real page, is published, and the desk says that it is live', async ({
  page,
}) => {
  const folder = resolve('.cache/desk-tests/Night Walks');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('fixture/albums/songs/song-2.mp3', join(folder, '02 Second Walk.mp3'));
  cpSync('fixture/albums/songs/song-1.mp3', join(folder, '01 First Walk.mp3'));
  cpSync('fixture/albums/songs/cover.jpg', join(folder, 'Cover.JPEG'));
  writeFileSync(join(folder, 'notes.txt'), 'left out');

  await openRecord(page);
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  await expect(page).toHaveURL(/#albums\/night-walks\/album\.yaml$/);
  await expect(page.getByLabel('Only you see this', { exact: true }).first()).toBeChecked();
  await page.getByLabel('Description', { exact: true }).first().fill('Two walks.');
  await page.getByLabel(/^Year/).first().fill('2024');
  await page.getByLabel('Genre', { exact: true }).first().fill('Walks');
  await page.getByLabel('Colour', { exact: true }).selectOption('blue');
  const cards = page.locator('main details:has(> summary[data-place])');
  await expect(cards).toHaveCount(2);
  for (const index of [0, 1]) {
    await cards.nth(index).locator('summary').first().click();
    await control(page, `tracks.${index}.description`).fill(`Walk ${index + 1}.`);
  }
  await expect(status(page)).toHaveText('Saved as a draft');
  await page.getByLabel('Only you see this', { exact: true }).first().uncheck();
  await isSaved(page);
  await expect(preview(page).getByText('Two walks.').first()).toBeVisible();
  const record = desk.read('albums/night-walks/album.yaml');
  expect(record).toMatch(/duration: "1:10"[\s\S]*duration: "0:50"/);
  expect(record).toContain('file: cover.jpg');

  // Git pushes to the folder, and the desk asks the server of this test.
  git(desk.content, 'config', `url.${desk.remote}.insteadOf`, 'https://github.com/me/site.git');
  git(desk.content, 'config', 'remote.origin.url', 'https://github.com/me/site.git');
  github.answers = { 'actions/runs?event=push&head_sha=*': fakeRun('in_progress') };
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  // The list of what will be published waits for the requests before it.
  const picture = dialog.getByAltText('New: Night Walks');
  await expect(picture).toBeVisible();
  await expect(dialog.getByText(/^Night Walks, new album, 2 tracks, \d+ KB$/)).toBeVisible();
  expect(github.requests, 'nobody is asked before Publish').toEqual([]);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText(/changes? (is|are) sent/)).toBeVisible();
  await expect(dialog.getByText('Your changes are on their way.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  const files = git(desk.remote, 'ls-tree', '-r', '--name-only', 'main');
  for (const file of ['album.yaml', 'media.lock.json', 'encoded/']) {
    expect(files).toContain(`content/albums/night-walks/${file}`);
  }
  github.answers = liveAnswers('*', 'https://me.github.io/site/');
  await expect(dialog.getByText('Your changes are live:')).toBeVisible();
  // The page in the frame is the site's own, and is checked by the site's tests.
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);
  await page.reload();
  const link = page.getByRole('navigation').getByRole('link', { name: 'me.github.io/site' });
  await expect(link).toHaveAttribute('href', 'https://me.github.io/site/');
});

test('a picture is replaced, asks for its words, and one that cannot be shown is refused with a sentence', async ({
  page,
}) => {
  await openRecord(page, 'team.yaml');
  await openCard(page, 'Member One');
  const portrait = page.getByRole('group', { name: 'Portrait' }).first();
  const file = portrait.getByLabel('Replace the picture');
  await file.setInputFiles({ name: 'IMG 1.psd', mimeType: 'image/vnd.adobe.photoshop', buffer: Buffer.from('x') });
  await expect(page.getByText('IMG 1.psd is a file of a drawing program.')).toBeVisible();
  // The browser sends the whole file before it reads the answer.
  const large = resolve('.cache/desk-tests/large.jpg');
  writeFileSync(large, '');
  truncateSync(large, 100e6);
  await file.setInputFiles(large);
  await expect(page.getByText('large.jpg has more than 50 MB. Save it smaller.')).toBeVisible();
  await file.setInputFiles('fixture/pictures/about-1.jpg');
  await expect(portrait.getByText('pictures/about-1-2.jpg')).toBeVisible();
  await expect(portrait.getByLabel('In words')).toHaveValue('');
  await portrait.getByLabel('In words').fill('A new portrait');
  const bytes = () => readFileSync(join(desk.content, 'pictures/about-1-2.jpg'));
  const before = bytes();
  await portrait.getByRole('button', { name: 'Turn the picture to the right' }).click();
  await expect(page.getByText('The picture is turned. Undo turns it back.')).toBeVisible();
  await isSaved(page);
  expect(bytes().equals(before)).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => bytes().equals(before)).toBe(true);
  await expect(portrait.getByLabel('In words')).toHaveValue('A new portrait');
  await expect(preview(page).getByAltText('A new portrait').first()).toBeAttached();
});

test('a file that is changed by hand is shown; the owner decides between two changes, and corrects broken text', async ({
  page,
}) => {
  await withoutPreview(page);
  await openRecord(page, 'site.yaml');
  const motto = page.getByLabel('Motto', { exact: true });
  const write = (text: string) =>
    writeFileSync(join(desk.content, 'site.yaml'), desk.read('site.yaml').replace(/^motto: .*$/m, `motto: ${text}`));
  write('By hand');
  await expect(motto).toHaveValue('By hand');

  // The words are on their way while somebody writes.
  const decided = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/desk/api/change*', async (route) => {
    isHeld = true;
    await decided.promise;
    await route.continue();
  });
  await motto.fill('Mine');
  await expect.poll(() => isHeld).toBe(true);
  write('By hand again # a note');
  decided.resolve();
  await expect(page.getByText('This was changed outside this form')).toBeVisible();
  await expect(status(page)).toHaveText('Not saved');
  expect(desk.read('site.yaml')).toContain('By hand again');
  await page.getByRole('button', { name: 'What this form shows' }).click();
  await expect.poll(() => desk.read('site.yaml')).toContain('motto: Mine # a note');

  const before = desk.read('info.yaml');
  writeFileSync(join(desk.content, 'info.yaml'), before.replace('title: ', 'title: "'));
  await openRecord(page, 'info.yaml');
  const text = page.getByLabel('This cannot be shown as a form');
  await thingsToFix(page).getByRole('button').first().click();
  await expect(text).toBeFocused();
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBeGreaterThan(
    0,
  );
  await text.fill(before);
  await isSaved(page);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Questions' })).toBeVisible();
  expect(desk.read('info.yaml')).toBe(before);
});

test('a page whose code changes between its HTML and the browser’s copy loads again instead of hydrating', async ({
  page,
}) => {
  const file = join(desk.content, 'site.yaml');
  const before = desk.read('site.yaml');
  writeFileSync(file, `${before}\nprofiles:\n  - href: https://example.org/me\n`);
  const isOff = Promise.withResolvers<void>();
  await page.route(/virtual:profiles/, async (route) => {
    await isOff.promise;
    await route.continue();
  });
  // The dev server's own script would reload the page too.
  await page.route(/reload-page/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const profile = page.getByRole('link', { name: 'example.org/me' });
  await expect(async () => {
    await page.goto(`${desk.origin}/`, { waitUntil: 'commit' });
    await expect(profile).toBeAttached({ timeout: 1000 });
  }).toPass();
  writeFileSync(file, before);
  await expect.poll(async () => (await fetch(`${desk.origin}/`)).text()).not.toContain('example.org/me');
  isOff.resolve();
  await expect(profile).not.toBeAttached();
  await isAlive(page);
});
