import type { Page } from '@playwright/test';
import { menuLink } from '../support/main-menu.ts';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// Files are missing for a while, or come from another version: the host answers wrongly first, then correctly.

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages:
    /Failed to load resource|dynamically imported module|did not arrive|another version|Unable to preload/,
});

/** Answers requests for a file with 404. Returns a function that restores it. */
async function takeAway(page: Page, file: string): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(file);
}

/** Answers requests for a file with 404, but only after the returned function is called. */
async function delayMissing(page: Page, file: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.fulfill({ status: 404, body: '' });
  });
  return resolve;
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
  await menuLink(page, 'History').hover();
  await menuLink(page, 'History').click();
  await expectHeading(page, 'Our History');
  await isAlive(page);
  expect(documents()).toBe(1);
  await expect(page).toHaveURL(/\/history$/);
  await menuLink(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  expect(documents()).toBe(1);
  await page.goBack();
  await expectHeading(page, 'Our History');
  await page.goBack();
  await expectHeading(page, 'A small site for tests');
});

test('a page without its code is loaded once from the host, stays readable, and is whole once the file is back @page-code-missing', async ({
  page,
}) => {
  await open(page, '/');
  const documents = countDocuments(page);
  const putBack = await takeAway(page, '**/assets/writing-*.js');
  await menuLink(page, 'Writing').hover();
  await menuLink(page, 'Writing').click();
  await expectHeading(page, 'Our Writing');
  await expect(page).toHaveURL(/\/writing$/);
  await page.waitForLoadState('networkidle');
  await expectHeading(page, 'Our Writing');
  expect(documents()).toBe(1);
  await putBack();
  await menuLink(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  await isAlive(page);
  await menuLink(page, 'Writing').click();
  await expectHeading(page, 'Our Writing');
  await isAlive(page);
  // A file that is missing once, like a file of the previous version.
  await page.route('**/music-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await menuLink(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  await isAlive(page);
  await page.goBack();
  await expectHeading(page, 'Our Writing');
});

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
  await menuLink(page, 'Team').click({ noWaitAfter: true });
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
  await menuLink(page, 'Team').click();
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

test('the chat does not open without its code or style; its button stays, and opens it once the file is back @chat-code-missing', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Chat Assistant' });
  const panel = page.getByRole('dialog', { name: 'Chat Assistant' });
  for (const file of ['**/assets/chat-panel-*.js', '**/assets/chat-panel-*.css']) {
    await open(page, '/team');
    const putBack = await takeAway(page, file);
    const missing = page.waitForResponse(file);
    await button.click();
    await missing;
    await expect(button).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expectHeading(page, 'Our Team');
    await putBack();
    await button.click();
    await expect(panel).toBeVisible();
    const findEmptySheets = () =>
      [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).map(({ href }) => href);
    expect(await page.evaluate(findEmptySheets), file).toEqual([]);
    await expect(panel).toHaveCSS('position', 'fixed');
  }
});

test('on a host without redirects, an address with a slash at its end leads to its page, with query and hash; another stays not found', async ({
  page,
  request,
}) => {
  const body = await (await request.get(at('/404.html'))).body();
  await page.route(/\/(team|nothing)\/(\?|$)/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(at('/team/?from=mail#_main'));
  await expectHeading(page, 'Our Team');
  await expect(page).toHaveURL(/\/team\?from=mail#_main$/);
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.goto(at('/nothing/'));
  await asked;
  await expectHeading(page, '404 - Not Found');
});
