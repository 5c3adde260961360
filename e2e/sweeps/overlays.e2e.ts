import type { Page } from '@playwright/test';
import { namingProblems, readAccessibilityTree } from '../support/accessibility-tree.ts';
import { findDeadPoints } from '../support/dead-points.ts';
import { emulateDevice, sidewaysInsets, uprightInsets } from '../support/device.ts';
import { checkSizes, desktop, phone, smallPhone, tablet } from '../support/every-page.ts';
import { findLayoutFaults } from '../support/layout-faults.ts';
import { expect, expectAccessible, isComplete, open, test } from '../support/test.ts';
import { findOutsideLandmarks } from '../support/text-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const album = '/music/album/songs';

type Control = [role: string, name: string];
type Sizes = (readonly [width: number, height: number])[];

/** Each overlay, its page, one of its controls, windows in which its controls are pressed, and how a visitor opens it. */
const overlays: [within: string, path: string, Control, Sizes, open: (page: Page) => Promise<void>][] = [
  ['header:has(nav)', album, ['link', 'Music'], [phone, tablet, [640, 360]], (page) => press(page, 'Menu')],
  ['[role=dialog]', '/team', ['button', 'Close chat'], [phone, desktop], (page) => press(page, 'Chat Assistant')],
  ['dialog[open]', '/team', ['combobox', 'Title, year or word'], [phone, desktop], search],
  ['dialog[open]', '/art/places', ['button', 'Previous picture'], [phone, desktop, [844, 390]], openLastPicture],
  ['[aria-label=Player]', album, ['button', 'Song One'], [phone, desktop], playAndPause],
  ['dialog[open]', album, ['slider', 'Seek'], [phone], openSheet],
];

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function search(page: Page): Promise<void> {
  await press(page, 'Go to anything');
  await page.getByRole('combobox').fill('song');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play Song Two' })).toBeVisible();
}

async function openLastPicture(page: Page): Promise<void> {
  await page.getByRole('figure').last().getByRole('link').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-looking');
}

async function playAndPause(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play Song One/ }).click();
  await expect(page.locator('main ol [aria-current]')).toBeVisible(); // Before that, Pause would cancel it.
  await page.getByRole('button', { name: 'Pause', exact: true }).click(); // The second in names must not change.
}

/** Opens the sheet of the player bar on a phone. */
async function openSheet(page: Page): Promise<void> {
  await playAndPause(page);
  await page.locator('#_player [aria-haspopup=dialog]').click();
  const copy = page.locator('#_player dialog[open]').getByRole('button', { name: /^Copy link/ });
  await expect(copy.first()).toBeVisible();
}

async function expectControls(page: Page, within: string, [role, name]: Control, sizes: Sizes): Promise<void> {
  const nodes = await readAccessibilityTree(page);
  const names = nodes.filter((node) => node.role === role).map((node) => node.name);
  expect(names).toContainEqual(expect.stringContaining(name));
  const faults = [...namingProblems(nodes), ...(await page.evaluate(findOutsideLandmarks))];
  expect([...faults, ...(await checkSizes(page, sizes, findDeadPoints, within))]).toEqual([]);
  await expectAccessible(page);
  await expectAccessible(page, ['target-size']);
}

for (const [within, path, control, sizes, openOverlay] of overlays) {
  test(`${path}, ${within}: no dead points, right names, larger texts are whole, and nothing is below a notch @names-overlays @text-200-overlays @safe-area-overlays`, async ({
    page,
  }) => {
    const device = await emulateDevice(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await isComplete(page);
    await openOverlay(page);
    await expect(page.locator(within)).toBeVisible();
    await expectControls(page, within, control, sizes);
    const faults: string[] = [];
    for (const percent of [100, 125, 150, 200]) {
      await device.setTextSize(percent);
      for (const fault of await checkSizes(page, [smallPhone, phone, tablet], findLayoutFaults, within)) {
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

test('so are an open tool, the notes of a track, and the keys of the player @names-overlays', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/ai-coding');
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link').first().click();
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await expectControls(page, 'main', ['button', 'Play the demo video'], [phone, desktop]);

  await open(page, album);
  await playAndPause(page);
  await page.locator('main summary').first().click();
  await expect(page.locator('main').getByRole('button', { name: 'Copy link to Song One', exact: true })).toBeVisible();
  await expectControls(page, 'body', ['button', 'Song One'], [phone, desktop]);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expectControls(page, 'section[aria-label=Player]', ['slider', 'Volume'], [desktop]);
});

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
