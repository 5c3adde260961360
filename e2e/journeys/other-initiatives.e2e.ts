import type { Page } from '@playwright/test';
import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { copiedText, recordCopies } from '../support/copied-text.ts';
import { at, expect, expectAccessible, expectHeading, isAlive, isComplete, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const failure = 'Unable to play audio. Please ensure the audio file exists.';

test('each card has points; its link opens in a new tab without an opener', async ({ page }) => {
  await open(page, '/other-initiatives');
  await expectHeading(page, 'Our Experiments');
  const cards = page.locator('main ul > li[id]');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) expect(await card.getByRole('listitem').count()).toBeGreaterThan(0);
  await expect(page.locator('#upcoming h2')).toHaveText('Τι έρχεται μετά');
  await expect(page.locator('#podcast').getByText('The second point', { exact: true })).toBeVisible();
  await expect(page.locator('#podcast')).toContainText('The Speaker');
  // Not the events that lead to a card.
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

test('the podcast plays, pauses and mutes; at its end it returns to its beginning', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/other-initiatives');
  const card = page.locator('#podcast');
  await expect(card.getByRole('button', { name: 'Play the podcast' })).toBeVisible();
  expect(requests.filter((url) => url.includes('/audio/'))).toEqual([]);

  await card.getByRole('button', { name: 'Mute the podcast' }).click();
  await card.getByRole('button', { name: 'Unmute the podcast' }).click();

  await card.getByRole('button', { name: 'Play the podcast' }).press('Enter');
  await card.getByRole('button', { name: 'Pause the podcast' }).click();
  await expect(card.getByRole('button', { name: 'Play the podcast' })).toBeVisible();

  const seek = card.getByRole('slider', { name: 'Seek in the podcast' });
  await card.getByRole('button', { name: 'Play the podcast' }).click();
  await expect(seek).not.toHaveAttribute('aria-disabled', 'true');
  await seek.press('End');
  await expect(card.getByRole('button', { name: 'Play the podcast' })).toBeVisible();
  await expect(seek).toHaveValue('0');
});

test.describe('the speed of the podcast', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ });

  const speed = (page: Page) => page.getByRole('combobox', { name: 'Speed of the podcast' });
  /** The speed at which the recording plays, and whether the voice keeps its pitch. */
  const playback = (page: Page) =>
    page.evaluate(() => {
      const { audioElements } = window as unknown as AudioWindow;
      return audioElements
        .filter(({ src }) => src)
        .map(({ playbackRate, preservesPitch }) => ({ playbackRate, preservesPitch }));
    });

  test.beforeEach(({ page }) => page.addInitScript(collectAudioElements));

  test('is chosen by keyboard, from 0.75 to 2, and kept while the page lives; music keeps its own', async ({
    page,
  }) => {
    await open(page, '/other-initiatives');
    await expect(speed(page)).toHaveValue('1');
    expect(await speed(page).getByRole('option').allTextContents()).toEqual([
      '0.75×',
      '1×',
      '1.25×',
      '1.5×',
      '1.75×',
      '2×',
    ]);
    await speed(page).press('End');
    await expect(speed(page)).toHaveValue('2');
    await page.getByRole('button', { name: 'Play the podcast' }).click();
    await expect(page.getByRole('button', { name: 'Pause the podcast' })).toBeVisible();
    await expect.poll(() => playback(page)).toEqual([{ playbackRate: 2, preservesPitch: true }]);
    await speed(page).press('ArrowUp');
    await expect.poll(() => playback(page)).toEqual([{ playbackRate: 1.75, preservesPitch: true }]);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Music' }).press('Enter');
    await page.locator('main').getByRole('link', { name: 'Songs' }).click();
    await page.getByRole('button', { name: /^Play Song One/ }).click();
    await expect(page.getByRole('button', { name: /^Pause Song One/ })).toBeVisible();
    await expect.poll(() => playback(page)).toEqual([{ playbackRate: 1, preservesPitch: true }]);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Labs' }).press('Enter');
    await expect(speed(page)).toHaveValue('1.75');
    await page.getByRole('button', { name: 'Play the podcast' }).click();
    await expect.poll(() => playback(page)).toEqual([{ playbackRate: 1.75, preservesPitch: true }]);
    await page.reload();
    await expect(speed(page)).toHaveValue('1');
  });

  test('has its place before its code arrives: nothing moves', async ({ page }) => {
    await page.route(/podcast-tools/, (route) => route.abort());
    await page.goto(at('/other-initiatives'));
    const height = () => page.locator('#podcast').evaluate((card) => card.getBoundingClientRect().height);
    const without = await height();
    await page.unroute(/podcast-tools/);
    await open(page, '/other-initiatives');
    await isComplete(page);
    await expect(speed(page)).toBeVisible();
    expect(await height()).toBe(without);
    await expectAccessible(page);
  });

  test.describe('by touch, at 320 px, in Calm', () => {
    test.use({
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('is large enough, is chosen while the podcast plays, and the transcript follows; axe finds nothing', async ({
      page,
    }) => {
      await open(page, '/other-initiatives');
      const card = page.locator('#podcast');
      await card.getByText('Transcript', { exact: true }).tap();
      await card.getByRole('button', { name: 'Play the podcast' }).tap();
      const { width, height } = (await speed(page).boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await speed(page).selectOption('2');
      await expect.poll(() => playback(page)).toEqual([{ playbackRate: 2, preservesPitch: true }]);
      await expect(card.locator('ol [aria-current]')).toHaveText(/The recording does not say it/);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths[0]).toBe(widths[1]);
      await expectAccessible(page);
    });
  });
});

