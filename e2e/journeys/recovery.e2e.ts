import type { Page } from '@playwright/test';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// Files that are missing for a while, or of another version. The host answers wrongly first, then rightly.

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages:
    /Failed to load resource|dynamically imported module|did not arrive|another version|Unable to preload/,
});

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat Assistant' });
const chatPanel = (page: Page) => page.getByRole('dialog', { name: 'Chat Assistant' });

/** Answers requests for a file with 404. Returns the function that puts it back. */
async function takeAway(page: Page, file: string): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(file);
}

/** Counts the documents that the page requests. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.isNavigationRequest() ? 1 : 0;
  });
  return () => count;
}

test('data of another version loads the document of its address, once @new-version', async ({ page }) => {
  await open(page, '/');
  const documents = countDocuments(page);
  await page.route('**/history.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), contractVersion: 'another', data: {} } });
  });
  await menu(page, 'History').hover();
  await menu(page, 'History').click();
  await expectHeading(page, 'Our History');
  await isAlive(page);
  expect(documents()).toBe(1);
  await expect(page).toHaveURL(/\/history$/);
  await menu(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  expect(documents()).toBe(1);
  await page.goBack();
  await expectHeading(page, 'Our History');
  await page.goBack();
  await expectHeading(page, 'A small site for tests');
});

/** Answers requests for a file with 404, but only after the returned function was called. */
async function delayMissing(page: Page, file: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.fulfill({ status: 404, body: '' });
  });
  return resolve;
}

test('a link followed while the code of its page fails leads to its target', async ({ page }) => {
  const fail = await delayMissing(page, '**/assets/info-*.js');
  await page.goto(at('/info'), { waitUntil: 'commit' });
  await expectHeading(page, 'About Fixture');
  const { promise: failed, resolve: haveFailed } = Promise.withResolvers<void>();
  await page.route('**/team', async (route) => {
    await failed;
    await route.continue();
  });
  const team = page.waitForRequest('**/team');
  await menu(page, 'Team').click({ noWaitAfter: true });
  await team;
  const answer = page.waitForResponse('**/assets/info-*.js');
  fail();
  await answer;
  haveFailed();
  await expectHeading(page, 'Our Team');
  await expect(page).toHaveURL(/\/team$/);
});

test('Back, pressed offline while code fails, leads to the page of the address once there is a connection', async ({
  page,
  context,
}) => {
  await open(page, '/info');
  await menu(page, 'Team').click();
  await expectHeading(page, 'Our Team');
  const fail = await delayMissing(page, '**/assets/team-*.js');
  const others = ['react', 'client'].map((name) => page.waitForResponse(`**/assets/${name}-*.js`));
  await page.reload({ waitUntil: 'commit' });
  for (const response of await Promise.all(others)) await response.finished();
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    addEventListener('popstate', resolve);
    history.back();
    return promise;
  });
  const logged = page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'));
  await context.setOffline(true);
  fail();
  await logged;
  await context.setOffline(false);
  await expectHeading(page, 'About Fixture');
  await expect(page).toHaveURL(/\/info$/);
});

for (const file of ['**/assets/writing-*.css', '**/assets/writing-*.js']) {
  test(`a page whose ${file.slice(-4).replace('*', '')} is missing stays readable, and is whole once the file is back`, async ({
    page,
  }) => {
    await open(page, '/');
    const putBack = await takeAway(page, file);
    await menu(page, 'Writing').hover();
    await menu(page, 'Writing').click();
    await expectHeading(page, 'Our Writing');
    await expect(page).toHaveURL(/\/writing$/);
    await putBack();
    await menu(page, 'Info').click();
    await expectHeading(page, 'About Fixture');
    await isAlive(page);
    await menu(page, 'Writing').click();
    await expectHeading(page, 'Our Writing');
    await isAlive(page);
    await expectStyled(page);
  });
}

for (const file of ['**/assets/chat-panel-*.css', '**/assets/chat-panel-*.js']) {
  test(`the chat opens once its ${file.slice(-4).replace('*', '')} is back`, async ({ page }) => {
    await open(page, '/');
    const putBack = await takeAway(page, file);
    const missing = page.waitForResponse(file);
    await chatButton(page).click();
    await missing;
    await expect(chatButton(page)).toBeVisible();
    await expect(chatPanel(page)).toHaveCount(0);
    await putBack();
    // Firefox needs two presses: the second one loads the document again.
    await expect(async () => {
      // The open panel hides the button.
      if (!(await chatPanel(page).isVisible())) await chatButton(page).click({ timeout: 2000 });
      await expect(chatPanel(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectStyled(page);
    await expect(chatPanel(page)).toHaveCSS('position', 'fixed');
  });
}

test('a chat panel that throws closes, and opens again', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = () => {
      HTMLElement.prototype.focus = focus;
      throw new Error('the panel did not arrive');
    };
  });
  await chatButton(page).evaluate((button: HTMLElement) => button.click());
  await expect(chatButton(page)).toBeFocused();
  await expect(chatPanel(page)).toHaveCount(0);
  await chatButton(page).click();
  await expect(chatPanel(page)).toBeVisible();
});

test('a print opens its file while the viewer has no style, and the viewer once it is back', async ({ page }) => {
  await open(page, '/art/patterns');
  const putBack = await takeAway(page, '**/assets/viewer-*.css');
  const print = page.locator('#pattern-2 a');
  await print.hover();
  await print.click();
  await expect(page).toHaveURL(/\.avif$/);
  await page.goBack();
  await isAlive(page);
  await putBack();
  await print.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectStyled(page);
});

/** No stylesheet of the site is missing: each has rules. */
async function expectStyled(page: Page): Promise<void> {
  const findEmpty = () =>
    [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).map(({ href }) => href);
  await expect.poll(() => page.evaluate(findEmpty)).toEqual([]);
}
