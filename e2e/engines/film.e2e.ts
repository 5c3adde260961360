import type { Page } from '@playwright/test';
import { at, expect, open, setHidden, test } from '../support/test.ts';

const film = (page: Page) => page.locator('main video');
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const expectPlaying = (page: Page) => expect(film(page)).toHaveAttribute('data-playing');

/** The addresses of films that the page asks for, as they come. */
function filmRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) urls.push(request.url());
  });
  return urls;
}

test('it plays in a loop without sound, and is asked for only when the page has loaded', async ({ page }) => {
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
  expect(duration).toBeCloseTo(10, 1);
  const [loaded, asked] = await page.evaluate(() => [
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.mp4'))!.startTime,
  ]);
  expect(asked).toBeGreaterThanOrEqual(loaded!);
});

test('it rests off the screen and in a hidden tab, and goes on after', async ({ page }) => {
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

test('it stands and crops like its poster, so that nothing jumps', async ({ page }) => {
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

test('a narrow screen gets the upright film, and only that', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = filmRequests(page);
  await open(page, '/');
  await expectPlaying(page);
  expect(asked.filter((url) => !url.includes('/hero-narrow'))).toEqual([]);
});

test('Calm stops it at once and shows the poster; Lively brings it back', async ({ page }) => {
  await open(page, '/');
  await expectPlaying(page);
  await page.getByRole('button', { name: 'Calm' }).click();
  await expect(film(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Calm' }).click();
  await expectPlaying(page);
});

test.describe('is not asked for', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Its driver changes neither settings nor scripting.');

  /** The page is there with all that it loads. */
  const visit = async (page: Page) => {
    const asked = filmRequests(page);
    await page.goto(at('/'), { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toBeVisible();
    return asked;
  };

  test('in Calm by the system', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await visit(page)).toEqual([]);
  });

  test('in Calm by choice', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('motion', 'calm'));
    expect(await visit(page)).toEqual([]);
  });

  test('where data are to be saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    expect(await visit(page)).toEqual([]);
    await expect(film(page)).toHaveCount(0);
  });

  test('on other pages', async ({ page }) => {
    const asked = filmRequests(page);
    await page.goto(at('/music'), { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript; the poster is there', async ({ page }) => {
      expect(await visit(page)).toEqual([]);
      await expect(page.locator('main picture img').first()).toBeVisible();
    });
  });
});

test.describe('when it fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the poster stays, and the page as it is', async ({ page }) => {
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
    const failed = page.waitForResponse((response) => response.url().includes('h264') && response.status() === 404);
    await open(page, '/');
    await failed;
    await expect(film(page)).toHaveCSS('opacity', '0');
    await expect(film(page)).not.toHaveAttribute('data-playing');
    await expect(page.locator('main picture img').first()).toBeVisible();
  });
});
