import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type FakeGitHub, fakeRun, liveAnswers, startFakeGitHub } from '../../testing/fake-github.ts';
import { git } from '../../testing/repository.ts';
import {
  control,
  deskOf,
  expectDeskAccessible,
  expectNarrow,
  isSaved,
  openForm,
  preview,
  status,
  withoutPreview,
} from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

// A request that is refused, and a page that cannot be made, are errors in the console of the browser.
test.use({ expectedMessages: /status of [45]\d\d/, contextOptions: { reducedMotion: 'reduce' } });

let github: FakeGitHub;
test.beforeAll(async () => {
  github = await startFakeGitHub();
});
const desk = deskOf('journeys', () => ({ GITHUB_API_URL: github.origin }));
test.afterAll(() => github.stop());

const card = (page: Page, name: string) =>
  page.locator('main details').filter({ has: page.locator('summary', { hasText: name }) });
const openCard = (page: Page, name: string) => card(page, name).locator('summary').first().click();
const thingsToFix = (page: Page) => page.getByRole('region', { name: 'Things to fix' });

test('every file opens as a form without a mistake, which axe, a narrow screen and the keyboard accept', async ({
  page,
}) => {
  await withoutPreview(page);
  await openForm(page, desk());
  const links = page.getByRole('navigation', { name: 'Content' }).getByRole('link');
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.slice(1)));
  expect(names.length).toBeGreaterThan(15);
  for (const name of names.filter((name) => name.endsWith('.yaml'))) {
    await openForm(page, desk(), name);
    await isSaved(page);
    await expect(page.locator('main :is(input, summary)').first(), name).toBeVisible();
    // These two have every kind of control.
    if (!['writing.yaml', 'albums/single/album.yaml'].includes(name)) continue;
    await page.locator('main').evaluate((main) => {
      for (const details of main.querySelectorAll('details')) details.open = true;
    });
    await expectDeskAccessible(page);
    await expectNarrow(page);
    await expect(page.locator('.visually-hidden').first(), 'for screen readers only').not.toHaveCSS(
      'clip-path',
      'none',
    );
  }
  expect(git(desk().content, 'status', '--porcelain', '*.yaml'), 'files that were changed').toBe('');

  await page.reload();
  await isSaved(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // Skip to the form.
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a mistake has its sentence, survives a closed tab, and is corrected; keys undo and redo', async ({
  page,
  context,
}) => {
  await withoutPreview(page);
  await openForm(page, desk(), 'future.yaml');
  const before = desk().read('future.yaml');
  await openCard(page, 'Plan One');
  const address = control(page, 'initiatives.0.id');
  const right = await address.inputValue();
  await address.fill('Plan One');
  await expect(status(page)).toHaveText('Saved: 1 thing to fix');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/Address must be small letters/);
  await page.close();

  const again = await context.newPage();
  await withoutPreview(again);
  await openForm(again, desk(), 'future.yaml');
  await expect(status(again)).toHaveText('Saved: 1 thing to fix');
  await expect(again.getByRole('link', { name: 'to finish' })).toHaveCount(1);
  expect(desk().read('future.yaml')).toContain('id: Plan One');
  await thingsToFix(again).getByRole('button').click();
  const sameAddress = control(again, 'initiatives.0.id');
  await expect(sameAddress).toBeFocused();
  await sameAddress.press('ControlOrMeta+z');
  await expect(sameAddress).toHaveValue(right);
  await sameAddress.press('ControlOrMeta+Shift+z');
  await expect(sameAddress).toHaveValue('Plan One');
  await sameAddress.fill(right);
  await isSaved(again);
  expect(desk().read('future.yaml')).toBe(before);
});

test('lists: entries are added, moved by buttons and by dragging, and removed; the focus stays', async ({ page }) => {
  await withoutPreview(page);
  await openForm(page, desk(), 'history.yaml');
  const titles = () =>
    [
      ...desk()
        .read('history.yaml')
        .matchAll(/^ {2}title: (.*)$/gm),
    ].map(([, title]) => title);
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
  expect(desk().read('history.yaml')).toContain('id: eine-grosse-reise');
});

