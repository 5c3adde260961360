import type { Page } from '@playwright/test';
import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { copiedText, recordCopies } from '../support/copied-text.ts';
import { at, expect, expectAccessible, isAlive, open, test } from '../support/test.ts';

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
const player = (page: Page) => page.getByRole('region', { name: 'Player' });

/** Opens the words of a track, and waits for their code. */
async function openWords(page: Page, number: number): Promise<void> {
  await summary(page, number).press('Enter');
  await haveCode(page, number);
}

/** Waits for the code that follows the sound: with it, a line has a button to copy. */
async function haveCode(page: Page, number: number): Promise<void> {
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
  await expect(list(page, 2)).toBeHidden();
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
  await lines(page, 2).last().getByRole('link').click();
  await expect.poll(() => position(page)).toBeGreaterThan(38);
  await expect(current(page)).toHaveText(/The last line/);
  await player(page).getByRole('button', { name: 'Pause' }).click();
  await lines(page, 2).nth(1).getByRole('link').click();
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(current(page)).toHaveText(/The refrain/);
  expect(new URL(page.url()).hash).toBe('');

  // The next line begins at 8.25 s, and ends at 11 s.
  await expect(current(page)).toHaveText(/A line before a silence/);
  expect(await position(page)).toBeGreaterThan(8.2);
  await expect(current(page)).toHaveCount(0);
  expect(await position(page)).toBeGreaterThan(10.9);
  const spoken = await page.locator('[aria-live], [role=status], [role=alert], [role=log]').allTextContents();
  expect(spoken.filter((text) => text && !text.startsWith('Now playing'))).toEqual([]);

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    lines(page, 2)
      .nth(4)
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/#track=song-2&t=20\.5$/);
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
  const address = (await copiedText(page))!;
  expect(address).toMatch(/\/music\/album\/songs#track=song-2&t=2$/);
  await page.keyboard.press('Tab');
  await expect(lines(page, 2).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText(/The refrain/);
  await expect(lines(page, 2).nth(1).getByRole('link')).toBeFocused();
  await expectAccessible(page);

  await open(page, '/team');
  await page.goto(address);
  await isAlive(page);
  await expect(row(page, 2)).toContainText('Ready at 0:02');
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

/** Holds back the code that follows the sound. Returns a function that releases it and waits until it has arrived. */
async function holdBackCode(page: Page): Promise<() => Promise<void>> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/live-words-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  const request = page.waitForRequest('**/live-words-*.js');
  return async () => {
    await request;
    release();
    // With it, the line under the pointer or with the focus has a button to copy.
    await expect(page.locator('details ol').getByRole('button')).toHaveCount(1);
  };
}

test('a press on a line that began before the code of the words arrived plays from there', async ({ page }) => {
  const release = await holdBackCode(page);
  await open(page, '/other-initiatives');
  await page.locator('#podcast details summary').click();
  const line = page.locator('#podcast details').getByRole('listitem').nth(1);
  await line.getByRole('link').hover();
  await page.mouse.down();
  await release();
  await page.mouse.up();
  await expect(line).toHaveAttribute('aria-current');
  await expect.poll(() => position(page)).toBeGreaterThan(2);
});

test('the focus stays on its line when the code of the words arrives, and Enter plays from there', async ({ page }) => {
  const release = await holdBackCode(page);
  await open(page, songs);
  await summary(page, 2).press('Enter');
  const line = lines(page, 2).nth(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(line.getByRole('link')).toBeFocused();
  await release();
  await expect(line.getByRole('link')).toBeFocused();
  await expect(line.getByRole('button', { name: /^Copy link/ })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-current');
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('by touch a tap plays a line; no line wraps differently when it gets the button that copies', async ({
    page,
  }) => {
    await open(page, songs);
    await summary(page, 2).tap();
    await expect(lines(page, 2).first()).toBeVisible();
    const heights = () => lines(page, 2).evaluateAll((all) => all.map((line) => line.clientHeight));
    const before = await heights();
    expect(Math.min(...before)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...before), 'one takes several rows').toBeGreaterThan(Math.min(...before));
    await haveCode(page, 2);
    for (const line of await lines(page, 2).all()) {
      await line.hover();
      await expect(line.getByRole('button')).toBeVisible();
      expect(await heights()).toEqual(before);
      expect((await line.getByRole('link').boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await lines(page, 2).nth(3).getByRole('link').tap();
    await expect(current(page)).toHaveText(/A line with times/);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBe(widths[1]);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the words can be read, and an address opens them at its line', async ({ page }) => {
    await page.goto(at(`${songs}#track=song-2&t=33`));
    await expect(lines(page, 2).nth(7)).toBeVisible();
    await expect(lines(page, 2).nth(7)).toBeInViewport();
    await expect(lines(page, 2).nth(5)).toContainText('Γραμμή με ελληνικά γράμματα');
  });
});
