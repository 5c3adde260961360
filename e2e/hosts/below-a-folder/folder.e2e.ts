import { keepOffline, readTraces } from '../../engines/offline.ts';
import { menuLink } from '../../support/main-menu.ts';
import { expect, expectHeading, isAlive, open, test } from '../../support/test.ts';
import { visitWith, waitUntilPlaysBeyond } from '../../support/visit.ts';

// The site is at /portfolio/. An address without the folder is a missing file, on which the shared `test` fails.

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Without a connection, the web manifest does not arrive.
  expectedMessages: /net::ERR_FAILED/,
});

test('links, data, code, pictures, sound and the search index are below the folder, and so is the canonical address', async ({
  page,
  siteUrl,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/');
  await menuLink(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  await expect(page).toHaveURL(`${siteUrl}music`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://fixture.example/portfolio/music');
  await page.locator('main a[href="/portfolio/music/album/songs"]').first().click();
  await expectHeading(page, 'Songs');
  await page.locator('main ol > li > button').first().click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to anything' }).click();
  await page.getByRole('combobox').fill('pattern two');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}art/patterns#pattern-2`);
  await expect(page.getByRole('dialog', { name: 'Patterns' })).toBeVisible();
  expect(requests.length).toBeGreaterThan(20);
  expect(requests.filter((url) => /^http/.test(url) && !url.startsWith(siteUrl))).toEqual([]);
});

test('an album is kept offline below the folder, by a worker of this folder only', async ({ page, siteUrl }) => {
  await open(page, '/music/album/songs');
  const visit = visitWith(page);
  await keepOffline(visit);
  expect(await page.evaluate(readTraces)).toEqual(['offline /portfolio/ /portfolio/music/album/songs', siteUrl]);
  await page.context().setOffline(true);
  await open(page, '/music/album/songs');
  await visit.press('main ol > li > button', 0);
  await waitUntilPlaysBeyond(visit, 0);
});

test.describe('when something is missing', () => {
  test.use({ expectedMessages: /404 \(Not Found\)|Failed to load resource|dynamically imported module/ });

  test('the not-found page leads into the folder, and a page without its code is loaded from the host', async ({
    page,
    siteUrl,
  }) => {
    expect(await open(page, '/nothing/at/all')).toBe(404);
    await expectHeading(page, '404 - Not Found');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(siteUrl);
    await page.route('**/team-*.js', (route) => route.fulfill({ status: 404 }));
    // The file is back when the document is requested.
    await page.route('**/team', async (route) => {
      await page.unroute('**/team-*.js');
      await route.continue();
    });
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await menuLink(page, 'Team').click();
    expect((await document).url()).toBe(`${siteUrl}team`);
    await expectHeading(page, 'Our Team');
    await isAlive(page);
  });
});
