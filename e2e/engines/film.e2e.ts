import type { Page } from '@playwright/test';
import { expect, open, setHidden, test } from '../support/test.ts';

const film = (page: Page) => page.locator('main video');
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const expectPlaying = (page: Page) => expect(film(page)).toHaveAttribute('data-playing');

test('the film plays in a loop without sound, and is requested after the page has loaded', async ({ page }) => {
  await open(page, '/');
  await expectPlaying(page);
  const seconds = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0.2);
  const { muted, loop, playsInline, duration } = await film(page).evaluate((video: HTMLVideoElement) => ({
    muted: video.muted,
    loop: video.loop,
    playsInline: video.hasAttribute('playsinline'),
    duration: video.duration,
  }));
  expect({ muted, loop, playsInline }).toEqual({ muted: true, loop: true, playsInline: true });
  expect(duration).toBeCloseTo(2, 1);
  const [loaded, requested] = await page.evaluate(() => [
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.mp4'))!.startTime,
  ]);
  expect(requested).toBeGreaterThanOrEqual(loaded!);
});

test('the film pauses outside the viewport and in a hidden tab, and plays again after', async ({ page }) => {
  await open(page, '/');
  await expectPlaying(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.locator('h1').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
  await setHidden(page, true);
  expect(await isPaused(page)).toBe(true);
  await setHidden(page, false);
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('the film has the place and the crop of its poster', async ({ page }) => {
  await open(page, '/');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectPlaying(page);
    const places = await page.locator('main picture img, main video').evaluateAll((elements) =>
      elements.slice(0, 2).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(element);
        return [x, y, width, height, objectFit, objectPosition];
      }),
    );
    expect(places[0]).toEqual(places[1]);
  }
});

test('a narrow screen requests the upright film only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await expectPlaying(page);
  const films = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.mp4')),
  );
  expect(films.length).toBeGreaterThan(0);
  for (const film of films) expect(film).toContain('/hero-narrow');
});

test('Calm removes the film at once; without Calm it plays again', async ({ page }) => {
  await open(page, '/');
  await expectPlaying(page);
  await page.getByRole('button', { name: 'Calm' }).click();
  await expect(film(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Calm' }).click();
  await expectPlaying(page);
});

test.describe('when the film fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the poster stays @film-missing', async ({ page }) => {
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
    const failed = page.waitForResponse((response) => response.url().includes('h264') && response.status() === 404);
    await open(page, '/');
    await failed;
    await expect(film(page)).toHaveCSS('opacity', '0');
    await expect(film(page)).not.toHaveAttribute('data-playing');
    await expect(page.locator('main picture img').first()).toBeVisible();
  });
});
