import { createServer } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { startHost } from '../../generator/serve/static-host.ts';
import { copiedText, recordCopies } from '../support/copied-text.ts';
import { tabTo } from '../support/focus-faults.ts';
import { at, test as base, expect, expectAccessible, isComplete, open } from '../support/test.ts';

// The card of an album on a page of another site, and the dialog of the album's page that gives its HTML.
// generator/html/cards.test.ts tests what needs no browser, e2e/sweeps/texts/ whether the texts of cards fit.

const test = base.extend<{ show: (path: string, height?: number, sandbox?: string) => Promise<FrameLocator> }>({
  /** Shows a card on a page of another site. */
  show: async ({ page, baseURL }, use) => {
    let frame = '';
    const host = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(`<!doctype html><html lang="en"><title>A blog</title>
        <main><h1>What I heard</h1>${frame}</main>`);
    });
    const blog = (await startHost(host)).replace('localhost', '127.0.0.1');
    await use(async (path, height = 352, sandbox = '') => {
      const src = new URL(at(path), baseURL);
      frame = `<iframe src="${src}" title="Songs" width="100%" height="${height}" ${sandbox}></iframe>`;
      await page.goto(blog, { waitUntil: 'load' });
      return page.frameLocator('iframe');
    });
    host.close();
    host.closeAllConnections();
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const songs = '/embed/album/songs';
const button = (card: FrameLocator, name: string) => card.getByRole('button', { name, exact: true });
const seek = (card: FrameLocator) => card.getByRole('slider', { name: 'Seek' });

/** Waits until the slider, which follows the sound, is beyond a percentage while the card plays. */
async function playsBeyond(card: FrameLocator, percent: number): Promise<void> {
  await expect.poll(async () => Number(await seek(card).inputValue())).toBeGreaterThan(percent);
  await expect(card.locator('#play')).toHaveAccessibleName(/^Pause /);
}

/** The recordings that the page requests from now on. */
function recordingsOf(page: Page): Set<string> {
  const recordings = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.mp3') && recordings.add(request.url()));
  return recordings;
}

test('in a frame that allows scripts and nothing else, a visitor plays, seeks and chooses a track with the keyboard alone @card-sandboxed', async ({
  page,
  show,
}) => {
  const recordings = recordingsOf(page);
  const card = await show(songs, 352, 'sandbox="allow-scripts"');
  const [play, last] = [card.locator('#play'), card.getByRole('button', { name: /Song Ten, / })];
  await tabTo(page, card.getByRole('link', { name: 'Songs' }));
  await tabTo(page, play);
  await expect(play).toHaveAccessibleName('Play Song One');
  expect(recordings.size).toBe(0);
  await page.keyboard.press('Space');
  await playsBeyond(card, 0);
  expect(recordings.size).toBe(1);
  await tabTo(page, seek(card));
  const before = Number(await seek(card).inputValue());
  await page.keyboard.press('PageUp');
  await playsBeyond(card, before + 5);
  await expect(seek(card)).toHaveAttribute('aria-valuetext', /^\d+ seconds? of 1 minute 10 seconds$/);
  await tabTo(page, last);
  await page.keyboard.press('Enter');
  await expect(last).toHaveAccessibleName(/^Pause /);
  await expect(last).toHaveAttribute('aria-current', 'true');
  await playsBeyond(card, 0);
  await page.keyboard.press('Enter');
  await expect(last).toHaveAccessibleName(/^Play /);
});

test('a card loads four files of 30 KB in all, and keeps nothing; its tracks follow each other', async ({
  page,
  show,
  baseURL,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(baseURL!)) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  const card = await show(songs);
  await page.waitForLoadState('networkidle');
  expect(sizes).toHaveLength(4);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(30 * 1024);
  await expectAccessible(page);
  await button(card, 'Play Song One').click();
  await playsBeyond(card, 0);
  await seek(card).fill('98');
  await expect(button(card, 'Pause Song Two')).toBeVisible();
  await playsBeyond(card, 0);
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
});

test('the card of one track begins at its second, has no list, and stops at its end', async ({ page, show }) => {
  const recordings = recordingsOf(page);
  const card = await show(`${songs}#track=song-3&t=11`, 152);
  await expect(card.getByRole('heading')).toHaveText('Song Three');
  await expect(card.locator('#by')).toContainText('Songs');
  await expect(card.locator('#elapsed')).toHaveText('0:11');
  await expect(card.locator('ol')).toBeHidden();
  await expectAccessible(page);
  expect(recordings.size).toBe(0);
  await button(card, 'Play Song Three').click();
  await playsBeyond(card, 20);
  await seek(card).fill('99');
  await expect(button(card, 'Play Song Three')).toBeVisible();
  await expect(seek(card)).toHaveValue('0');
  expect(recordings.size).toBe(1);
});

test.describe('a recording that is missing', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is reported with a link, and Play tries again @card-recording-missing', async ({ page, show }) => {
    await page.route('**/*.mp3', (route) => route.fulfill({ status: 404 }));
    const card = await show(songs);
    await button(card, 'Play Song One').click();
    const problem = card.locator('#problem');
    await expect(problem).toHaveText('This recording did not load. Press Play to try again, or listen on Fixture.');
    await expect(problem.getByRole('link')).toHaveAttribute('href', /#track=song-1$/);
    await page.unroute('**/*.mp3');
    await button(card, 'Play Song One').click();
    await playsBeyond(card, 0);
    await expect(problem).toBeEmpty();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of a card lead to the album, and the browser plays its first track @card-no-javascript', async ({
    page,
  }) => {
    await page.goto(at(songs));
    await expect(page.getByRole('link', { name: 'Song Two' })).toHaveAttribute('href', /\/songs#track=song-2$/);
    await expect(page.locator('audio')).toBeVisible();
    await expect(page.locator('audio')).toHaveAttribute('src', '/audio/songs/song-1.mp3');
    await expect(page.locator('#play')).toBeHidden();
    await expect(page.locator('#seek')).toBeHidden();
  });
});

test('Embed, on the page of an album, copies the HTML with which another site shows it, or selects it where the browser refuses; it fits on a phone', async ({
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
  await expect(dialog).toBeInViewport({ ratio: 1 });
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
  const selected = await dialog.getByRole('textbox').evaluate((field: HTMLTextAreaElement) => {
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  expect(selected).toBe(htmlOfTrack);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Embed Songs' })).toBeFocused();
});
