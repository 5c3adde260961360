import type { Page } from '@playwright/test';
import { player } from '../support/player.ts';
import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

// In Calm, because transitions to the found pages take much of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page) => page.getByRole('button', { name: 'Go to anything' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Go to anything' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const rows = (page: Page) => dialog(page).getByRole('row');
/** The cell that Enter uses. */
const activeCell = (page: Page) => dialog(page).locator('[aria-selected=true]');

/** Opens the dialog and waits for the index. */
async function openSearch(page: Page, path = '/team'): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
}

test('a visitor finds a track with the keyboard and goes there; the results are counted for screen readers; Escape returns', async ({
  page,
}) => {
  await openSearch(page);
  const status = dialog(page).getByRole('status');
  await expect(rows(page).filter({ hasText: 'Info' })).toHaveCount(1);
  await expect(status).toBeEmpty();
  await field(page).fill('only song');
  await expect(status).toHaveText('1 result');
  await field(page).fill('movement');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(activeCell(page)).toContainText('Movement');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp'); // From the first to the last.
  await expect(rows(page).last().locator('[aria-selected=true]')).toHaveCount(1);
  await field(page).fill('movement thre');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Συμφωνία');
  await expect(page).toHaveURL(/#track=movement-3$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);

  await button(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await field(page).fill('qqqq');
  await expect(status).toHaveText('Nothing found for qqqq');
  await expect(dialog(page)).toContainText('Nothing found for “qqqq”');
  await page.keyboard.press('Enter'); // Without results, Enter chooses nothing.
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'A small site for tests');
});

test('the field keeps every letter while the results load, and Enter waits for them', async ({ page }) => {
  await open(page, '/team');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/results-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+Shift+k'); // The browser's own: Firefox opens its console.
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+K'); // As with Caps Lock.
  await page.keyboard.type('symphonia');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('symphonia');
  await expect(field(page)).toBeFocused();
  await expectHeading(page, 'Our Team');
  release();
  await expect(activeCell(page)).toContainText('Συμφωνία');
  // Enter that ends the composition of a word chooses nothing.
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Συμφωνία');
});

test('Ctrl Enter opens a new tab, the right arrow and Enter play a track, and so does a press; the page and the dialog stay', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await field(page).fill('symphonia');
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expectHeading(tab, 'Συμφωνία');
  await tab.close();
  await expect(dialog(page)).toBeVisible();

  await field(page).fill('song two');
  await page.keyboard.press('ArrowRight');
  await expect(activeCell(page).getByRole('button', { name: 'Play Song Two' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(activeCell(page).getByRole('button', { name: 'Pause Song Two' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(activeCell(page).getByRole('button', { name: 'Play Song Two' })).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(activeCell(page).getByRole('link')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Play Song Two' }).click();
  await page.keyboard.press('Escape');
  await expectHeading(page, 'Our Team');
  await expect(player(page)).toContainText('Song Two');
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test("'/' opens it, is a letter in the field, and can be turned off for good @search-keys", async ({ page }) => {
  await open(page, '/team');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('/');
  await dialog(page).getByRole('checkbox', { name: 'Open with /' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  // The closed dialog steps back in history, which would stop the next page.
  await page.waitForFunction(() => !history.state?.overlays?.length);
  await open(page, '/info');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('checkbox', { name: 'Open with /' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
});

test.describe('when something is missing', () => {
  // The player's style, which the missing code needs, is then not used.
  test.use({
    expectedMessages: /Failed to load resource|dynamically imported module|Unable to preload|preloaded using/,
  });

  test("the code or the index: the dialog says so, and 'Try again' opens it @search-code-missing", async ({ page }) => {
    await open(page, '/team');
    const alert = dialog(page).getByRole('alert');
    const tryAgain = dialog(page).getByRole('button', { name: 'Try again' });
    const takeAway = (pattern: string | RegExp) =>
      page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
    const code = /\/results-[^/]*\.js$/;
    await takeAway(code);
    await takeAway('**/search-index.json');
    await page.keyboard.press('Control+k');
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await page.unroute(code);
    const index = page.waitForResponse('**/search-index.json');
    await tryAgain.click();
    await index;
    await expect(alert).toBeVisible();
    await page.unroute('**/search-index.json');
    await tryAgain.click();
    await expect(rows(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});
