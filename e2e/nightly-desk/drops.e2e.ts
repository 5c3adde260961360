import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { deskOf, expectDeskAccessible, expectNarrow, openForm, pageHeading } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

// What becomes of each file that an owner drops. desk/page/dropped-folder.test.ts has the table of files.

// A file that the server refuses is an error in the console of the browser.
test.use({ expectedMessages: /status of 415/, contextOptions: { reducedMotion: 'reduce' } });

const desk = deskOf('drops');

/** Drops a file or folder on an element, as from the windows of the system. */
async function drop(page: Page, target: string, path: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(target).first().boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const place = { x: x + width / 2, y: y + height / 2 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
  }
}

test('a mixed folder becomes an album, and each of its files has a line; what is dropped elsewhere is held back', async ({
  page,
}) => {
  const folder = resolve('.cache/desk-tests/dropped/Harbour Lights');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'Scans'), { recursive: true });
  for (const number of [1, 2]) cpSync(`fixture/albums/songs/song-${number}.mp3`, join(folder, `0${number} Quay.mp3`));
  for (const name of ['front.jpg', 'Scans/back.jpg']) cpSync('fixture/albums/songs/cover.jpg', join(folder, name));
  writeFileSync(join(folder, '03 Damaged.mp3'), 'no sound');
  writeFileSync(join(folder, '01 Quay.lrc'), '[00:01.00]The quay');
  writeFileSync(join(folder, '.DS_Store'), '');

  await openForm(page, desk(), 'new');
  await drop(page, 'section[aria-label="New album, gallery or page"] > div', folder);
  await expect(page).toHaveURL(/#albums\/harbour-lights\/album\.yaml$/);
  const report = page.getByRole('status', { name: 'Your files' });
  const rows = report.getByRole('listitem');
  await expect(rows).toHaveText([
    /^back\.jpg: An album has one picture, its cover\./,
    /^03 Damaged\.mp3 cannot be read as an mp3\./,
    /^1 picture, 2 recordings, and 1 file of words$/,
  ]);
  await expect(report.getByText('And 1 file that your system keeps for itself.')).toBeVisible();
  await expect(page.locator('main summary[data-place]')).toHaveCount(2);
  await page.locator('summary[data-place="tracks.0"]').click();
  await expect(page.locator('[data-place="tracks.0.words.file"] input')).toHaveValue('01-quay.lrc');

  // It stays while the owner looks at other forms.
  await page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: 'Songs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Songs');
  await expect(rows).toHaveCount(3);
  await expectDeskAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: 'Close the list of files' }).press('Enter');
  await expect(rows).toHaveCount(0);

  for (const target of ['nav', 'iframe']) {
    await openForm(page, desk(), 'team.yaml');
    await page.reload();
    await expect(pageHeading(page)).toBeVisible();
    const addresses = () => page.frames().map((frame) => frame.url());
    const before = addresses();
    await drop(page, target, join(folder, 'front.jpg'));
    await expect(page.getByText('The file was not taken.')).toBeVisible();
    expect(addresses()).toEqual(before);
  }
});
