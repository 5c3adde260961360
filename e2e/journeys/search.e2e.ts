import type { Page } from '@playwright/test';
import { expectFoundFirst } from '../support/found-first.ts';
import { at, expect, expectAccessible, expectHeading, open as openPage, test } from '../support/test.ts';

// In Calm: otherwise a good part of the time goes to the transition to the page that was found.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a visitor types, and how the title begins that must be among the first three results. */
const queries: [query: string, title: string][] = [
  // Titles, their beginnings, and the beginnings of their words.
  ['Song Seven', 'Song Seven'],
  ['song sev', 'Song Seven'],
  ['SONG TEN', 'Song Ten'],
  ['mov th', 'Movement Three'],
  ['only', 'Only Song'],
  ['patterns', 'Patterns'],
  ['alone one', 'Alone One'],
  ['places', 'Places'],
  ['printed books', 'Printed Books'],
  ['guide and notebook: notebook', 'Guide and Notebook: Notebook'],
  ['donaudampf', 'Donaudampf'],
  ['event six', 'Event Six'],
  ['tool four', 'Tool Four'],
  ['service one', 'Service One'],
  ['with a link', 'With a Link'],
  ['plan two', 'Plan Two'],
  ['member three', 'Member Three'],
  // Other words: in another order, in one, of the detail, of the keywords.
  ['seven song', 'Song Seven'],
  ['songseven', 'Song Seven'],
  ['episode one', 'A Podcast'],
  ['guest artist', 'Song Seven'],
  ['january 2024', 'Event Six'],
  ['2011', 'Event One'],
  ['learn about visit', 'What do you learn about my visit?'],
  ['contact', 'How do I reach a person?'],
  ['about fixture', 'Info'],
  ['our pictures', 'AI Art'],
  // Typing errors: exchanged, missing and doubled letters.
  ['sogn seven', 'Song Seven'],
  ['movment six', 'Movement Six'],
  ['moevment six', 'Movement Six'],
  ['patern nine', 'Pattern Nine'],
  ['symphonnia', 'Συμφωνία'],
  // Accents, Greek and Latin spelling, other scripts, signs.
  ['symphonia', 'Συμφωνία'],
  ['simfonia', 'Συμφωνία'],
  ['συμφωνια', 'Συμφωνία'],
  ['topos', 'Τόπος Τρία'],
  ['donaudampfschifffahrtselektrizitaten', 'Donaudampf'],
  ['מקום', 'מקום ארבע'],
  ['第五', '第五个地方'],
  ['<b>sons', 'Service Three & <b>Sons</b>'],
];

