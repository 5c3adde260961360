import { findDeadPoints } from '../support/dead-points.ts';
import { checkSizes, follow, onePageOfEachKindInFixture } from '../support/every-page.ts';
import { tabThrough } from '../support/focus-faults.ts';
import { expect, isComplete, open, test } from '../support/test.ts';

// WCAG 2.4.7 and 2.4.11, with the Tab key, and a click on each control, while the player is open.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const album = '/music/album/symphony';
const kinds = (await onePageOfEachKindInFixture()).filter((path) => !path.startsWith('/music/album/'));
/** On a narrow screen, the other pages differ from a wide one only in menu and player. */
const narrowKinds = ['/', '/art/patterns', '/ai-coding', '/info'];

for (const [width, height, visited] of [
  [1440, 900, kinds],
  [390, 844, narrowKinds],
  [320, 256, narrowKinds], // 1280 × 1024 at 400 % zoom
] as const) {
  test(`Tab visits all controls once, in order, and each is shown, marked and not covered, and has no dead points, at ${width} × ${height} @focus-visible @focus-covered @tab-order`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await open(page, album);
    await page.locator('main ol').getByRole('button').first().click();
    const player = page.getByRole('region', { name: 'Player' });
    await player.getByRole('button', { name: 'Pause' }).click();
    await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const faults = await tabThrough(page);
    for (const path of visited) {
      await follow(page, path);
      await isComplete(page);
      faults.push(...(await tabThrough(page)));
      if (height > 256) faults.push(...(await checkSizes(page, [[width, height]], findDeadPoints)));
    }
    expect(faults).toEqual([]);
  });
}
