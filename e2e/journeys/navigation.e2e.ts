import type { Page } from '@playwright/test';
import { site } from '../../generator/content/site.ts';
import { readSite } from '../../generator/pages.ts';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// Everything here runs at the root and below a folder (playwright.config.ts).

const { name: siteName } = (await readSite()).get(site);
const pages: Record<string, string> = {
  '/': 'Imagination, illuminated',
  '/music': 'AI Music Innovation',
  '/history': 'Our Journey',
  '/music/album/parousia': 'Παρουσία',
};
const missing = /404 \(Not Found\)/;
const broken = /Failed to load resource|did not arrive|Failed to fetch|dynamically imported|ERR_INTERNET_DISCONNECTED/;

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const address = (page: Page, path: string) =>
  expect.poll(() => page.url()).toBe(new URL(at(path), test.info().project.use.baseURL).href);
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const hasFocusOnHeading = (page: Page) => expect(page.locator('main h1')).toBeFocused();

/** As on a train: each answer takes 800 ms. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 800, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', slow);
}

/** Down the page, and up a little, so that the bar is there. */
async function scrollPastTheBar(page: Page): Promise<void> {
  for (const top of [900, 700]) {
    await page.evaluate(async (top) => {
      document.documentElement.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
  }
}

/** Follows a link without the pointer, so that nothing was fetched ahead. */
const followUnannounced = (page: Page, name: string) => menu(page, name).evaluate((link: HTMLElement) => link.click());

test.describe('a hard load', () => {
  for (const [path, title] of Object.entries(pages)) {
    for (const form of path === '/' ? ['/'] : [path, `${path}/`]) {
      test(`of ${form} is finished and comes alive`, async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', (request) => fetched.push(request.url()));
        expect(await open(page, form)).toBe(200);
        await expectHeading(page, title);
        expect(await page.locator('template, [id^="B:"]').count()).toBe(0);
        expect(fetched.filter((url) => url.endsWith('.json'))).toEqual([]);
      });
    }
  }
});

test.describe('what does not exist', () => {
  test.use({ expectedMessages: missing });
  for (const path of [
    '/nothing',
    '/nothing/',
    '/nothing/at/all',
    '/music/album/nowhere',
    '/music/album/nowhere/',
    '/art/nowhere',
  ]) {
    test(`${path} is not found, and is left by the menu`, async ({ page }) => {
      expect(await open(page, path)).toBe(404);
      await expectHeading(page, '404 - Not Found');
      await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { name: 'Related Content' })).toHaveCount(0);

      await menu(page, 'Music').click();
      await expectHeading(page, 'AI Music Innovation');
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await page.goBack();
      await expectHeading(page, '404 - Not Found');
    });
  }

  test("'Go Home' leads to the home page", async ({ page }) => {
    await open(page, '/nothing');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectHeading(page, pages['/']!);
    await address(page, '/');
  });

  test('an unknown album is not found by navigation either', async ({ page }) => {
    await open(page, '/music');
    await page
      .locator('main a')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = link.href.replace(/[^/]+$/, 'nowhere');
      });
    await page.locator('main a').first().click();
    await expectHeading(page, '404 - Not Found');
    await address(page, '/music/album/nowhere');
    await page.goBack();
    await expectHeading(page, 'AI Music Innovation');
  });
});

test('without JavaScript every page is finished and its links work', async ({ browser }, { project }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: project.use.baseURL });
  const page = await context.newPage();
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(at(path));
    await expectHeading(page, title);
    await expect(page.getByText('Loading...')).toHaveCount(0);
  }
  await page.goto(at('/'));
  await menu(page, 'Music').click();
  await expectHeading(page, 'AI Music Innovation');
  await page.getByRole('link', { name: /Παρουσία/ }).click();
  await expectHeading(page, 'Παρουσία');
  await context.close();
});

test('a quick navigation: new head, focus on the heading, its title announced, the top, no Loading', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Loading...')) document.body.dataset.sawLoading = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await scrollPastTheBar(page);
  await menu(page, 'Music').hover();
  await menu(page, 'Music').click();
  await expectHeading(page, 'AI Music Innovation');
  await address(page, '/music');
  await hasFocusOnHeading(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveTitle(`AI Music Innovation | ${siteName}`);
  await expect(page.locator('#announcer')).toHaveText(`AI Music Innovation | ${siteName}`);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`^${site.url}/(portfolio/)?music$`),
  );
  await expect(page.locator('body')).not.toHaveAttribute('data-saw-loading');
});

test('the menu smooth-scrolls to the top, also on the page itself', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const calls: unknown[] = [];
    const original = window.scrollTo.bind(window);
    Object.assign(window, { calls });
    window.scrollTo = ((options: ScrollToOptions) => {
      calls.push(options.behavior);
      original(options);
    }) as typeof scrollTo;
  });
  await scrollPastTheBar(page);
  await menu(page, 'Home').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await menu(page, 'Music').click();
  await expectHeading(page, 'AI Music Innovation');
  expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toEqual(['smooth', 'smooth']);
});