test('a folder with recordings becomes an album on the real page; a change is taken back, the album is published, and the desk says that it is live', async ({
  page,
}) => {
  const { content, remote, read } = desk();
  const folder = resolve('.cache/desk-tests/Night Walks');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('fixture/albums/songs/song-2.mp3', join(folder, '02 Second Walk.mp3'));
  cpSync('fixture/albums/songs/song-1.mp3', join(folder, '01 First Walk.mp3'));
  cpSync('fixture/albums/songs/cover.jpg', join(folder, 'Cover.JPEG'));
  writeFileSync(join(folder, 'notes.txt'), 'left out');

  await openForm(page, desk());
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
  const record = read('albums/night-walks/album.yaml');
  expect(record).toMatch(/duration: "1:10"[\s\S]*duration: "0:50"/);
  expect(record).toContain('file: cover.jpg');

  // Git pushes to the folder, and the desk asks the server of this test.
  git(content, 'config', `url.${remote}.insteadOf`, 'https://github.com/me/site.git');
  git(content, 'config', 'remote.origin.url', 'https://github.com/me/site.git');
  github.answers = { 'actions/runs?event=push&head_sha=*': fakeRun('in_progress') };
  writeFileSync(join(content, 'site.yaml'), read('site.yaml').replace(/^motto: .*/m, 'motto: My own motto'));
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  // The list of what will be published waits for the requests before it.
  await expect(dialog.getByAltText('New: Night Walks')).toBeVisible();
  await expect(dialog.getByText(/^Night Walks, new album, 2 tracks, \d+ KB$/)).toBeVisible();
  const other = dialog.getByRole('listitem').filter({ hasText: 'Name and contact' });
  await other.getByText('Show the words').click();
  await expect(other.locator('ins')).toHaveText('My own motto');
  await other.getByRole('button', { name: 'Take back: Name and contact' }).click();
  await expect(dialog.getByText('It is as it was published.')).toBeVisible();
  expect(read('site.yaml')).not.toContain('My own motto');
  expect(github.requests, 'nobody is asked before Publish').toEqual([]);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText(/changes? (is|are) sent/)).toBeVisible();
  await expect(dialog.getByText('Your changes are on their way.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  const files = git(remote, 'ls-tree', '-r', '--name-only', 'main');
  for (const file of ['album.yaml', 'media.lock.json', 'encoded/']) {
    expect(files).toContain(`content/albums/night-walks/${file}`);
  }
  github.answers = liveAnswers('*', 'https://me.github.io/site/');
  await expect(dialog.getByText('Your changes are live:')).toBeVisible();
  await expectDeskAccessible(page);
  await page.reload();
  const link = page.getByRole('navigation').getByRole('link', { name: 'me.github.io/site' });
  await expect(link).toHaveAttribute('href', 'https://me.github.io/site/');
});

test('a picture is replaced, asks for its words, is turned and turned back, and one that cannot be shown is refused', async ({
  page,
}) => {
  await openForm(page, desk(), 'team.yaml');
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
  const bytes = () => readFileSync(join(desk().content, 'pictures/about-1-2.jpg'));
  const before = bytes();
  await portrait.getByRole('button', { name: 'Turn the picture to the right' }).click();
  await expect(page.getByText('The picture is turned. Undo turns it back.')).toBeVisible();
  await isSaved(page);
  expect(bytes().equals(before)).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => bytes().equals(before)).toBe(true);
  await expect(preview(page).getByAltText('A new portrait').first()).toBeAttached();
});

test('a file that is changed by hand is shown; the owner decides between two changes, and corrects broken text', async ({
  page,
}) => {
  const { content, read } = desk();
  await withoutPreview(page);
  await openForm(page, desk(), 'site.yaml');
  const motto = page.getByLabel('Motto', { exact: true });
  const write = (text: string) =>
    writeFileSync(join(content, 'site.yaml'), read('site.yaml').replace(/^motto: .*$/m, `motto: ${text}`));
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
  expect(read('site.yaml')).toContain('By hand again');
  await page.getByRole('button', { name: 'What this form shows' }).click();
  await expect.poll(() => read('site.yaml')).toContain('motto: Mine # a note');

  const before = read('info.yaml');
  writeFileSync(join(content, 'info.yaml'), before.replace('title: ', 'title: "'));
  await openForm(page, desk(), 'info.yaml');
  const text = page.getByLabel('This cannot be shown as a form');
  await thingsToFix(page).getByRole('button').first().click();
  await expect(text).toBeFocused();
  const selected = await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart);
  expect(selected).toBeGreaterThan(0);
  await text.fill(before);
  await isSaved(page);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Questions' })).toBeVisible();
  expect(read('info.yaml')).toBe(before);
});
