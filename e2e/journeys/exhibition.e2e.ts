import type { Page } from '@playwright/test';
import { readAnnouncements, recordAnnouncements } from '../support/announcements.ts';
import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { expect, expectAccessible, open, setHash, test } from '../support/test.ts';

const gallery = '/art/patterns';
const album = '/music/album/songs';

const room = (page: Page) => page.getByRole('dialog');
const entrance = (page: Page) =>
  page.locator('main').getByRole('button', { name: /^(See it with music|Look while listening)$/ });
const tool = (page: Page, name: string | RegExp) => room(page).getByRole('button', { name, exact: true });
const shown = (page: Page) => room(page).locator('[data-role=shown]');
const title = (page: Page) => shown(page).getByRole('heading');
const controls = (page: Page) => room(page).locator('div:has(> [aria-label=Leave])');
const hash = (page: Page) => new URL(page.url()).hash;

/** The recordings that play. */
const sounding = (page: Page) =>
  page.evaluate(() => {
    // The init script collectAudioElements adds the property.
    const { audioElements } = window as unknown as AudioWindow;
    return audioElements
      .filter(({ src, paused }) => src && !paused)
      .map(({ src, currentTime }) => ({ src, currentTime }));
  });
const position = async (page: Page) => (await sounding(page))[0]?.currentTime ?? 0;

/** Moves the sound to a second. */
const seek = (page: Page, seconds: number) =>
  page.evaluate((to) => {
    const { audioElements } = window as unknown as AudioWindow;
    for (const element of audioElements) if (element.src) element.currentTime = to;
  }, seconds);

/** Expects that this picture of the patterns is shown and announced, and that the address names it. */
async function expectShown(page: Page, number: number, name: string): Promise<void> {
  await expect(title(page)).toHaveText(name);
  await expect(room(page).getByText(`Picture ${number} of 9, ${name}`)).toBeAttached();
  await expect.poll(() => hash(page)).toBe(`#_exhibition=pattern-${number}`);
  await expect(shown(page).locator('picture')).toHaveAttribute('data-state', 'ready');
}

async function expectPlaying(page: Page): Promise<void> {
  const before = await position(page);
  await expect.poll(() => position(page)).toBeGreaterThan(before);
  expect(await sounding(page)).toHaveLength(1);
}

/** Opens the exhibition of a page with a click, and waits until its music plays. */
async function enter(page: Page, path = gallery): Promise<void> {
  await open(page, path);
  await entrance(page).click();
  await expectShown(page, 1, 'Pattern One');
  await expectPlaying(page);
}

const expectLeft = async (page: Page) => {
  await expect(room(page)).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe('');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(entrance(page)).toBeFocused();
};

test.beforeEach(({ page }) => page.addInitScript(collectAudioElements));

test("from an album it shows the album's gallery while its music continues; a new track brings a new picture; 'Play album' and the scroll position come back", async ({
  page,
}) => {
  const place = () => page.evaluate(() => [scrollY, document.body.scrollHeight, document.body.clientWidth]);
  await open(page, album);
  await page
    .locator('main ol')
    .getByRole('button', { name: /^Play Song Three/ })
    .click();
  await expectPlaying(page);
  await seek(page, 15);
  await page.evaluate(() => scrollTo({ top: 80, behavior: 'instant' }));
  const before = await place();
  await entrance(page).click();
  await expectShown(page, 1, 'Pattern One');
  await expectPlaying(page);
  expect((await sounding(page))[0]!.src).toMatch(/song-3/);
  expect(await position(page)).toBeGreaterThan(15);
  await seek(page, 54);
  // The previous recording may have changed the picture too.
  await expect.poll(async () => (await sounding(page)).map(({ src }) => src.slice(-10))).toEqual(['song-4.mp3']);
  await expect(title(page)).not.toHaveText('Pattern One');
  await page.keyboard.press('Escape');
  await expectLeft(page);
  expect(await place()).toEqual(before);
  await expectPlaying(page);
  await expect(page.getByRole('switch', { name: 'Play album' })).not.toBeChecked();
});

