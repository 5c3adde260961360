import type { Page } from '@playwright/test';
import { findView } from '../../contract/routes.ts';
import { builtPaths, follow } from '../support/every-page.ts';
import { findFocusFaults } from '../support/focus-faults.ts';
import { expect, isComplete, open, test } from '../support/test.ts';

// WCAG 2.4.7 and 2.4.11, with the Tab key, on a page of each kind, and with the player beside it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const album = '/music/album/symphony';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 256], // 1280 × 1024 at 400 % zoom
] as const) {
  test(`each stop of Tab is shown, marked and not covered, beside the player, at ${width} × ${height} @focus-visible`, async ({
    page,
    siteFolder,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await open(page, album);
    await page.locator('main ol').getByRole('button').first().click();
    await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }).click();
    const faults = await tabThrough(page);
    for (const path of onePageOfEachView(siteFolder)) {
      await follow(page, path);
      faults.push(...(await tabThrough(page)));
    }
    expect(faults).toEqual([]);
  });
}

test('an overlay that closes gives the focus to its button when nothing had it before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${album}#track=movement-4`);
  await isComplete(page);
  const player = page.getByRole('region', { name: 'Player' });
  for (const [button, inside] of [
    [page.getByRole('button', { name: 'Go to anything' }), page.getByRole('combobox')],
    [player.getByRole('button', { name: 'Keyboard shortcuts' }), page.locator('#_player-keys')],
    [
      player.getByRole('button', { name: 'Copy link', exact: true }),
      page.locator('#_player-link').getByRole('button').first(),
    ],
  ] as const) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // As in Safari, where a click focuses no button.
    await button.dispatchEvent('click');
    await expect(inside).toBeVisible();
    if (await inside.evaluate((element) => element.matches('button'))) await inside.focus();
    await page.keyboard.press('Escape');
    await expect(inside).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('at 400 % zoom the bars that stay cover less than half of the window @zoom-bars', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, `${album}#track=movement-4&t=80`);
  await expect(page.getByRole('region', { name: 'Player' }).getByText('Movement Four')).toBeVisible();
  // The header is counted while it is hidden too: it comes back.
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('body :not(.skip-link)')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(heights.reduce((sum, height) => sum + height)).toBeLessThan(128);
});

/** All but the album, which the test starts on, and the page of the host for wrong addresses. */
function onePageOfEachView(siteFolder: string): string[] {
  const byView = Map.groupBy(builtPaths(siteFolder), findView);
  byView.delete('album');
  byView.delete('not-found');
  return [...byView.values()].map(([path]) => path!);
}

/** Presses Tab from one stop to the same again. Returns the faults. */
async function tabThrough(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const faults: string[] = [];
  let stops = 0;
  for (let state = 'new'; state !== 'seen'; ) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(findFocusFaults);
    state = found.state;
    if (state === 'new') stops += 1;
    faults.push(...found.faults.map((fault) => `${pathname}: ${fault}`));
    expect(stops).toBeLessThan(200);
  }
  expect(stops, pathname).toBeGreaterThan(15);
  return faults;
}
