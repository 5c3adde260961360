import type { Page } from '@playwright/test';
import { findCoveredByButtons } from '../support/covered-by-buttons.ts';
import { findDeadPoints } from '../support/dead-points.ts';
import { builtPaths, checkEveryPage, checkSizes, follow } from '../support/every-page.ts';
import { findSmallTargets } from '../support/small-targets.ts';
import { expect, open, test } from '../support/test.ts';

// Runs on every page of every site. A point of a control is dead when a click on it hits something else.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desktop = [1440, 900] as const;
const laptop = [1024, 768] as const;
const tablet = [820, 1180] as const;
const phone = [390, 844] as const;
const allSizes = [[1920, 1080], desktop, laptop, tablet, phone, [320, 640]] as const;
/** On both sides of each width at which the floating buttons move. */
const sizesOfButtons = [320, 390, 767, 768, 1024, 1440, 1600, 2560].map((width) => [width, 800] as const);

test('controls have no dead points at six widths, are 24 px wide and high at least (2.5.8), and none is below the floating buttons @no-dead-points', async ({
  page,
  siteFolder,
}) => {
  test.setTimeout(240_000);
  const faults = await checkEveryPage(page, siteFolder, [
    [allSizes, findDeadPoints],
    [[desktop, phone], findSmallTargets],
    [sizesOfButtons, findCoveredByButtons],
  ]);
  expect(faults).toEqual([]);
});

test('controls beside the open player have no dead points, nor have its own', async ({ page, siteFolder }) => {
  test.setTimeout(120_000);
  const paths = builtPaths(siteFolder);
  const albumPath = paths.find((path) => path.startsWith('/music/album/'))!;
  await open(page, albumPath);
  await page.locator('main ol').getByRole('button').first().click();
  const bar = page.getByRole('region', { name: 'Player' });
  await expect(bar.getByRole('status')).toHaveText(/\S/);
  const faults: string[] = [];
  for (const path of paths.filter((path) => path !== '/404' && path !== albumPath)) {
    await follow(page, path);
    await expect(bar).toBeVisible();
    faults.push(...(await checkSizes(page, [desktop, phone], findDeadPoints)));
  }
  expect(faults).toEqual([]);
});

test('controls of the open menu, chat, viewer, tool and search have no dead points', async ({ page, siteFolder }) => {
  test.setTimeout(60_000);
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const faults: string[] = [];
  const check = async (within: string, sizes: (readonly [number, number])[]) => {
    faults.push(...(await checkSizes(page, sizes, findDeadPoints, within)));
    faults.push(...(await checkSizes(page, sizes, findSmallTargets, within)));
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/team');
  await page.getByRole('button', { name: 'Menu' }).click();
  await check('header:has(nav)', [phone, tablet, laptop, [640, 360]]);

  await open(page, '/team');
  await page.getByRole('button', { name: 'Chat Assistant' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('[role=dialog]', [phone, tablet, desktop]);

  await open(page, '/team');
  await page.getByRole('button', { name: 'Go to anything' }).click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await check('dialog[open]', [phone, tablet, desktop]);

  await open(page, '/ai-coding');
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link').first().click();
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await check('main', [phone, tablet, desktop]);

  for (const path of builtPaths(siteFolder).filter((path) => path.startsWith('/art/'))) {
    await open(page, path);
    await openViewer(page);
    await check('dialog', [phone, tablet, desktop, [844, 390]]);
  }
  expect(faults).toEqual([]);
});

async function openViewer(page: Page): Promise<void> {
  await page.getByRole('figure').last().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-looking');
}