test('the picture changes with the music, after 12 seconds at the earliest, and the next one is already loaded', async ({
  page,
}) => {
  await enter(page);
  await expect(room(page).locator('[data-role=next] picture')).toHaveAttribute('data-state', 'ready');
  await seek(page, 11);
  await expect.poll(() => position(page)).toBeGreaterThan(11.5);
  await expect(title(page)).toHaveText('Pattern One');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await seek(page, 40);
  await expectShown(page, 2, 'Pattern Two');
  expect(requests.filter((url) => url.includes('pattern-2'))).toEqual([]);
  await expect(room(page).locator('[data-role=last]'), 'the last one fades out').toHaveCount(0);
});

// Faster, because pictures do not fade; and axe does not meet a fading label.
test.describe('in Calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('from a gallery it plays the album that the gallery names, in the full screen; pictures stand still and change only by hand; the music continues afterwards; Back leaves, Forward returns @exhibition-calm', async ({
    page,
  }) => {
    const fullScreen = () => page.evaluate(() => document.fullscreenElement?.localName);
    await enter(page);
    expect((await sounding(page))[0]!.src).toMatch(/songs\/song-1\.mp3$/);
    await expect.poll(fullScreen).toBe('html');
    await expect(room(page)).toHaveAccessibleName('See it with music');
    await tool(page, 'Next picture').click();
    await expectShown(page, 2, 'Pattern Two');
    await seek(page, 40);
    await expect.poll(() => position(page)).toBeGreaterThan(40.5);
    await expect(title(page)).toHaveText('Pattern Two');
    await expect(title(page)).toBeVisible();
    expect(await room(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
    await page.evaluate(() => history.back());
    await expectLeft(page);
    await expectPlaying(page);
    await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => sounding(page)).toHaveLength(0);
    await page.evaluate(() => history.forward());
    await expectShown(page, 2, 'Pattern Two');
    expect(await sounding(page), 'Forward starts no music').toEqual([]);
    await tool(page, 'Leave').click();
    await expectLeft(page);

    // The end of the full screen, which Escape causes, leaves too.
    await entrance(page).click();
    await expect.poll(fullScreen).toBe('html');
    await page.evaluate(() => document.exitFullscreen());
    await expectLeft(page);
  });

  test('where the full screen is refused, it fills the window and loads no larger picture than needed @full-screen-refused', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 400 });
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
    });
    await enter(page, album); // On the gallery's page the browser would use the larger file that it has already.
    expect(await room(page).boundingBox()).toEqual({ x: 0, y: 0, width: 600, height: 400 });
    const image = shown(page).locator('img');
    expect(await image.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.avif$/);
  });

  test('keys do the same, nothing is a trap, and each picture is announced once; the screen stays on while the music plays @exhibition-keys', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const locks = Object.assign(window, { lockCount: 0 });
      const request = async () => {
        locks.lockCount++;
        return { release: () => locks.lockCount-- };
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    const lockCount = () => page.evaluate(() => Reflect.get(window, 'lockCount'));
    await open(page, gallery);
    await entrance(page).focus();
    await page.keyboard.press('Enter');
    await expectShown(page, 1, 'Pattern One');
    await expect.poll(lockCount).toBe(1);
    await recordAnnouncements(page);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 2, 'Pattern Two');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 1, 'Pattern One');
    await page.keyboard.press('l');
    await expect(title(page).locator('..')).toHaveAttribute('data-shown', 'false');
    await page.keyboard.press(' ');
    await expect.poll(() => sounding(page)).toHaveLength(0);
    await expect.poll(lockCount).toBe(0);
    await page.keyboard.press(' ');
    await expectPlaying(page);
    expect(await readAnnouncements(page)).toEqual(['Picture 2 of 9, Pattern Two', 'Picture 1 of 9, Pattern One']);

    const focused: (string | null)[] = [];
    for (let count = 0; count < 8; count++) {
      await page.keyboard.press('Tab');
      focused.push(await page.evaluate(() => document.activeElement!.getAttribute('aria-label')));
    }
    expect(focused).toEqual(
      expect.arrayContaining(['Previous picture', 'Pause', 'Next picture', 'Mute', 'Volume', 'Label', 'Leave']),
    );
    await expect(controls(page)).toHaveCSS('opacity', '1');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectLeft(page);
    await expectPlaying(page);
  });

  test('Escape leaves it even before anything has loaded, and no sound follows', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/songs.json', (route) => promise.then(() => route.continue()));
    await open(page, gallery);
    await entrance(page).click();
    await expect(room(page)).toContainText('Loading...');
    await page.keyboard.press('Escape');
    await expectLeft(page);
    const answered = page.waitForResponse('**/songs.json');
    resolve();
    await answered;
    await expect(entrance(page)).toBeFocused();
    expect(await sounding(page)).toEqual([]);
  });

  test('an address opens it at its picture, paused and without sound; an unknown picture is removed from the address, with a note @exhibition-address', async ({
    page,
  }) => {
    await open(page, `${gallery}#_exhibition=pattern-4`);
    await expectShown(page, 4, 'Pattern Four');
    expect(await sounding(page)).toEqual([]);
    await expect(controls(page)).toHaveCSS('opacity', '1');
    await tool(page, 'Play').click();
    await expectPlaying(page);
    await page.keyboard.press('Escape');
    await expectLeft(page);
    await expect(page.getByRole('region', { name: 'Player' })).toContainText('Song One');
    await setHash(page, '#_exhibition=pattern-44');
    await expect(page.locator('main').getByText('There is no picture “pattern-44” in this exhibition.')).toBeVisible();
    await expect(room(page)).toHaveCount(0);
    await expect.poll(() => hash(page)).toBe('');
  });
});

