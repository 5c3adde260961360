import type { Page } from '@playwright/test';
import { namingProblems, readAccessibilityTree } from '../support/accessibility-tree.ts';
import { findDeadPoints } from '../support/dead-points.ts';
import { emulateDevice, sidewaysInsets, uprightInsets } from '../support/device.ts';
import { checkSizes } from '../support/every-page.ts';
import { findLayoutFaults } from '../support/layout-faults.ts';
import { expect, expectAccessible, isComplete, open, test } from '../support/test.ts';
import { findOutsideLandmarks } from '../support/text-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const album = '/music/album/songs';
const desktop = [1440, 900] as const;
const tablet = [820, 1180] as const;
const phone = [390, 844] as const;

test('the open menu, chat, search, tool, viewer and player have no dead points and no small controls, are in a landmark, and their names are right @names-overlays', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const faults: string[] = [];
  const check = async (within: string, sizes: (readonly [number, number])[], role: string, name: string) => {
    const nodes = await readAccessibilityTree(page);
    expect(nodes.filter((node) => node.role === role).map((node) => node.name)).toContainEqual(
      expect.stringContaining(name),
    );
    faults.push(...namingProblems(nodes), ...(await page.evaluate(findOutsideLandmarks)));
    faults.push(...(await checkSizes(page, sizes, findDeadPoints, within)));
    await page.setViewportSize({ width: sizes[0]![0], height: sizes[0]![1] });
    await expectAccessible(page, ['target-size']);
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, album); // Its menu has Calm.
  await page.getByRole('button', { name: 'Menu' }).click();
  await check('header:has(nav)', [phone, tablet, [640, 360]], 'link', 'Music');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chat Assistant' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('[role=dialog]', [phone, desktop], 'button', 'Close chat');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go to anything' }).click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await check('dialog[open]', [phone, desktop], 'combobox', 'Title, year or word');

  await open(page, '/ai-coding');
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link').first().click();
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await check('main', [phone, desktop], 'button', 'Play the demo video');

  await open(page, '/art/places');
  await page.getByRole('figure').last().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-looking');
  await check('dialog', [phone, desktop, [844, 390]], 'button', 'Previous picture');

  await open(page, album);
  await page.getByRole('button', { name: /^Play Song One/ }).click();
  await expect(page.locator('main ol [aria-current]')).toBeVisible(); // Before that, Pause would cancel it.
  await page.getByRole('button', { name: 'Pause', exact: true }).click(); // The second in names must not change.
  await page.locator('main summary').first().click();
  await expect(page.locator('main').getByRole('button', { name: 'Copy link to Song One', exact: true })).toBeVisible();
  await check('body', [phone, desktop], 'button', 'Song One');
  await openSheet(page);
  await check('dialog[open]', [phone], 'slider', 'Seek');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await check('section[aria-label=Player]', [desktop], 'slider', 'Volume');
  expect(faults).toEqual([]);
});

/** Opens the sheet of the player bar on a phone, when a track is current. */
async function openSheet(page: Page): Promise<void> {
  await page.locator('#_player [aria-haspopup=dialog]').click();
  await expect(
    page
      .locator('#_player dialog[open]')
      .getByRole('button', { name: /^Copy link/ })
      .first(),
  ).toBeVisible();
}

/** Each overlay, its page, and how a visitor opens it. */
const overlays: [within: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['header:has(nav)', '/team', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  ['[role=dialog]', '/team', (page) => page.getByRole('button', { name: 'Chat Assistant' }).click()],
  [
    'dialog[open]',
    '/team',
    async (page) => {
      await page.getByRole('button', { name: 'Go to anything' }).click();
      await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
    },
  ],
  [
    'dialog[open]',
    '/art/places',
    async (page) => {
      await page.getByRole('figure').last().getByRole('link').click();
      await expect(page.locator('html')).not.toHaveAttribute('data-looking');
    },
  ],
  ['[aria-label=Player]', album, (page) => page.getByRole('button', { name: /^Play Song One/ }).click()],
  [
    'dialog[open]',
    album,
    async (page) => {
      await page.getByRole('button', { name: /^Play Song Two/ }).click();
      await openSheet(page);
    },
  ],
];

for (const [within, path, openOverlay] of overlays) {
  test(`${path}, ${within}: larger texts are whole, and nothing is below a notch @text-200-overlays @safe-area-overlays`, async ({
    page,
  }) => {
    const device = await emulateDevice(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await isComplete(page);
    await openOverlay(page);
    await expect(page.locator(within)).toBeVisible();
    const faults: string[] = [];
    for (const percent of [100, 125, 150, 200]) {
      await device.setTextSize(percent);
      for (const fault of await checkSizes(page, [[320, 640], phone, tablet], findLayoutFaults, within)) {
        faults.push(`${percent} %: ${fault}`);
      }
    }
    await device.setTextSize(100);
    faults.push(...(await checkSizes(page, [[280, 640]], findLayoutFaults, within)));
    await device.setInsets(uprightInsets);
    faults.push(...(await checkSizes(page, [[393, 852]], findLayoutFaults, within)));
    await device.setInsets(sidewaysInsets);
    faults.push(...(await checkSizes(page, [[852, 393]], findLayoutFaults, within)));
    expect(faults).toEqual([]);
  });
}

test('an overlay that closes gives the focus to its button when nothing had it before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/music/album/symphony#track=movement-4');
  await isComplete(page);
  const player = page.getByRole('region', { name: 'Player' });
  for (const [button, inside] of [
    [page.getByRole('button', { name: 'Go to anything' }), page.getByRole('combobox')],
    [player.getByRole('button', { name: 'Keyboard shortcuts' }), page.locator('#_player-keys')],
    [player.getByRole('button', { name: 'Copy link', exact: true }), page.locator('#_player-link button').first()],
  ] as const) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // In Safari a click does not focus a button.
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
  await open(page, '/music/album/symphony#track=movement-4');
  await expect(page.getByRole('region', { name: 'Player' }).getByText('Movement Four')).toBeVisible();
  expect(await barHeight(page)).toBeLessThan(128);
});

/** The height of all fixed bars. The header counts even while it is hidden, because it comes back. */
async function barHeight(page: Page): Promise<number> {
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('body :not(.skip-link)')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(1);
  return heights.reduce((sum, height) => sum + height);
}
