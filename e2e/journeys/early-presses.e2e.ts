import type { Page } from '@playwright/test';
import { at, expect, expectHeading, isAlive, test } from '../support/test.ts';

// What is pressed before the page's code is there is answered later (decision 0041).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whose code does not arrive before it is released. `files` are the held files. */
async function openWithoutCode(page: Page, path: string, files = /assets\/(?!start-).*\.js$/): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue().catch(() => {}); // The page may have been left.
  });
  await page.goto(at(path), { waitUntil: 'domcontentloaded' });
  return held.resolve;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const isReceived = (page: Page, name: string | RegExp) =>
  expect(button(page, name)).toHaveAttribute('data-pressed', '');
const pressedControls = (page: Page) => page.locator('[data-pressed]');
const field = (page: Page) => page.getByRole('combobox', { name: 'Title, year or word' });
const menuLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Music' });

test('a pressed track loads its recording at once, and plays when the code is there @presses-kept', async ({
  page,
}) => {
  const recordings: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && recordings.push(request.url()));
  const release = await openWithoutCode(page, '/music/album/songs');
  await button(page, /^Play Song One/).click();
  await isReceived(page, /^Play Song One/);
  await expect.poll(() => recordings.length).toBe(1);
  await button(page, /^Play Song One/).click(); // A second press of a track that is pending does nothing.
  release();
  await expect(button(page, /^Pause Song One/)).toBeVisible();
  await expect(pressedControls(page)).toHaveCount(0);
  expect(new Set(recordings).size).toBe(1);
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('opens at once, and the code takes it over @presses-kept', async ({ page }) => {
    const release = await openWithoutCode(page, '/team');
    await button(page, 'Menu').click();
    await expect(menuLink(page)).toBeVisible();
    await isReceived(page, 'Menu');
    release();
    await isAlive(page);
    await expect(pressedControls(page)).toHaveCount(0);
    await expect(menuLink(page)).toBeVisible();
    await page.goBack();
    await expect(menuLink(page)).toBeHidden();
    await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');
  });
});

for (const [way, ask] of Object.entries({
  'a press': (page: Page) => button(page, 'Go to anything').click(),
  'Enter on the button': (page: Page) => button(page, 'Go to anything').press('Enter'),
  'the key /': (page: Page) => page.keyboard.press('/'),
  'the keys Ctrl and K': (page: Page) => page.keyboard.press('ControlOrMeta+k'),
})) {
  test(`${way} opens 'Go to anything' later, with all that was typed meanwhile @presses-kept`, async ({ page }) => {
    const release = await openWithoutCode(page, '/team');
    await ask(page);
    await isReceived(page, 'Go to anything');
    await page.keyboard.type('song oneX');
    await page.keyboard.press('Backspace');
    release();
    await expect(field(page)).toHaveValue('song one');
    await expect(pressedControls(page)).toHaveCount(0);
    await page.keyboard.type(' more');
    await expect(field(page)).toHaveValue('song one more');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await button(page, 'Go to anything').click();
    await expect(field(page)).toHaveValue('');
  });
}

test('a pressed picture waits for the viewer; with a modifier key it opens in a tab @presses-kept', async ({
  page,
  context,
}) => {
  const release = await openWithoutCode(page, '/art/patterns');
  const picture = page.locator('#pattern-2 a');
  const tab = context.waitForEvent('page');
  await picture.click({ modifiers: ['ControlOrMeta'] });
  await (await tab).close();
  await expect(pressedControls(page)).toHaveCount(0);
  const viewer = page.waitForRequest(/assets\/viewer-.*\.js$/);
  await picture.click();
  await expect(picture).toHaveAttribute('data-pressed', '');
  await viewer;
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/art\/patterns#pattern-2$/);
});

test('Calm and Day are answered at once and stored; the code shows the same and answers later presses once', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const release = await openWithoutCode(page, '/team', /assets\/.*\.js$/);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-motion', 'calm');
  await button(page, /^Calm/).press('Enter');
  await expect(html).toHaveAttribute('data-motion', 'lively');
  await button(page, 'Day').click();
  await expect(html).toHaveAttribute('data-look', 'day');
  await page.getByRole('radio', { name: 'Night' }).press('ArrowLeft');
  await expect(html).toHaveAttribute('data-look-choice', 'system');
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ look: 'system', motion: 'lively' });
  release();
  await isAlive(page);
  await expect(page.getByRole('radio', { name: 'Lively' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'As my system' })).toBeChecked();
  await expect(button(page, /^Calm/)).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Day').click();
  await expect(button(page, 'Day')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { name: 'Day' })).toBeChecked();
});

test('fields keep what was chosen: the whole album, the volume', async ({ page }) => {
  const release = await openWithoutCode(page, '/music/album/songs');
  await page.getByRole('switch', { name: 'Play album' }).click();
  await page.getByRole('slider', { name: 'Volume' }).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  const volume = await page.getByRole('slider', { name: 'Volume' }).inputValue();
  release();
  await isAlive(page);
  await expect(page.getByRole('switch', { name: 'Play album' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue(volume);
  await page.getByRole('switch', { name: 'Play album' }).click();
  await expect(page.getByRole('switch', { name: 'Play album' })).not.toBeChecked();
});

test.describe('with code that never arrives', () => {
  test.use({ viewport: { width: 390, height: 800 }, expectedMessages: /Failed to load resource/ });

  test('the menu, links and questions work, and a picture opens as a file @code-never', async ({ page }) => {
    await page.route(/assets\/(?!start-).*\.js$/, () => new Promise(() => {}));
    await page.goto(at('/info'), { waitUntil: 'domcontentloaded' });
    await page.locator('#privacy summary').click();
    await expect(page.locator('#privacy p').first()).toBeVisible();
    await button(page, 'Menu').click();
    await menuLink(page).click();
    await expectHeading(page, 'Our Music');
    await button(page, 'Menu').click();
    await button(page, 'Menu').click();
    await expect(menuLink(page)).toBeHidden();
    await page.goto(at('/art/patterns'), { waitUntil: 'domcontentloaded' });
    await page.locator('#pattern-2 a').click();
    await expect(page).toHaveURL(/\.avif$/);
  });

  for (const [name, files] of Object.entries({ start: /assets\/start-/, client: /assets\/client-/ })) {
    test(`a page whose file '${name}' fails becomes one without JavaScript @code-never`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto(at('/music/album/symphony'));
      await expectNoScript(page);
      await menuLink(page).click();
      await expectHeading(page, 'Our Music');
    });
  }

  test('ten seconds after a press the page becomes one without JavaScript, and code that comes then leaves it so @code-never', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await openWithoutCode(page, '/music/album/symphony');
    await button(page, 'Menu').click();
    await page.clock.fastForward(10_001); // The menu works without code.
    await expect(button(page, 'Menu')).toBeVisible();
    await button(page, 'Menu').click();
    await button(page, /^Play Movement One/).click();
    await page.clock.fastForward(10_001);
    await expectNoScript(page);
    const client = page.waitForResponse(/assets\/client-/);
    release();
    await (await client).finished();
    await page.clock.fastForward(1000);
    await expectNoScript(page);
    await page.goto(at('/future'), { waitUntil: 'commit' });
    await isAlive(page);
  });
});

/** Expects an album of six tracks as it is without JavaScript. */
async function expectNoScript(page: Page): Promise<void> {
  await expect(page.locator('main ol audio:visible')).toHaveCount(6);
  await expect(page.locator('main ol > li').first()).toContainText('Movement One');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(menuLink(page)).toBeVisible();
  await expect(pressedControls(page)).toHaveCount(0);
}
