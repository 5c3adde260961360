import type { Page } from '@playwright/test';
import { paths, readSite } from '../../generator/pages/all-pages.ts';
import { follow, onePageOfEachKind } from '../support/every-page.ts';
import { at, expect, isAlive, isComplete, open, test } from '../support/test.ts';
import { type TranslatedWindow, translatePage } from '../support/translate.ts';

// A translation by the browser replaces the text nodes that React knows. Later changes must still be visible, and nothing may
// break. Therefore a text that changes is the only one in its element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const kinds = onePageOfEachKind(paths(await readSite('fixture')));
const controls = ':is(button, summary, [type=checkbox], [type=radio], main a[href^="#"]):not([aria-label^="Embed"])';

const unseenTexts = (page: Page) => page.evaluate(() => (window as unknown as TranslatedWindow).unseenTexts);

/** Presses all controls, one after the other, and Escape after each. */
async function pressAll(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  for (let index = 0; index < (await page.locator(controls).count()); index++) {
    const control = page.locator(controls).nth(index);
    if (!(await control.isVisible())) continue;
    const pressed = await control.evaluate(({ outerHTML }) => outerHTML);
    await control.dispatchEvent('click');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).pathname).toBe(pathname);
    await expect(page.locator('main h1'), pressed).toBeAttached();
  }
}

for (const path of kinds) {
  test(`on ${path} every press changes the visible texts, and the next page opens`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.route(/youtube/, (route) => route.fulfill({ body: '' }));
    await open(page, path);
    await isComplete(page);
    await page.evaluate(translatePage);
    await pressAll(page);
    await follow(page, path === '/team' ? '/info' : '/team');
    expect(await unseenTexts(page)).toEqual([]);
  });
}

test('the player, the viewer and the search show their state', async ({ page }) => {
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Player' });
  await open(page, '/music/album/songs');
  await isComplete(page);
  await page.evaluate(translatePage);
  const play = main.getByRole('button', { name: /^(Play|Pause) Songs$/ });
  await expect(play).toHaveText('PLAY');
  await play.click();
  await expect(play).toHaveText('PAUSE');
  await expect(bar.getByRole('status').first()).toHaveText('NOW PLAYING: SONG ONE');
  await play.click();
  await expect(play).toHaveText('PLAY');
  await main.locator('ol > li > button').nth(6).click();
  await expect(bar.locator('p:not([role])').first()).toHaveText('SONG SEVEN');
  await bar.getByRole('button', { name: 'Stop and close' }).click();
  await expect(bar.locator('p:not([role])').first()).toHaveText('CHOOSE A TRACK');

  await follow(page, '/art/patterns');
  await main.locator('figure a').first().click();
  const viewer = page.getByRole('dialog');
  const title = await viewer.locator('h2').textContent();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.locator('h2')).not.toHaveText(title!);
  await expect(viewer.getByText(/^2 OF/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await page.keyboard.press('Control+k');
  for (const query of ['song', 'qqzzxx', 'team']) {
    await page.getByRole('combobox').fill(query);
    await expect(page.locator('header dialog')).toContainText(
      query === 'qqzzxx' ? 'NOTHING FOUND' : query.toUpperCase(),
    );
  }
  expect(await unseenTexts(page)).toEqual([]);
});

test.describe('before hydration', () => {
  // React cannot hydrate the changed page, reports it, and renders the page again.
  test.use({ expectedMessages: /Minified React error #4(18|23|25)/ });

  test('a translation does not stop the page from responding', async ({ page }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage});`);
    await page.goto(at('/music/album/songs'));
    await isAlive(page);
    const play = page.getByRole('main').getByRole('button', { name: /^(Play|Pause) Songs$/ });
    await play.click();
    await expect(play).toHaveText('PAUSE');
    await follow(page, '/team');
    expect(await unseenTexts(page)).toEqual([]);
  });
});
