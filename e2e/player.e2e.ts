import type { Locator, Page } from '@playwright/test';
import { readContent } from '../build/content/read.ts';
import { expect, expectHeading, open, test } from './test.ts';
import { watchSounds } from './watch-sounds.ts';

const { site } = await readContent();
const failure = 'Unable to play audio. Please ensure the audio file exists.';
const failedRequest = /Failed to load resource/;

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const row = (page: Page, title: string) =>
  page.locator('main ol').getByRole('button', { name: new RegExp(`(Play|Pause) ${title}`) });
const seek = (page: Page) => player(page).getByRole('slider', { name: 'Seek' });
const waveform = (page: Page) => player(page).locator('span:has(> input[aria-label=Seek]) > :not(input)');
const volume = (page: Page) => player(page).getByRole('slider', { name: 'Volume' });
const number = async (slider: Locator) => Number(await slider.inputValue());

const isCurrent = (page: Page, title: string) => expect(row(page, title)).toHaveAttribute('aria-current', 'true');

/** Sound is on: the position moves, and not by a hand's breadth. */
async function expectPlaying(page: Page): Promise<void> {
  await expect(button(page, 'Pause')).toBeVisible();
  const before = await number(seek(page));
  await expect.poll(() => number(seek(page))).toBeGreaterThan(before);
}

test.beforeEach(({ page }) => page.addInitScript(watchSounds));

const audio = (page: Page) =>
  page.evaluate(() => {
    const { elements } = window as unknown as { elements: HTMLAudioElement[] };
    return elements
      .filter(({ src }) => src)
      .map(({ paused, src, volume, muted, currentTime, duration }) => ({
        paused,
        file: src.split('/').at(-1),
        volume,
        muted,
        currentTime,
        duration,
      }));
  });

test("before a choice: the album's cover, 'Choose a track', nothing downloaded; play chooses the first", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/music/album/parousia');
  await expect(player(page).getByText('Choose a track')).toBeVisible();
  await expect(volume(page)).toHaveValue('1');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/audio/'))).toEqual([]);

  await button(page, 'Play').click();
  await isCurrent(page, 'Night Watch');
  await expectPlaying(page);
});

test('a row shows index, icon, title, genre and duration', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  const rows = page.locator('main ol > li');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(3)).toContainText('4');
  await expect(rows.nth(3).locator('svg')).toBeVisible();
  await expect(rows.nth(3)).toContainText('Electronic Orchestra');
  await expect(rows.nth(3)).toContainText(/\d:\d\d/);
});

for (const album of ['mystery-of-love', 'jesus-please-help-me', 'parousia']) {
  test(`${album}: the first track plays, seeks ahead and goes on`, async ({ page }) => {
    await open(page, `/music/album/${album}`);
    await page.locator('main ol button').first().click();
    await expectPlaying(page);
    await seek(page).fill('90');
    await expect.poll(() => number(seek(page))).toBeGreaterThan(89.9);
    await expectPlaying(page);
    const [element] = await audio(page);
    expect(element!.currentTime / element!.duration).toBeGreaterThan(0.899);
  });
}

test('the current track toggles, by its row and by the bar', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  const first = page.locator('main ol button').first();
  await first.click();
  await expectPlaying(page);
  await first.click();
  await expect(button(page, 'Play')).toBeVisible();
  await expect(first).toHaveAttribute('aria-current', 'true');
  expect((await audio(page))[0]!.paused).toBe(true);
  await button(page, 'Play').click();
  await expectPlaying(page);
});

test('choosing another track stops the first; it becomes current once it plays', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  const [first, second] = [page.locator('main ol button').nth(0), page.locator('main ol button').nth(1)];
  await first.click();
  await expectPlaying(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/audio/**', async (route) => {
    await held;
    await route.continue();
  });
  await second.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  expect((await audio(page)).filter(({ paused, currentTime }) => !paused && currentTime > 0)).toEqual([]);
  release();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(first).not.toHaveAttribute('aria-current');
  await expectPlaying(page);
});

test('rapid choices leave one sound and the last as current', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  const rows = page.locator('main ol button');
  for (const index of [0, 3, 1, 5, 2, 4]) await rows.nth(index).click();
  await expect(rows.nth(4)).toHaveAttribute('aria-current', 'true');
  await expectPlaying(page);
  await expect(page.locator('main ol [aria-current]')).toHaveCount(1);
  expect((await audio(page)).filter(({ paused }) => !paused)).toHaveLength(1);
});

test('a track that ends: not playing, progress 0', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await seek(page).fill('99.8');
  await expect(button(page, 'Play')).toBeVisible();
  await expect(seek(page)).toHaveValue('0');
  await button(page, 'Play').click();
  await expectPlaying(page);
});

test('seek is 0 to 100, volume 0 to 1 in steps of 0.1; both rule the sound', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  for (const [slider, range] of [
    [seek(page), ['0', '100']],
    [volume(page), ['0', '1']],
  ] as const) {
    expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(range);
  }
  await expect(volume(page)).toHaveAttribute('step', '0.1');
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await volume(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(volume(page)).toHaveValue('0.9');
  expect((await audio(page))[0]!.volume).toBeCloseTo(0.9);
  await button(page, 'Mute').click();
  expect((await audio(page))[0]!.muted).toBe(true);
  await button(page, 'Unmute').click();
  expect((await audio(page))[0]!.muted).toBe(false);
});

test('the waveform is the track of the slider, and a mouse reaches the slider through it', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  await expect(waveform(page)).toHaveCount(0);
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await expect(waveform(page)).toHaveCSS('clip-path', /^polygon\(/);
  const { width, height } = (await seek(page).boundingBox())!;
  await seek(page).click({ position: { x: width / 2, y: height / 2 } });
  await expect.poll(() => number(seek(page))).toBeGreaterThan(48);
  expect(await number(seek(page))).toBeLessThan(60);
});

test('a recording without a waveform has a plain track', async ({ page }) => {
  await page.route('**/mystery-of-love.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"peaks":"\w+",/g, '') });
  });
  await open(page, '/music');
  await page.getByRole('link', { name: /Signs of the Times/ }).click();
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await expect(waveform(page)).toHaveCount(0);
  await seek(page).fill('50');
  await expect.poll(() => number(seek(page))).toBeGreaterThan(50);
});

