import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

// The sheet of the player bar on phones.

test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const songs = '/music/album/songs';
const failure = 'Unable to play audio. Please ensure the audio file exists.';

const player = (page: Page) => page.locator('#_player');
const sheet = (page: Page) => player(page).getByRole('dialog');
const track = (page: Page) => player(page).locator('[aria-haspopup=dialog]');
const seek = (page: Page) => sheet(page).getByRole('slider', { name: 'Seek' });
const percent = async (page: Page) => Number(await seek(page).inputValue());

async function openSheet(page: Page, title = 'Song One'): Promise<void> {
  await open(page, songs);
  await page
    .locator('main ol')
    .getByRole('button', { name: `Play ${title}` })
    .tap();
  await expect(track(page)).toHaveAccessibleName(title);
  await track(page).tap();
  await expect(sheet(page).getByRole('heading', { name: title })).toBeVisible();
}

/** Expects that the sheet is closed, and that the entry of the history says so. */
async function expectNoEntry(page: Page): Promise<void> {
  await expect(sheet(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? [])).toEqual([]);
}

async function touches(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x?: number, y?: number) => {
    const touchPoints = x === undefined || y === undefined ? [] : [{ x, y }];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

test('a tap on the bar opens it: cover across the width, whole title, seek bar, words, the next tracks, and the album', async ({
  page,
}) => {
  await openSheet(page, 'Song Two');
  const cover = await sheet(page).locator('picture').boundingBox();
  expect(cover!.width).toBe(390);
  const { x, y, width, height } = (await seek(page).boundingBox())!;
  const touch = await touches(page);
  await touch('touchStart', x + width * 0.3, y + height / 2);
  await touch('touchMove', x + width * 0.6, y + height / 2);
  await expect.poll(() => percent(page)).toBeGreaterThan(50);
  await touch('touchCancel');
  await expect.poll(() => percent(page), 'a touch that becomes a scroll does not seek').toBeLessThan(40);

  const lines = sheet(page).getByRole('list', { name: 'Lyrics' }).getByRole('link');
  await lines.nth(2).tap();
  await expect(sheet(page).locator('li[aria-current]')).toHaveText(/^0:/);
  await expectAccessible(page);
  const next = sheet(page).getByRole('region', { name: 'Up next' });
  await expect(next.getByRole('listitem')).toHaveCount(8);
  await next.getByRole('button', { name: 'Song Four' }).tap();
  await expect(sheet(page).getByRole('heading', { name: 'Song Four' })).toBeVisible();
  await expect(next.getByRole('listitem')).toHaveCount(6);
  await expect(sheet(page).getByRole('status').first()).toHaveText('Now playing: Song Four');
  await sheet(page)
    .getByRole('heading', { name: 'Song Four' })
    .evaluate((heading) => {
      heading.textContent = 'Procession of the Stars at Dawn over Winterlandschaftsbeschreibungen';
    });
  for (const width of [160, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const isTooWide = await sheet(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(isTooWide, `${width} px`).toBe(false);
  }
  await sheet(page).getByRole('link', { name: 'Songs' }).tap();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/#track=song-4$/);
});

test('swipes up and down, Back and Escape open and close it, and a reload leaves no entry of the history that does nothing', async ({
  page,
}) => {
  await open(page, '/team');
  await openSheet(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(track(page)).toBeFocused();
  const { x, y } = (await track(page).boundingBox())!;
  const touch = await touches(page);
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', x + 60, from);
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', x + 60, from + (to - from) * part);
    await touch('touchEnd');
  };
  await swipe(y + 20, y - 120);
  await expect(sheet(page)).toBeVisible();
  await swipe(200, 230);
  await expect(sheet(page)).toHaveCSS('translate', 'none');
  await swipe(200, 400);
  await expect(sheet(page)).toBeHidden();
  await track(page).click(); // Chromium may ignore a tap after a swipe by program.
  await expect(sheet(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sheet(page)).toBeHidden();
  await page.evaluate(() => history.forward());
  await expect(sheet(page)).toBeVisible();

  await page.reload();
  await expectHeading(page, 'Songs');
  await expectNoEntry(page);

  await openSheet(page);
  await sheet(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await page.locator('footer a[href="/team"]').tap();
  await expectHeading(page, 'Our Team');
  await track(page).tap();
  await expect(sheet(page)).toBeVisible();
  await page.reload();
  await expectHeading(page, 'Our Team');
  await expectNoEntry(page);
});

test.describe('when a file is missing', () => {
  test.use({ expectedMessages: /Failed to load resource|dynamically imported module/ });

  test('its code: the bar plays on, and the next press opens it; a recording: the sheet says so, and the current one stays @sheet-code-missing', async ({
    page,
  }) => {
    await page.route('**/assets/now-playing-*.js', (route) => route.abort());
    await page.route('**/song-3.mp3', (route) => route.fulfill({ status: 404 }));
    await open(page, songs);
    await page.locator('main ol').getByRole('button', { name: 'Play Song One' }).tap();
    await track(page).tap();
    await expectNoEntry(page);
    await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.unroute('**/assets/now-playing-*.js');
    await track(page).tap();
    await expect(sheet(page)).toBeVisible();

    await sheet(page).getByRole('button', { name: 'Song Three' }).tap();
    await expect(sheet(page).getByRole('alert')).toHaveText(failure);
    await expect(sheet(page).getByRole('heading', { name: 'Song One' })).toBeVisible();
    await page.unroute('**/song-3.mp3');
    await sheet(page).getByRole('button', { name: 'Try again' }).tap();
    await expect(sheet(page).getByRole('heading', { name: 'Song Three' })).toBeVisible();
  });
});
