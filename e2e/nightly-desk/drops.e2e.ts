import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// What becomes of each file that an owner drops.

// A file that the server refuses is an error in the console of the browser.
test.use({ expectedMessages: /status of 415/, contextOptions: { reducedMotion: 'reduce' } });

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer('drops');
});
test.afterAll(() => desk?.stop());

/** Makes a folder: each name with the file to copy, or with a text. Returns its path. */
function folderOf(name: string, files: Record<string, { copy: string } | { text: string }>): string {
  const folder = resolve('.cache/desk-tests/dropped', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if ('copy' in content) cpSync(content.copy, join(folder, path));
    else writeFileSync(join(folder, path), content.text);
  }
  return folder;
}

/** Drops files or folders on an element, as from the windows of the system. */
async function drop(page: Page, target: string, files: string[]): Promise<void> {
  const { x, y, width, height } = (await page.locator(target).first().boundingBox())!;
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  }
}

const report = (page: Page) => page.getByRole('status', { name: 'Your files' });
const rows = (page: Page) => report(page).getByRole('listitem');
const song = (number: number) => ({ copy: `fixture/albums/songs/song-${number}.mp3` });
const picture = { copy: 'fixture/albums/songs/cover.jpg' };

test('a mixed folder becomes an album, and each of its files has a line', async ({ page }) => {
  const folder = folderOf('Harbour Lights', {
    '01 Quay.mp3': song(1),
    '02 Tide.mp3': song(2),
    '03 Damaged.mp3': { text: 'no sound' },
    '01 Quay.lrc': { text: '[00:01.00]The quay' },
    'Other.vtt': { text: 'WEBVTT' },
    'front.jpg': picture,
    'Scans/back.jpg': picture,
    'Scans/inside.jpg': picture,
    'notes.txt': { text: 'Thanks to everybody.' },
    'album.m3u': { text: '01 Quay.mp3' },
    '.DS_Store': { text: '' },
    '._01 Quay.mp3': { text: '' },
    'Scans/Thumbs.db': { text: '' },
    'Scans/@eaDir/back.jpg': { text: '' },
  });
  await page.goto(`${desk.origin}/desk#new`);
  await drop(page, 'section[aria-label="New album, gallery or page"] > div', [folder]);
  await expect(page).toHaveURL(/#albums\/harbour-lights\/album\.yaml$/);
  await expect(rows(page)).toHaveText([
    /^album\.m3u is a playlist\./,
    /^notes\.txt is a text\. Copy its words into the form/,
    /^Other\.vtt has words, but no recording beside it has its name\./,
    /^back\.jpg, inside\.jpg: An album has one picture, its cover\./,
    /^03 Damaged\.mp3 cannot be read as an mp3\./,
    /^1 picture, 2 recordings, and 1 file of words$/,
  ]);
  await expect(report(page).getByText('And 4 files that your system keeps for itself.')).toBeVisible();
  await expect(page.locator('main summary[data-place]')).toHaveCount(2);
  await page.locator('summary[data-place="tracks.0"]').click();
  await expect(page.locator('[data-place="tracks.0.words.file"] input')).toHaveValue('01-quay.lrc');

  // It stays while the owner writes and looks at other forms.
  await page.getByLabel('Genre', { exact: true }).first().fill('Harbour');
  await page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: 'Songs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Songs');
  await expect(rows(page)).toHaveCount(6);
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 800 });

  const close = page.getByRole('button', { name: 'Close the list of files' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
  await expect(rows(page)).toHaveCount(0);
});

test('a file that is dropped beside the fields, or on the page beside them, is held back with a word', async ({
  page,
}) => {
  const folder = folderOf('Beside', { 'front.jpg': picture });
  for (const target of ['nav', 'iframe']) {
    await page.goto(`${desk.origin}/desk#team.yaml`);
    await page.reload();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    const addresses = () => page.frames().map((frame) => frame.url());
    const before = addresses();
    await drop(page, target, [join(folder, 'front.jpg')]);
    await expect(page.getByText('The file was not taken.')).toBeVisible();
    expect(addresses()).toEqual(before);
  }
});