const button = (page: Page) => page.getByRole('button', { name: 'Go to anything' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Go to anything' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const rows = (page: Page) => dialog(page).getByRole('row');
/** The cell that Enter uses. */
const activeCell = (page: Page) => dialog(page).locator('[aria-selected=true]');
const player = (page: Page) => page.getByRole('region', { name: 'Player' });

/** Opens a page and waits for the keys, which load after it. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.locator('header dialog').waitFor({ state: 'attached' });
}

/** Opens the dialog and waits for the index. */
async function openSearch(page: Page, path = '/team'): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
}

test('40 of 40 queries show the expected answer among the first three', async ({ page }) => {
  test.setTimeout(60_000);
  expect(queries).toHaveLength(40);
  await openSearch(page);
  for (const [query, title] of queries) await expectFoundFirst(dialog(page), query, title);
});

test.describe('with the keyboard', () => {
  test('Ctrl K opens it, the arrow keys choose, Enter goes there, Escape returns', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('movement');
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
  });

  test('a picture opens in its viewer, a question opens, also on the page that is open', async ({ page }) => {
    await openSearch(page, '/art/patterns');
    await field(page).fill('pattern two');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Patterns' })).toBeVisible();
    // Over a modal dialog the keys do nothing.
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await field(page).fill('learn about visit');
    await page.keyboard.press('Enter');
    await expect(page.locator('#privacy')).toHaveAttribute('open');
  });

  test('Ctrl Enter opens a new tab, and the dialog stays', async ({ page, context }) => {
    await openSearch(page);
    await field(page).fill('symphonia');
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expectHeading(tab, 'Συμφωνία');
    await expect(dialog(page)).toBeVisible();
    await expectHeading(page, 'Our Team');
  });

  test('the right arrow and Enter play a track, and the page stays', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('song two');
    await page.keyboard.press('ArrowRight');
    await expect(activeCell(page).getByRole('button', { name: 'Play Song Two' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(activeCell(page).getByRole('button', { name: 'Pause Song Two' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(activeCell(page).getByRole('button', { name: 'Play Song Two' })).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(activeCell(page).getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expectHeading(page, 'Our Team');
    await expect(player(page)).toContainText('Song Two');
    await player(page).getByRole('button', { name: 'Play', exact: true }).click();
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
    await open(page, '/info');
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('checkbox', { name: 'Open with /' }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
  });
});

test('covers and pictures are shown beside their results', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('pattern');
  const thumbs = dialog(page).getByRole('grid').locator('img');
  await expect(thumbs).not.toHaveCount(0);
  const missing = () =>
    thumbs.evaluateAll((images: HTMLImageElement[]) => images.filter((image) => !image.naturalWidth).length);
  await expect.poll(missing).toBe(0);
});

test('the count is spoken, and without a query or a result there are the pages', async ({ page }) => {
  await openSearch(page);
  const status = dialog(page).getByRole('status');
  await expect(rows(page).filter({ hasText: 'Info' })).toHaveCount(1);
  await expect(status).toBeEmpty();
  await field(page).fill('only song');
  await expect(status).toHaveText('1 result');
  await field(page).fill('pattern');
  await expect(status).toHaveText(/^\d+ results$/);
  await field(page).fill('qqqq');
  await expect(status).toHaveText('Nothing found for qqqq');
  await expect(dialog(page)).toContainText('Nothing found for “qqqq”');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'A small site for tests');
});

for (const width of [1440, 320]) {
  test(`by touch at ${width} px: nothing is cut off, and axe finds nothing`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      hasTouch: true,
      viewport: { width, height: 640 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await open(page, '/');
    await button(page).tap();
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page);
    await field(page).fill('song');
    await expect(activeCell(page)).toContainText('Song');
    await expectAccessible(page);
    const overflow = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBe(0);
    await dialog(page).getByRole('button', { name: 'Play Song Two' }).tap();
    await expect(dialog(page).getByRole('button', { name: 'Pause Song Two' })).toBeVisible();
    await dialog(page)
      .getByRole('link', { name: /^Song Three/ })
      .tap();
    await expectHeading(page, 'Songs');
    await expect(dialog(page)).toBeHidden();
    await context.close();
  });
}

test('nothing of it loads before the button is pointed at', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/team');
  await page.waitForLoadState('networkidle');
  const isPartOfIt = (path: string) => /search-(?!dialog)/.test(path);
  expect(requests.filter(isPartOfIt)).toEqual([]);
  await button(page).hover();
  await expect.poll(() => requests.filter(isPartOfIt)).toContain('/search-index.json');
});

test('without JavaScript there is no button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('/team'));
  await expect(page.getByRole('link', { name: 'History' }).first()).toBeVisible();
  await expect(button(page)).toBeHidden();
  await context.close();
});

test.describe('when something is missing', () => {
  test.use({ expectedMessages: /Failed to load resource|dynamically imported module|Unable to preload/ });

  for (const [what, pattern] of [
    ['the index', '**/search-index.json'],
    ['the code', /\/search-(?!dialog)[^/]*\.js$/],
  ] as const) {
    test(`${what}: the dialog says so, and 'Try again' opens it @search-code-missing`, async ({ page }) => {
      await open(page, '/team');
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
      await page.keyboard.press('Control+k');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.unroute(pattern);
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page).first()).toBeVisible();
      await expect(field(page)).toBeFocused();
    });
  }

  test('a recording: the dialog shows the failure, and the page stays @search-recording-missing', async ({ page }) => {
    await openSearch(page);
    await page.route('**/audio/songs/**', (route) => route.fulfill({ status: 404, body: '' }));
    await field(page).fill('song two');
    await dialog(page).getByRole('button', { name: 'Play Song Two' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Unable to play audio. Please ensure the audio file exists.',
    );
    await field(page).fill('team');
    await page.keyboard.press('Escape');
    await expectHeading(page, 'Our Team');
  });
});
