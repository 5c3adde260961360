import type { FrameLocator, Page } from '@playwright/test';
import { startCardPage } from '../support/card-page.ts';
import { copiedText, recordCopies } from '../support/copied-text.ts';
import { at, test as base, expect, expectAccessible, isComplete, open } from '../support/test.ts';

// The card of an album: on a page of another site, and what the album's page offers to show it there. That it plays in every
// engine is in e2e/engines/card-stories.ts.

type Show = (...frames: { path: string; height?: number; sandbox?: string }[]) => Promise<FrameLocator>;

const test = base.extend<{ show: Show }>({
  /** Opens a page of another site with these cards. Returns the first. */
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

for (const [path, height] of [
  [songs, 352],
  [songs, 152],
  [`${songs}#track=song-7`, 352],
  [`${songs}#track=song-7`, 152],
] as const) {
  test(`${path} in ${height} px has no fault that axe finds, and fits in every width`, async ({ page, show }) => {
    for (const width of [320, 390, 600, 820]) {
      await page.setViewportSize({ width, height: 800 });
      const card = await show({ path, height });
      await expect(card.locator('button#play')).toBeVisible();
      await expectAccessible(page);
      const outside = await card.locator('body').evaluate((body) => {
        const { clientWidth, clientHeight } = document.documentElement;
        const shown = [...body.querySelectorAll('h1, #by, #site, #play, #sound, #seekbar, #cover')];
        return shown
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > clientWidth || box.bottom > clientHeight)
          .map(({ element }) => element.id || element.localName);
      });
      expect(outside, `${width} px`).toEqual([]);
      await expect(card.locator('ol')).toBeVisible({ visible: height === 352 && !path.includes('#') });
    }
  });
}

test('only one of two cards plays at a time', async ({ page, show }) => {
  const first = await show({ path: songs, height: 152 }, { path: '/embed/album/single', height: 152 });
  const second = cardIn(page, 2);
  await playButton(first, 'Play Song One').click();
  await expect(playButton(first, 'Pause Song One')).toBeVisible();
  await second.locator('button#play').click();
  await expect(second.locator('button#play')).toHaveAccessibleName(/^Pause /);
  await expect(playButton(first, 'Play Song One')).toBeVisible();
});

test('the link to the site goes on at the same second, in a new tab', async ({ page, show, baseURL }) => {
  const card = await show({ path: `${songs}#track=song-2&t=20` });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    card.getByRole('link', { name: 'Fixture' }).click(),
  ]);
  await expect(tab).toHaveURL(new URL(at('/music/album/songs#track=song-2&t=20'), baseURL).href);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Songs');
});

test.describe('a frame with sandbox', () => {
  test.use({ expectedMessages: /Blocked (opening .* in a new window|script execution)/ });

  test('that allows nothing leaves the first track to the browser', async ({ page, show }) => {
    const card = await show({ path: songs, sandbox: '' });
    await expect(card.locator('audio')).toBeVisible();
    await expect(card.locator('#play')).toBeHidden();
    expect(page.frames()).toHaveLength(2);
  });

  test('opens links only if it allows that', async ({ page, show }) => {
    const allowed = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
    const first = await show({ path: songs, sandbox: 'allow-scripts' }, { path: songs, sandbox: allowed });
    await playButton(first, 'Play Song One').click();
    await first.getByRole('link', { name: 'Fixture' }).click();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      cardIn(page, 2).getByRole('link', { name: 'Fixture' }).click(),
    ]);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Songs');
    expect(page.context().pages()).toHaveLength(2);
  });
});

test('in forced colours the button, the slider and the current track can be seen', async ({ page, show }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const card = await show({ path: songs });
  const row = card.locator('li button').nth(1);
  await row.click();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(card.locator('#seek')).toHaveCSS('appearance', 'auto');
  const play = card.locator('#play');
  const colors = await play.evaluate((button) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(button);
    return [borderTopColor, backgroundColor, getComputedStyle(button.querySelector('svg')!).fill];
  });
  expect(colors[0]).not.toBe(colors[1]);
  expect(colors[2]).not.toBe(colors[1]);
});

