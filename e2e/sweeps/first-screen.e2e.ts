import type { Page } from '@playwright/test';
import { builtPaths } from '../support/every-page.ts';
import { expect, open, test } from '../support/test.ts';

// Runs on every page of every site. What a visitor sees before the first scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height, rowCount] of [
  [1440, 900, 4],
  [1280, 720, 3],
  [390, 844, 2],
] as const) {
  test(`an album at ${width} × ${height} shows cover, title, Play and ${rowCount} whole tracks`, async ({
    page,
    siteFolder,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of builtPaths(siteFolder).filter((path) => path.startsWith('/music/album/'))) {
      await open(page, path);
      const main = page.getByRole('main');
      const title = main.getByRole('heading', { level: 1 });
      expect(await isWhollySeen(page, title), `title of ${path}`).toBe(true);
      expect(await isWhollySeen(page, main.locator('header img').last()), `cover of ${path}`).toBe(true);
      const play = main.getByRole('button', { name: `Play ${await title.textContent()}`, exact: true });
      expect(await isWhollySeen(page, play), `Play of ${path}`).toBe(true);
      const rows = await main.locator('ol > li > button').all();
      for (const row of rows.slice(0, rowCount)) expect(await isWhollySeen(page, row), `row of ${path}`).toBe(true);
    }
  });
}

/** Whether all corners of an element are in the viewport and nothing lies over them. */
async function isWhollySeen(page: Page, element: ReturnType<Page['locator']>): Promise<boolean> {
  await page.evaluate(() => document.fonts.ready);
  return element.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
    return corners.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (hit.contains(element) || element.contains(hit) || hit.closest('main') !== null);
    });
  });
}