test.describe('when something fails', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module/,
  });

  test('a picture that does not arrive is skipped; where none arrives, the title of the first is shown @exhibition-picture-missing', async ({
    page,
  }) => {
    await page.route('**/pattern-2-*', (route) => route.abort());
    await open(page, `${gallery}#_exhibition=pattern-1`);
    await expectShown(page, 1, 'Pattern One');
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 3, 'Pattern Three');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 1, 'Pattern One');
    await page.route('**/pattern-*', (route) => route.abort());
    await open(page, `${album}#_exhibition=pattern-3`);
    await expect(shown(page).locator('picture')).toHaveAttribute('data-state', 'failed');
    await expect(title(page)).toHaveText(/^Pattern /);
    await expect(title(page)).toBeVisible();
  });

  test("without its code or the other page's data the dialog says so, and 'Try again' opens it @exhibition-code-missing", async ({
    page,
  }) => {
    for (const file of [/\/exhibition-(?!dialog)[^/]*\.js$/, '**/songs.json']) {
      await page.route(file, (route) => route.abort());
      await open(page, gallery);
      await entrance(page).click();
      await expect(room(page).getByRole('alert'), String(file)).toHaveText('Something went wrong');
      await expectAccessible(page);
      await page.unroute(file);
      await tool(page, 'Try again').click();
      await expectShown(page, 1, 'Pattern One');
      await page.keyboard.press('Escape');
      await expectLeft(page);
    }
  });

  test('a recording that fails is shown with Try again, and the pictures can be looked at @exhibition-music-missing', async ({
    page,
  }) => {
    await page.route('**/audio/songs/**', (route) => route.abort());
    await open(page, `${gallery}#_exhibition=pattern-1`);
    await tool(page, 'Play').click();
    await expect(room(page).getByRole('alert')).toHaveText(/^Unable to play audio/);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 2, 'Pattern Two');
    await page.unroute('**/audio/songs/**');
    await tool(page, 'Try again').click();
    await expectPlaying(page);
  });
});
