import type { Page } from '@playwright/test';
import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { copiedText, recordCopies } from '../support/copied-text.ts';
import { expect, expectAccessible, expectHeading, isAlive, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const playButton = (page: Page) => page.getByRole('button', { name: 'Play the podcast' });
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the podcast' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const failure = 'Unable to play audio. Please ensure the audio file exists.';

test('each card has points; its link opens in a new tab without an opener', async ({ page }) => {
  await open(page, '/other-initiatives');
  await expectHeading(page, 'Our Experiments');
  const cards = page.locator('main article[id]');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) expect(await card.getByRole('listitem').count()).toBeGreaterThan(0);
  await expect(page.locator('#upcoming h2')).toHaveText('Τι έρχεται μετά');
  await expect(page.locator('#podcast').getByText('The second point', { exact: true })).toBeVisible();
  await expect(page.locator('#podcast')).toContainText('The Speaker');
  // Without the links to events.
  const links = cards.locator('a[target]');
  await expect(links).toHaveCount(3);
  await expect(page.locator('#without-link a[target]')).toHaveCount(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expectAccessible(page);
});

test('the podcast plays, pauses and mutes; the bar shows it, stays on other pages, copies its address, and closes', async ({
  page,
}) => {
  await recordCopies(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/other-initiatives');
  const bar = page.getByRole('region', { name: 'Player' });
  await expect(playButton(page)).toBeVisible();
  expect(requests.filter((url) => url.includes('/audio/'))).toEqual([]);
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: 'Mute the podcast' }).click();
  await page.getByRole('button', { name: 'Unmute the podcast' }).click();
  await playButton(page).press('Enter');
  await pauseButton(page).click();
  const seek = page.getByRole('slider', { name: 'Seek in the podcast' });
  await playButton(page).click();
  await expect(bar).toContainText('Episode One');
  await expect(bar).toContainText('The Speaker');
  await expect(seek).not.toHaveAttribute('aria-disabled', 'true');
  await seek.press('End');
  await expect(playButton(page)).toBeVisible();
  await expect(seek).toHaveValue('0');

  await playButton(page).click();
  await menuLink(page, 'Team').press('Enter');
  await expectHeading(page, 'Our Team');
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.goBack();
  await isAlive(page);
  await expect(pauseButton(page)).toBeVisible();

  await bar.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unmute the podcast' })).toBeVisible();
  await menuLink(page, 'Music').press('Enter');
  await page.locator('main').getByRole('link', { name: 'Songs' }).click();
  await page.getByRole('button', { name: /^Play Song Ten/ }).click();
  await expect(bar).toContainText('Song Ten');
  await expect(bar.getByRole('button', { name: 'Mute', exact: true }), 'the album is heard').toBeVisible();
  await page.goBack();
  await page.goBack();
  await expectHeading(page, 'Our Experiments');
  await expect(page.getByRole('button', { name: 'Unmute the podcast' })).toBeVisible();
  await playButton(page).click();
  await expect(bar.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();

  await bar.getByRole('button', { name: 'Copy link', exact: true }).click();
  await page.locator('#_player-link button').getByText('Copy link', { exact: true }).click();
  await expect(page.locator('#_player-link').getByText('Link copied')).toBeVisible();
  expect(await copiedText(page)).toMatch(/\/other-initiatives#podcast$/);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Stop and close' }).click();
  await expect(bar).toHaveCount(0);
  await expect(playButton(page)).toBeVisible();
});

test.describe('the speed of the podcast', () => {
  const speed = (page: Page) => page.getByRole('combobox', { name: 'Speed of the podcast' });
  /** The position and speed of the element with the recording, and whether the voice keeps its pitch. */
  const element = (page: Page) =>
    page.evaluate(() => {
      const { audioElements } = window as unknown as AudioWindow;
      const { currentTime, playbackRate, preservesPitch } = audioElements.find(({ src }) => src)!;
      return { currentTime, playbackRate, preservesPitch };
    });
  const expectSpeed = (page: Page, playbackRate: number) =>
    expect.poll(() => element(page)).toMatchObject({ playbackRate, preservesPitch: true });

  test.beforeEach(({ page }) => page.addInitScript(collectAudioElements));

  test('is chosen by keyboard, from 0.75 to 2, and kept until a reload; music keeps its own', async ({ page }) => {
    await open(page, '/other-initiatives');
    await expect(speed(page)).toHaveValue('1');
    const speeds = await speed(page).getByRole('option').allTextContents();
    expect(speeds.join(' ')).toBe('0.75× 1× 1.25× 1.5× 1.75× 2×');
    await speed(page).press('End');
    await expect(speed(page)).toHaveValue('2');
    await playButton(page).click();
    await expect(pauseButton(page)).toBeVisible();
    await expectSpeed(page, 2);
    await speed(page).press('ArrowUp');
    await expectSpeed(page, 1.75);

    await menuLink(page, 'Music').press('Enter');
    await page.locator('main').getByRole('link', { name: 'Songs' }).click();
    await page.getByRole('button', { name: /^Play Song One/ }).click();
    await expect(page.getByRole('button', { name: /^Pause Song One/ })).toBeVisible();
    await expectSpeed(page, 1);

    await menuLink(page, 'AI Labs').press('Enter');
    await expect(speed(page)).toHaveValue('1.75');
    await playButton(page).click();
    await expectSpeed(page, 1.75);
    await page.reload();
    await expect(speed(page)).toHaveValue('1');
  });

  test.describe('by touch, at 320 px', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

    test('is large enough; the transcript opens, has an address for each line, and follows the sound @transcript', async ({
      page,
    }) => {
      await open(page, '/other-initiatives');
      const card = page.locator('#podcast');
      const lines = card.locator('details li');
      const current = card.locator('details [aria-current]');
      await expect(lines.first()).toBeHidden();
      await card.getByText('Transcript', { exact: true }).tap();
      await expect(lines).toHaveCount(4);
      await expect(lines.first()).toBeVisible();
      await expect(lines.first()).toContainText('This is the first paragraph of the transcript.');

      // The address of a line opens the words.
      await page.goto('about:blank');
      await open(page, '/other-initiatives#podcast&t=14');
      await expect(current).toHaveText(
        /The second paragraph has <b>signs<\/b>, "quotes", &, \$& and <\/script> in it\./,
      );
      await expect(card.getByRole('slider', { name: 'Seek in the podcast' })).toHaveAttribute(
        'aria-valuetext',
        /^14 seconds/,
      );
      await playButton(page).tap();
      await expect.poll(async () => (await element(page)).currentTime).toBeGreaterThan(14.2);
      const { width, height } = (await speed(page).boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await speed(page).selectOption('2');
      await expectSpeed(page, 2);
      await lines.nth(1).getByRole('link').tap();
      await expect(current).toHaveText(/The recording does not say it/);
      // The recording continues during the check, so the time is read in the page as soon as the next line is current.
      const begun = await page.waitForFunction(() => {
        const line = document.querySelector('#podcast details [aria-current]')?.textContent ?? '';
        const { audioElements } = window as unknown as AudioWindow;
        return line.includes('The second paragraph') && audioElements.find(({ src }) => src)!.currentTime;
      });
      const seconds = await begun.jsonValue();
      expect(seconds).toBeGreaterThan(13.9);
      expect(seconds).toBeLessThan(15);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths[0]).toBe(widths[1]);
      await expectAccessible(page);
    });
  });
});

test.describe('without the recording', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the failure shows @podcast-missing', async ({ page }) => {
    await page.route('**/audio/podcast/*', (route) => route.fulfill({ status: 404 }));
    await open(page, '/other-initiatives');
    await playButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await expect(playButton(page)).toBeVisible();
  });
});
