import type { Page } from '@playwright/test';
import { menuLink } from '../support/main-menu.ts';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// Files are missing for a while, or come from another version: the host answers wrongly first, then correctly.

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages:
    /Failed to load resource|dynamically imported module|did not arrive|another version|Unable to preload/,
});

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
  await page.route('**/assets/writing-*.js', (route) => route.fulfill({ status: 404 }));
  await menuLink(page, 'Writing').hover();
  await menuLink(page, 'Writing').click();
  await expectHeading(page, 'Our Writing');
  await expect(page).toHaveURL(/\/writing$/);
  await page.waitForLoadState('networkidle');
  await expectHeading(page, 'Our Writing');
  expect(documents()).toBe(1);
  await page.unroute('**/assets/writing-*.js');
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

test('on a host without redirects, an address with a slash at its end leads to its page, with query and hash; another stays not found', async ({
  page,
  request,
  siteUrl,
}) => {
  const body = await (await request.get(at('/404.html'))).body();
  await page.route(/\/team\/\?/, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
  await page.goto(at('/team/?from=mail#_main'));
  await expectHeading(page, 'Our Team');
  await expect(page).toHaveURL(/\/team\?from=mail#_main$/);
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.goto(`${siteUrl}/other.test/`);
  expect((await asked).url()).toBe(`${siteUrl}/other.test`); // '//other.test' alone would be another host.
  await expectHeading(page, '404 - Not Found');
});