test('pointing at a link fetches its code and data, once', async ({ page }) => {
  await open(page, '/');
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1)!;
    if (/^music.*\.js(on)?$/.test(name)) fetched.push(name.replace(/-.*\./, '.'));
  });
  await menu(page, 'Music').hover();
  await expect.poll(() => [...fetched].sort()).toEqual(['music.js', 'music.json']);
  await menu(page, 'Music').click();
  await expectHeading(page, 'AI Music Innovation');
  expect(fetched).toHaveLength(2);
});

test("a slow navigation shows 'Loading...' in a status, then the page", async ({ page }) => {
  await open(page, '/');
  await slowDown(page);
  await followUnannounced(page, 'Music');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await address(page, '/music');
  await expectHeading(page, 'AI Music Innovation');
  await hasFocusOnHeading(page);
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('a slow page that was left before it came does not come', async ({ page }) => {
  await open(page, '/');
  await slowDown(page);
  await followUnannounced(page, 'Music');
  await expect(page.getByText('Loading...')).toBeVisible();
  const music = page.waitForResponse('**/music.json');
  await followUnannounced(page, 'History');
  await music;
  await expectHeading(page, 'Our Journey');
  await address(page, '/history');
});

test('rapid clicks end at the last one', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Music', 'History', 'Info', 'Team', 'Music', 'Info']) await followUnannounced(page, name);
  await expectHeading(page, 'Project Information');
  await address(page, '/info');
});

test('Back and Forward restore the place, a reload too; links begin at the top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('heading', { name: 'Related Content' }).scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  await page
    .locator('main')
    .getByRole('link', { name: /AI Music Innovation/ })
    .click();
  await expectHeading(page, 'AI Music Innovation');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
  await page.goBack();
  await expectHeading(page, pages['/']!);
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expectHeading(page, 'AI Music Innovation');
  await expect.poll(() => scrollTop(page)).toBe(250);
  await page.reload();
  await isAlive(page);
  await expect.poll(() => scrollTop(page)).toBe(250);
});

test('a hash keeps the page; Back returns to its place', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn More' }).hover();
  const left = await scrollTop(page);
  await page.getByRole('link', { name: 'Learn More' }).click();
  await address(page, '/#about');
  await expect(page.getByRole('heading', { name: 'About the project' })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test('odd addresses: a hash that is no id, an entry without state', async ({ page }) => {
  await open(page, '/');
  await menu(page, 'Music').evaluate((link: HTMLAnchorElement) => {
    link.href += '#100%';
  });
  await menu(page, 'Music').click();
  await expectHeading(page, 'AI Music Innovation');
  await page.evaluate(() => history.replaceState(null, ''));
  await menu(page, 'Info').click();
  await expectHeading(page, 'Project Information');
  await page.goBack();
  await expectHeading(page, 'AI Music Innovation');
});

test.describe('when something does not arrive', () => {
  test.use({ expectedMessages: broken });

  test("no data: 'Something went wrong', and 'Try again' really tries again", async ({ page, messages }) => {
    await open(page, '/');
    await page.route('**/history.json', (route) => route.abort());
    await menu(page, 'History').click();
    await expectHeading(page, 'Something went wrong');
    await address(page, '/history');
    const asked = page.waitForRequest('**/history.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await expectHeading(page, 'Something went wrong');
    await page.unroute('**/history.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHeading(page, 'Our Journey');
    expect(messages.join('\n')).toMatch(/Failed to fetch/);
    await page.goBack();
    await expectHeading(page, pages['/']!);
  });

  test('the error screen is left by the menu', async ({ page }) => {
    await open(page, '/');
    await page.route('**/history.json', (route) => route.abort());
    await menu(page, 'History').click();
    await expectHeading(page, 'Something went wrong');
    await menu(page, 'Info').click();
    await expectHeading(page, 'Project Information');
  });

  test('no code: one fresh load, which shows the page and leaves it readable', async ({ page }) => {
    let documents = 0;
    await open(page, '/');
    page.on('request', (request) => {
      documents += request.isNavigationRequest() ? 1 : 0;
    });
    await page.route('**/history-*.js', (route) => route.abort());
    await menu(page, 'History').click();
    await expectHeading(page, 'Our Journey');
    await page.waitForLoadState('networkidle');
    await expectHeading(page, 'Our Journey');
    expect(documents).toBe(1);
    await page.unroute('**/history-*.js');
    await page.goBack();
    await expectHeading(page, pages['/']!);
  });

  test('stale code: the target is loaded afresh and works', async ({ page }) => {
    await open(page, '/');
    let gone = 0;
    await page.route('**/music-*.js', (route) => (gone++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
    await menu(page, 'Music').click();
    await expectHeading(page, 'AI Music Innovation');
    await isAlive(page);
    await page.goBack();
    await expectHeading(page, pages['/']!);
  });

  test('offline: the error screen in place, and back again', async ({ page, context }) => {
    await open(page, '/');
    await context.setOffline(true);
    await menu(page, 'Info').click();
    await expectHeading(page, 'Something went wrong');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHeading(page, 'Project Information');
  });
});