test('while a recording loads, an arc turns, unless the visitor wants less motion', async ({ page, show }) => {
  await page.route('**/audio/**', () => {}); // No answer.
  for (const [reducedMotion, name] of [
    ['no-preference', 'turn'],
    ['reduce', 'none'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const card = await show({ path: songs });
    await card.locator('#play').click();
    await expect(card.locator('#play')).toHaveAttribute('data-state', 'waiting');
    await expect(card.locator('#play [data-icon=waiting]')).toHaveCSS('animation-name', name);
  }
});

test('search engines leave a card out, and are told the album', async ({ page, request }) => {
  await page.goto(at(songs));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/music\/album\/songs$/);
  expect(await (await request.get(at('/sitemap.xml'))).text()).not.toContain('/embed/');
});

test.describe('a page of the site', () => {
  test.use({ expectedMessages: /frame-ancestors|Refused to display|Failed to load/ });

  test('is refused in a frame of another site, where its card is shown', async ({ page, show }) => {
    const card = await show({ path: songs }, { path: '/music/album/songs' });
    await expect(card.getByRole('heading')).toHaveText('Songs');
    await expect(cardIn(page, 2).getByRole('heading', { name: 'Songs' })).toHaveCount(0);
    expect(page.frames()[2]!.url()).toMatch(/^chrome-error:/);
  });
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
  test('copies HTML with which another site shows the card, of the album or of a track', async ({ page, baseURL }) => {
    await recordCopies(page);
    await open(page, '/music/album/songs');
    await page.getByRole('button', { name: 'Embed Songs' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Show it on another site' });
    await expectAccessible(page);
    const htmlFor = (path: string, title: string, height: number) =>
      `<iframe src="${new URL(at(path), baseURL)}" title="${title}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
    await dialog.getByRole('button', { name: 'Copy HTML' }).click();
    await expect(dialog.getByRole('status')).toHaveText('HTML copied');
    expect(await copiedText(page)).toBe(htmlFor(songs, 'Songs', 352));
    await dialog.getByRole('combobox', { name: 'What it shows' }).selectOption('Song Two');
    await dialog.getByRole('button', { name: 'Copy HTML' }).click();
    await expect.poll(() => copiedText(page)).toBe(htmlFor(`${songs}#track=song-2`, 'Song Two, Songs', 152));
    await expect(dialog.getByRole('link', { name: /^See it alone/ })).toHaveAttribute('href', /songs#track=song-2$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Embed Songs' })).toBeFocused();
  });

  test('selects the HTML where the browser refuses to copy', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await open(page, '/music/album/songs');
    await page.getByRole('button', { name: 'Embed Songs' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Copy HTML' }).click();
    await expect(dialog.getByRole('status')).toContainText('did not let us copy');
    const selected = await dialog.getByRole('textbox').evaluate((field) => {
      const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(selected).toMatch(/^<iframe .*<\/iframe>$/);
  });

  test('fits on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, '/music/album/songs');
    await isComplete(page);
    await page.getByRole('button', { name: 'Embed Songs' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    const box = (await dialog.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test.describe('without its code', () => {
    test.use({ expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module/ });

    test('is not there, and nothing else is missing from the album @embed-code-missing', async ({ page }) => {
      await page.route(/embed-button.*js/, (route) => route.abort());
      await open(page, '/music/album/songs');
      await expect(page.getByRole('button', { name: 'Copy link to Songs' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Embed/ })).toHaveCount(0);
    });
  });
});

test('programs find the card of an album by its page (oEmbed)', async ({ page, request }) => {
  await page.goto(at('/music/album/songs'));
  const link = page.locator('link[rel=alternate][type="application/json+oembed"]');
  const { pathname } = new URL((await link.getAttribute('href'))!);
  const answer = await request.get(at(pathname));
  expect(answer.headers()['content-type']).toMatch(/^application\/json/);
  const { type, html, height } = await answer.json();
  expect(type).toBe('rich');
  const [, src] = /^<iframe src="([^"]+)"/.exec(html)!;
  expect((await request.get(at(new URL(src!).pathname))).status()).toBe(200);
  expect(height).toBe(352);
});
