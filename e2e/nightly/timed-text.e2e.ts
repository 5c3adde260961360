import type { Page } from '@playwright/test';
import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { copiedText, recordCopies } from '../support/copied-text.ts';
import { player } from '../support/player.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const songs = '/music/album/songs';
const symphony = '/music/album/symphony';

/** The list item of a track, with its row and its words. */
const place = (page: Page, number: number) =>
  page.locator('main ol').first().locator(`:scope > li:nth-child(${number})`);
const row = (page: Page, number: number) => place(page, number).locator(':scope > button');
const summary = (page: Page, number: number) => place(page, number).locator('summary');
const list = (page: Page, number: number) => place(page, number).locator('details ol');
const lines = (page: Page, number: number) => list(page, number).getByRole('listitem');
const current = (page: Page) => page.locator('details ol [aria-current]');

/** Opens the words of a track, and waits for the code that follows the sound: with it, a line has a button to copy. */
async function openWords(page: Page, number: number): Promise<void> {
  await summary(page, number).press('Enter');
  await expect(async () => {
    await lines(page, number).first().hover();
    await expect(list(page, number).getByRole('button')).toHaveCount(1, { timeout: 200 });
  }).toPass();
}

/** The position of the sound in seconds. */
const position = (page: Page) =>
  page.evaluate(() => {
    const { audioElements } = window as unknown as AudioWindow;
    return audioElements.find(({ src }) => src)?.currentTime ?? 0;
  });

test.beforeEach(({ page }) => page.addInitScript(collectAudioElements));

test('a press on a line plays from there, even while another track plays; the current line is lit, and nothing is announced', async ({
  page,
}) => {
  await open(page, songs);
  await row(page, 1).click();
  await expect(row(page, 1)).toHaveAttribute('aria-current', 'true');
  await openWords(page, 2);
  await expect(current(page)).toHaveCount(0);
  await lines(page, 2).nth(4).getByRole('link').press('Enter');
  await expect(row(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => position(page)).toBeGreaterThan(20.5);
  // The label of the current track opens and closes its words, and does not stop the sound.
  const label = summary(page, 2).getByText('Lyrics', { exact: true });
  await label.click();
  await expect(list(page, 2)).toBeHidden();
  await label.click();
  await expect(list(page, 2)).toBeVisible();
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await player(page).getByRole('button', { name: 'Pause' }).click();
  await lines(page, 2).nth(1).getByRole('link').click();
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(current(page)).toHaveText(/The refrain/);
  expect(new URL(page.url()).hash).toBe('');
  await expect(current(page)).toHaveText(/A line before a silence/);
  const spoken = await page.locator('[aria-live], [role=status], [role=alert], [role=log]').allTextContents();
  expect(spoken.filter((text) => text && !text.startsWith('Now playing'))).toEqual([]);
});

test('with the keyboard alone a visitor opens the words, plays a line, copies its address, and moves to the next', async ({
  page,
}) => {
  await recordCopies(page);
  await open(page, songs);
  await row(page, 2).focus();
  await page.keyboard.press('Tab');
  await expect(summary(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = lines(page, 2).first();
  await expect(first.getByRole('link')).toBeFocused();
  await expect(first.getByRole('button')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText(/The first line is sung/);
  // Only the line with the focus has a button, so that the next Tab leads to the next line.
  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: /^Copy link/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByText('Link copied')).toBeVisible();
  expect(await copiedText(page)).toMatch(/\/music\/album\/songs#track=song-2&t=2$/);
  await page.keyboard.press('Tab');
  await expect(lines(page, 2).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText(/The refrain/);
  await expect(lines(page, 2).nth(1).getByRole('link')).toBeFocused();
  await expectAccessible(page);
});

test('the list follows the sound, not the page; it stays where the visitor has scrolled, and in Calm', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, symphony);
  await openWords(page, 6);
  await row(page, 6).click();
  await expect(current(page)).toHaveText(/One tone/);
  const scrollTop = () => list(page, 6).evaluate((element) => element.scrollTop);
  const seekTo = async (percent: number, line: RegExp) => {
    await player(page).getByRole('slider', { name: 'Seek' }).fill(String(percent));
    await expect(current(page)).toHaveText(line);
  };
  const pageTop = await page.evaluate(() => scrollY);
  await seekTo(90, /The last section/);
  await expect.poll(scrollTop).toBeGreaterThan(50);
  expect(await page.evaluate(() => scrollY)).toBe(pageTop);
  const scrollToTop = () => list(page, 6).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await scrollToTop();
  await seekTo(80, /The eleventh section/);
  expect(await scrollTop(), 'after the visitor has scrolled').toBe(0);

  await seekTo(1, /One tone/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await list(page, 6).evaluate((element) => {
    element.scrollTo = () => element.setAttribute('data-scrolled', '');
  });
  await seekTo(90, /The last section/);
  await seekTo(1, /One tone/); // React runs the effects of the previous change before this one.
  await expect(list(page, 6), 'in Calm').not.toHaveAttribute('data-scrolled');
});