test('previous and next are drawn, and are nobody’s to press', async ({ page }) => {
  await open(page, '/music/album/parousia');
  const drawn = player(page).locator(
    '[aria-hidden=true]:has(> svg.lucide-skip-back), [aria-hidden=true]:has(> svg.lucide-skip-forward)',
  );
  await expect(drawn).toHaveCount(2);
  await expect(player(page).getByRole('button', { name: /previous|next/i })).toHaveCount(0);
  await drawn.first().click();
  await expect(player(page).getByText('Choose a track')).toBeVisible();
});

test.describe('a failure', () => {
  test.use({ expectedMessages: failedRequest });

  test('says the exact words, is cleared by the next choice', async ({ page }) => {
    await open(page, '/music/album/mystery-of-love');
    await page.route('**/audio/**', (route) => route.fulfill({ status: 404 }));
    await page.locator('main ol button').first().click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await expect(button(page, 'Play')).toBeVisible();
    await expect(page.locator('main ol [aria-current]')).toHaveCount(0);
    await page.unroute('**/audio/**');
    await page.locator('main ol button').nth(1).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectPlaying(page);
  });

  test('of a broken file is told too, and Try again recovers', async ({ page }) => {
    await open(page, '/music/album/mystery-of-love');
    await page.route('**/audio/**', (route) => route.fulfill({ body: 'no sound', contentType: 'audio/mpeg' }));
    await page.locator('main ol button').first().click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await page.unroute('**/audio/**');
    await button(page, 'Try again').click();
    await expectPlaying(page);
  });

  test('of play itself, rejected or thrown, is told as well', async ({ page }) => {
    await open(page, '/music/album/mystery-of-love');
    for (const how of ['reject', 'throw']) {
      await page.evaluate((how) => {
        HTMLMediaElement.prototype.play = () => {
          if (how === 'throw') throw new Error('refused');
          return Promise.reject(new DOMException('refused', 'NotAllowedError'));
        };
      }, how);
      await page
        .locator('main ol button')
        .nth(how === 'throw' ? 1 : 0)
        .click();
      await expect(page.getByRole('alert')).toHaveText(failure);
    }
  });
});

test('music goes on across pages, and the bar with it; elsewhere without music there is none', async ({ page }) => {
  await open(page, '/music');
  await expect(player(page)).toHaveCount(0);
  await page.getByRole('link', { name: /Signs of the Times/ }).click();
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Info' }).click();
  await expectHeading(page, 'Project Information');
  await expectPlaying(page);
  await expect(player(page).getByText(/Choose a track/)).toHaveCount(0);
});

test('an album that was left before anything played leaves no bar', async ({ page }) => {
  await open(page, '/music/album/parousia');
  await expect(player(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Music' }).click();
  await expectHeading(page, 'AI Music Innovation');
  await expect(player(page)).toHaveCount(0);
});

test('keys in the player: space, arrows, m, digits', async ({ page }) => {
  await open(page, '/music/album/mystery-of-love');
  await page.locator('main ol button').first().click();
  await expectPlaying(page);
  await seek(page).focus();
  await page.keyboard.press('5');
  await expect.poll(() => number(seek(page))).toBeGreaterThan(49);
  await page.keyboard.press('m');
  expect((await audio(page))[0]!.muted).toBe(true);
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
});

test("'Now playing' is announced, and the system's player knows the track", async ({ page }) => {
  await open(page, '/music/album/parousia');
  await row(page, 'Night Watch').click();
  await isCurrent(page, 'Night Watch');
  await expect(player(page).getByRole('status')).toHaveText('Now playing: Night Watch');
  const { title, artist, album } = await page.evaluate(() => {
    const { title, artist, album } = navigator.mediaSession.metadata!;
    return { title, artist, album };
  });
  expect({ title, artist, album }).toEqual({ title: 'Night Watch', artist: site.artist, album: 'Παρουσία' });
});
