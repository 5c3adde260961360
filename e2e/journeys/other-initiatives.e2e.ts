import type { Page } from '@playwright/test';
import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { copiedText, recordCopies } from '../support/copied-text.ts';
import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const playButton = (page: Page) => page.getByRole('button', { name: 'Play the podcast' });
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the podcast' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const failure = 'Unable to play audio. Please ensure the audio file exists.';

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

test('the podcast plays, at a chosen speed; the bar shows it, stays on other pages, copies its address, and closes; an album has a speed and a sound of its own', async ({
  page,
}) => {
  await recordCopies(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/other-initiatives');
  const bar = page.getByRole('region', { name: 'Player' });
  await expect(page.locator('#podcast').getByText('The second point', { exact: true })).toBeVisible();
  const speed = page.getByRole('combobox', { name: 'Speed of the podcast' });
  const speeds = await speed.getByRole('option').allTextContents();
  expect(speeds.join(' ')).toBe('0.75× 1× 1.25× 1.5× 1.75× 2×');
  await speed.press('End');
  expect(requests.filter((url) => url.includes('/audio/'))).toEqual([]);
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: 'Mute the podcast' }).click();
  await expect(page.getByRole('button', { name: 'Unmute the podcast' })).toBeVisible();
  await playButton(page).press('Enter');
  await expect(bar).toContainText(/Episode One.*The Speaker/s);
  await expectSpeed(page, 2);
  const seek = page.getByRole('slider', { name: 'Seek in the podcast' });
  await expect(seek).not.toHaveAttribute('aria-disabled', 'true');
  await seek.press('End');
  await expect(playButton(page)).toBeVisible();
  await expect(seek).toHaveValue('0');

  await playButton(page).click();
  await menuLink(page, 'Team').press('Enter');
  await expectHeading(page, 'Our Team');
  await expect(bar.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
  await page.goBack();
  await expectHeading(page, 'Our Experiments');
  await expect(pauseButton(page)).toBeVisible();
  await speed.press('ArrowUp');
  await expectSpeed(page, 1.75);

  await menuLink(page, 'Music').press('Enter');
  await page.locator('main').getByRole('link', { name: 'Songs' }).click();
  await page.getByRole('button', { name: /^Play Song Ten/ }).click();
  await expect(bar).toContainText('Song Ten');
  await expect(bar.getByRole('button', { name: 'Mute', exact: true }), 'the album is heard').toBeVisible();
  await expectSpeed(page, 1);
  await menuLink(page, 'AI Labs').press('Enter');
  await playButton(page).click();
  await expectSpeed(page, 1.75);
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

test.describe('by touch, at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the transcript opens, also by the address of a line, from which the podcast plays, and follows the sound @transcript', async ({
    page,
  }) => {
    await open(page, '/other-initiatives');
    const card = page.locator('#podcast');
    const lines = card.locator('details li');
    const current = card.locator('details [aria-current]');
    await expect(lines.first()).toBeHidden();
    await card.getByText('Transcript', { exact: true }).tap();
    await expect(lines).toHaveCount(4);
    await expect(lines.first()).toContainText('This is the first paragraph of the transcript.');

    await page.goto('about:blank');
    await open(page, '/other-initiatives#podcast&t=14');
    await expect(current).toHaveText(/The second paragraph has <b>signs<\/b>, "quotes", &, \$& and <\/script> in it\./);
    await playButton(page).tap();
    await expect.poll(async () => (await element(page)).currentTime).toBeGreaterThan(14.2);
    await lines.nth(1).getByRole('link').tap();
    await expect(current).toHaveText(/The recording does not say it/);
    await expect(current).toHaveText(/The second paragraph/);
    await expectAccessible(page);
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