test('the bar shows the podcast, and stays on other pages', async ({ page }) => {
  await open(page, '/other-initiatives');
  const bar = page.getByRole('region', { name: 'Player' });
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the podcast' }).click();
  await expect(bar).toContainText('Episode One');
  await expect(bar).toContainText('The Speaker');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).press('Enter');
  await expectHeading(page, 'Our Team');
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the bar copies the address of the podcast’s card; closing the bar stops the podcast', async ({ page }) => {
  await recordCopies(page);
  await open(page, '/other-initiatives');
  const bar = page.getByRole('region', { name: 'Player' });
  await page.getByRole('button', { name: 'Play the podcast' }).click();
  await bar.getByRole('button', { name: 'Copy link', exact: true }).click();
  await page.locator('#_player-link button').getByText('Copy link', { exact: true }).click();
  await expect(page.locator('#_player-link').getByRole('status').first()).toHaveText('Link copied');
  expect(await copiedText(page)).toMatch(/\/other-initiatives#podcast$/);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Stop and close' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play the podcast' })).toBeFocused();
});

test.describe('without the recording', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the failure shows @podcast-missing', async ({ page }) => {
    await page.route('**/audio/podcast/*', (route) => route.fulfill({ status: 404 }));
    await open(page, '/other-initiatives');
    await page.getByRole('button', { name: 'Play the podcast' }).click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await expect(page.getByRole('button', { name: 'Play the podcast' })).toBeVisible();
  });
});

test('the transcript opens @transcript', async ({ page }) => {
  await open(page, '/other-initiatives');
  const lines = page.locator('#podcast details li');
  await expect(lines.first()).toBeHidden();
  await page.locator('#podcast summary').getByText('Transcript').press('Enter');
  await expect(lines).toHaveCount(4);
  await expect(lines.first()).toBeVisible();
  await expect(lines.first()).toContainText('This is the first paragraph of the transcript.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own player replaces the podcast's", async ({ page }) => {
    await page.goto(at('/other-initiatives'));
    await expect(page.locator('#podcast audio')).toHaveAttribute('preload', 'none');
    await expect(page.locator('#podcast audio')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play the podcast' })).toBeHidden();
  });
});

test('the podcast still plays when the visitor returns to its page', async ({ page }) => {
  await open(page, '/other-initiatives');
  await page.getByRole('button', { name: 'Play the podcast' }).click();
  await expect(page.getByRole('button', { name: 'Pause the podcast' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Info' }).press('Enter');
  await expectHeading(page, 'About Fixture');
  await page.goBack();
  await isAlive(page);
  await expect(page.getByRole('button', { name: 'Pause the podcast' })).toBeVisible();
});
