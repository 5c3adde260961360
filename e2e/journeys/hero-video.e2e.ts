import type { Page } from '@playwright/test';
import { expect, open, setHidden, test } from '../support/test.ts';

// e2e/engines/site.ts tests other engines.

const video = (page: Page) => page.locator('main video');
const isPaused = (page: Page) => video(page).evaluate((video: HTMLVideoElement) => video.paused);
const expectPlaying = (page: Page) => expect(video(page)).toHaveAttribute('data-playing');

/** Collects the addresses of the films that the page requests. */
function collectFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
  return films;
}

test('the film plays in a loop without sound after the page has loaded; it pauses while out of sight, and disappears in Calm', async ({
  page,
}) => {
  await open(page, '/');
  await expectPlaying(page);
  for (const name of ['muted', 'loop', 'playsInline']) await expect(video(page)).toHaveJSProperty(name, true);
  await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  const [loaded, requested] = await page.evaluate(() => [
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.mp4'))!.startTime,
  ]);
  expect(requested).toBeGreaterThanOrEqual(loaded!);

  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page), 'below the viewport').toBe(true);
  await page.locator('h1').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
  await setHidden(page, true);
  expect(await isPaused(page), 'in a hidden tab').toBe(true);
  await setHidden(page, false);
  await expect.poll(() => isPaused(page)).toBe(false);

  await page.getByRole('button', { name: 'Calm' }).click();
  await expect(video(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Calm' }).click();
  await expectPlaying(page);
});

test('the film has the place and the crop of its poster; a narrow screen requests the upright film only', async ({
  page,
}) => {
  const films = collectFilms(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await expectPlaying(page);
  for (const film of films) expect(film).toContain('/hero-narrow');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectPlaying(page);
    const places = await page.locator('main picture img, main video').evaluateAll((elements) =>
      elements.slice(0, 2).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(element);
        return [x, y, width, height, objectFit, objectPosition];
      }),
    );
    expect(places[0], `at ${width} px`).toEqual(places[1]);
  }
});

test('the film is requested neither in Calm nor where the browser saves data', async ({ page }) => {
  const films = collectFilms(page);
  const openHome = async () => {
    await open(page, '/');
    await page.locator('main [data-painted]').waitFor(); // The film would start at the same time.
    await page.waitForLoadState('networkidle');
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome();
  await page.goto('about:blank'); // The page would become lively, and request the film.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome();
  expect(films).toEqual([]);
});

test.describe('when the film fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the poster stays @film-missing', async ({ page }) => {
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
    const failed = page.waitForResponse((response) => response.url().includes('h264') && response.status() === 404);
    await open(page, '/');
    await failed;
    await expect(video(page)).toHaveCSS('opacity', '0');
    await expect(page.locator('main picture img').first()).toBeVisible();
  });
});
