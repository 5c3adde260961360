import type { Page } from '@playwright/test';
import { at, expect, isComplete, open, test } from '../support/test.ts';

// In Chromium only: the driver of Debian's Firefox can neither reduce motion nor switch JavaScript off.

/** Notes the addresses of the films that the page requests. */
function noteFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  return films;
}

/** Opens a page and waits until it requests nothing more. Returns the addresses of the films among its requests. */
async function filmRequests(page: Page, path: string): Promise<string[]> {
  const films = noteFilms(page);
  await open(page, path);
  await isComplete(page); // The network may have been quiet before the code was asked for.
  await page.waitForLoadState('networkidle');
  return films;
}

test('a visit of the home page requests the film', async ({ page }) => {
  const films = await filmRequests(page, '/');
  await expect.poll(() => films).toEqual([expect.stringContaining('/hero.')]);
});

test.describe('the film is not requested', () => {
  test('when the system asks for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await filmRequests(page, '/')).toEqual([]);
  });

  test('when the visitor has chosen Calm', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('motion', 'calm'));
    expect(await filmRequests(page, '/')).toEqual([]);
  });

  test('when the browser saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    expect(await filmRequests(page, '/')).toEqual([]);
    await expect(page.locator('main video')).toHaveCount(0);
  });

  test('on other pages', async ({ page }) => {
    expect(await filmRequests(page, '/music')).toEqual([]);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript, and the poster shows', async ({ page }) => {
      const films = noteFilms(page);
      await page.goto(at('/'), { waitUntil: 'networkidle' });
      await expect(page.locator('main picture img').first()).toBeVisible();
      expect(films).toEqual([]);
    });
  });
});
