import type { Page } from '@playwright/test';
import { expect, isComplete, open, test } from '../support/test.ts';

// In Chromium only: the driver of Debian's Firefox can neither reduce motion nor switch JavaScript off.

/** Collects the addresses of the films that the page requests. */
function collectVideos(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
  return films;
}

/** Opens a page and waits until it requests nothing more. */
async function settle(page: Page, path: string): Promise<void> {
  await open(page, path);
  await isComplete(page); // The network may have been idle before the page requested its code.
  await page.waitForLoadState('networkidle');
}

test('the film is requested, but neither in Calm nor where the browser saves data', async ({ page }) => {
  const films = collectVideos(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page, '/');
  expect(films, 'reduced motion').toEqual([]);
  await page.evaluate(() => localStorage.setItem('motion', 'calm')); // First, or the page would become lively and request it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await settle(page, '/');
  expect(films, 'Calm').toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await settle(page, '/');
  await expect.poll(() => films).toEqual([expect.stringContaining('/hero.')]);

  films.length = 0;
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await settle(page, '/');
  expect(films, 'the browser saves data').toEqual([]);
  await expect(page.locator('main video')).toHaveCount(0);
});
