import type { FrameLocator, Page } from '@playwright/test';
import { startCardPage } from '../support/card-page.ts';
import { copiedText, recordCopies } from '../support/copied-text.ts';
import { at, test as base, expect, expectAccessible, isComplete, open } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';
import { cardStories } from './card-stories.ts';

// The card of an album on a page of another site, and the dialog of the album's page that gives its HTML.
// generator/html/cards.test.ts tests what needs no browser.

type Show = (...frames: { path: string; height?: number; sandbox?: string }[]) => Promise<FrameLocator>;

const test = base.extend<{ show: Show }>({
  /** Opens a page of another site with these cards, and returns the first. */
  show: async ({ page, baseURL }, use) => {
    const host = await startCardPage('127.0.0.1');
    await use(async (...frames) => {
      const cards = frames.map(({ path, ...rest }) => ({ src: new URL(at(path), baseURL).href, ...rest }));
      await page.goto(host.withFrames(...cards), { waitUntil: 'load' });
      return cardIn(page, 1);
    });
    host.close();
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const songs = '/embed/album/songs';
const cardIn = (page: Page, number: number) => page.frameLocator(`iframe[title="Card ${number}"]`);
const playButton = (card: FrameLocator, track: string) => card.getByRole('button', { name: track, exact: true });

test.describe('the sound', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const [title, story] of Object.entries(cardStories)) test(title, ({ page }) => story(visitWith(page)));
});

test('a card loads four files of 30 KB in all, and keeps nothing', async ({ page, show, baseURL }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(baseURL!)) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  const card = await show({ path: songs });
  await page.waitForLoadState('networkidle');
  expect(sizes).toHaveLength(4);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(30 * 1024);
  await playButton(card, 'Play Song One').click();
  await expect(playButton(card, 'Pause Song One')).toBeVisible();
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
});

test('with the keyboard alone a visitor plays, seeks, and chooses a track', async ({ page, show }) => {
  const card = await show({ path: songs });
  const focused = card.locator(':focus');
  /** Presses Tab until this has the focus, which must be visible. */
  const tabTo = async (name: string | RegExp) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name, { timeout: 50 });
    }).toPass({ intervals: [0] });
    await expect(focused).toBeInViewport();
    await expect(focused).toHaveCSS('outline-style', 'solid');
  };
  await tabTo('Songs');
  await tabTo('Play Song One');
  await page.keyboard.press('Space');
  await expect(focused).toHaveAccessibleName('Pause Song One');
  await tabTo('Seek');
  const before = Number(await focused.inputValue());
  await page.keyboard.press('PageUp');
  await expect.poll(async () => Number(await focused.inputValue())).toBeGreaterThan(before + 5);
  await expect(focused).toHaveAttribute('aria-valuetext', /^\d+ seconds? of 1 minute 10 seconds$/);
  await tabTo(/^Play Song Ten, /);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(/^Pause Song Ten, /);
  await expect(focused).toHaveAttribute('aria-current', 'true');
});

test('a card fits in every width, and axe finds nothing', async ({ page, show }) => {
  for (const [path, height] of [
    [songs, 352],
    [songs, 152],
    [`${songs}#track=song-7`, 352],
    [`${songs}#track=song-7`, 152],
  ] as const) {
    const card = await show({ path, height });
    await expect(card.locator('button#play')).toBeVisible();
    for (const width of [320, 390, 600, 820]) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await card.locator('body').evaluate((body) => {
        const { clientWidth, clientHeight } = document.documentElement;
        const shown = [...body.querySelectorAll('h1, #by, #site, #play, #sound, #seekbar, #cover')];
        return shown
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > clientWidth || box.bottom > clientHeight)
          .map(({ element }) => element.id || element.localName);
      });
      expect(outside, `${path}, ${height} px high, ${width} px wide`).toEqual([]);
      await expect(card.locator('ol')).toBeVisible({ visible: height === 352 && !path.includes('#') });
    }
    if (path === songs) await expectAccessible(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of a card lead to the album, and the browser plays its first track @card-no-javascript', async ({
    page,
    baseURL,
  }) => {
    await page.goto(at(songs));
    await expect(page.getByRole('link', { name: 'Song Two' })).toHaveAttribute('href', /\/songs#track=song-2$/);
    await expect(page.locator('audio')).toBeVisible();
    expect(await page.locator('audio').getAttribute('src')).toBe(
      new URL(at('/audio/songs/song-1.mp3'), baseURL).pathname,
    );
    await expect(page.locator('#play')).toBeHidden();
    await expect(page.locator('#seek')).toBeHidden();
  });
});

test.describe('Embed, on the page of an album', () => {
  test('copies the HTML with which another site shows it, or selects it where the browser refuses; it fits on a phone', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await recordCopies(page);
    await open(page, '/music/album/songs');
    await isComplete(page);
    await page.getByRole('button', { name: 'Embed Songs' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Show it on another site' });
    await expectAccessible(page);
    const box = (await dialog.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    const htmlFor = (path: string, title: string, height: number) =>
      `<iframe src="${new URL(at(path), baseURL)}" title="${title}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
    const copy = dialog.getByRole('button', { name: 'Copy HTML' });
    await copy.click();
    await expect(dialog.getByRole('status')).toHaveText('HTML copied');
    expect(await copiedText(page)).toBe(htmlFor(songs, 'Songs', 352));
    await dialog.getByRole('combobox', { name: 'What it shows' }).selectOption('Song Two');
    await copy.click();
    const htmlOfTrack = htmlFor(`${songs}#track=song-2`, 'Song Two, Songs', 152);
    await expect.poll(() => copiedText(page)).toBe(htmlOfTrack);
    await expect(dialog.getByRole('link', { name: /^See it alone/ })).toHaveAttribute('href', /songs#track=song-2$/);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await copy.click();
    await expect(dialog.getByRole('status')).toContainText('did not let us copy');
    const selected = await dialog.getByRole('textbox').evaluate((field) => {
      const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(selected).toBe(htmlOfTrack);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Embed Songs' })).toBeFocused();
  });
});
