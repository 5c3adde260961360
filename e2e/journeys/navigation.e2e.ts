import type { Page } from '@playwright/test';
import { menuLink } from '../support/main-menu.ts';
import { at, expect, expectHeading, isAlive, open, setHash, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const home = 'A small site for tests';

const expectAddress = (page: Page, path: string) => expect(page).toHaveURL(at(path));
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const scrollToEnd = (page: Page) => page.evaluate(() => void scrollTo({ top: 9_999, behavior: 'instant' }));
const expectHeadingFocused = (page: Page) => expect(page.locator('main h1')).toBeFocused();

/** Holds the data of a page back, as a slow network does. Returns a function that releases them. */
async function holdData(page: Page, name: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/${name}.json`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Waits until the latest change is on the screen. */
const passFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Scrolls down the page and a little up, so that the bar is visible. */
async function scrollDownWithBar(page: Page): Promise<void> {
  for (const top of [900, 700]) {
    await page.evaluate((top) => document.documentElement.scrollTo({ top, behavior: 'instant' }), top);
    await passFrame(page);
  }
}

/** Follows a link without pointing at it, so that nothing is fetched before the click. */
const followWithoutPointing = (page: Page, name: string) =>
  menuLink(page, name).evaluate((link: HTMLElement) => link.click());

test.describe('an unknown address', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test('shows the not-found page, also after a link; its hash, the menu, Back and Go Home keep the document', async ({
    page,
  }) => {
    expect(await open(page, '/nothing/at/all/')).toBe(404);
    const robots = page.locator('meta[name=robots]');
    const startOfDocument = () => page.evaluate(() => performance.timeOrigin);
    const start = await startOfDocument();
    await expectHeading(page, '404 - Not Found');
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    await expect(robots).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { name: 'Related Content' })).toHaveCount(0);

    await setHash(page, '#typed');
    await page.waitForFunction(() => history.state?.key);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    await menuLink(page, 'Music').click();
    await expectHeading(page, 'Our Music');
    await expect(robots).toHaveCount(0);
    const album = page.locator('main a').first();
    await album.evaluate((link: HTMLAnchorElement) => {
      link.href = link.href.replace(/[^/]+$/, 'nowhere');
    });
    await album.click();
    await expectHeading(page, '404 - Not Found');
    await expectAddress(page, '/music/album/nowhere');
    await page.goBack();
    await expectHeading(page, 'Our Music');
    await page.goBack();
    await expectHeading(page, '404 - Not Found');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectHeading(page, home);
    await expectAddress(page, '/');
    expect(await startOfDocument()).toBe(start);
  });
});

test('a quick navigation focuses the heading, scrolls to the top and shows no Loading', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Loading...')) document.body.dataset.sawLoading = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await scrollDownWithBar(page);
  await menuLink(page, 'Music').hover();
  await page.waitForLoadState('networkidle'); // On a slow machine the page comes late, and Loading is right.
  await menuLink(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  await expectAddress(page, '/music');
  await expectHeadingFocused(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator('body')).not.toHaveAttribute('data-saw-loading');
});

test('a link of the menu smooth-scrolls to the top, also when it leads to the open page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
  await scrollDownWithBar(page);
  await menuLink(page, 'Home').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await menuLink(page, 'Music').hover();
  await page.waitForLoadState('networkidle'); // A page that comes late does not scroll smoothly.
  await scrollDownWithBar(page);
  await menuLink(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual(['smooth', 'smooth']);
});

test('a page comes with its data; pointing at a link fetches the code and the data of its page once', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/');
  expect(requests.filter((url) => url.endsWith('.json'))).toEqual([]);
  const fetched = () =>
    requests
      .map((url) => new URL(url).pathname.split('/').at(-1)!)
      .filter((name) => /^music.*\.js(on)?$/.test(name))
      .map((name) => name.replace(/-.*\./, '.'))
      .sort();
  await menuLink(page, 'Music').hover();
  await expect.poll(fetched).toEqual(['music.js', 'music.json']);
  await menuLink(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  expect(fetched()).toHaveLength(2);
});

test("a slow page shows 'Loading...' as a status, then its content; it is not shown after a click on another link @slow-page", async ({
  page,
}) => {
  await open(page, '/');
  const releaseMusic = await holdData(page, 'music');
  await followWithoutPointing(page, 'Music');
  const loading = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(loading).toBeVisible();
  await expectAddress(page, '/music');
  releaseMusic();
  await expectHeading(page, 'Our Music');
  await expectHeadingFocused(page);
  await expect(loading).toHaveCount(0);

  const releaseHistory = await holdData(page, 'history');
  const history = page.waitForResponse('**/history.json');
  await scrollToEnd(page);
  await followWithoutPointing(page, 'History');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(loading).toBeVisible();
  for (const name of ['Team', 'Music', 'Team', 'Info']) await followWithoutPointing(page, name);
  await expectHeading(page, 'About Fixture');
  releaseHistory();
  await (await history).finished();
  await passFrame(page);
  await expectHeading(page, 'About Fixture');
  await expectAddress(page, '/info');
});

test('Back, Forward and a reload restore the scroll position, also from an anchor; a link starts at the top', async ({
  page,
}) => {
  await open(page, '/');
  const learnMore = page.getByRole('link', { name: 'Learn More' });
  await learnMore.hover();
  const top = await scrollTop(page);
  await learnMore.click();
  await expectAddress(page, '/#about');
  await expect(page.getByRole('heading', { name: 'About this site' })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(top);

  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('heading', { name: 'Related Content' }).scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  await page
    .locator('main')
    .getByRole('link', { name: /Our Music/ })
    .click();
  await expectHeading(page, 'Our Music');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
  await page.goBack();
  await expectHeading(page, home);
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expectHeading(page, 'Our Music');
  await expect.poll(() => scrollTop(page)).toBe(250);
  await page.reload();
  await isAlive(page);
  await expect.poll(() => scrollTop(page)).toBe(250);
});

test('Back to a long page shows it at its old place from its first frame on @back-to-long-page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/history', '/art/patterns']) {
    await open(page, path);
    const heading = await page.locator('main h1').textContent();
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    const footerLink = page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Team', exact: true });
    await footerLink.click({ trial: true }); // Waits until nothing moves.
    const left = await scrollTop(page);
    expect(left, path).toBeGreaterThan(500);
    await footerLink.evaluate((link: HTMLElement) => link.click());
    // Back comes while the page still scrolls smoothly to its top.
    await expectHeading(page, 'Our Team');
    await page.evaluate((heading) => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      const note = () => {
        if (document.querySelector('main h1')?.textContent === heading) tops.push(scrollY);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    }, heading);
    await page.goBack();
    const tops = () => page.evaluate(() => (window as unknown as { tops: number[] }).tops);
    await expect.poll(async () => (await tops()).length).toBeGreaterThan(10);
    expect([...new Set(await tops())], path).toEqual([left]);
  }
});

test.describe('when the data of a page does not arrive', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("the page shows 'Something went wrong', the menu leads away, and 'Try again' loads it, also after the browser was offline @page-data-missing @cut-while-reading", async ({
    page,
    context,
  }) => {
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await open(page, '/');
    await page.route('**/history.json', (route) => route.abort());
    await scrollToEnd(page);
    await followWithoutPointing(page, 'History');
    await expectHeading(page, 'Something went wrong');
    await expectHeadingFocused(page);
    expect(await scrollTop(page)).toBe(0);
    await expectAddress(page, '/history');
    await menuLink(page, 'Info').click();
    await expectHeading(page, 'About Fixture');
    await page.goBack();
    await expectHeading(page, 'Something went wrong');
    const asked = page.waitForRequest('**/history.json');
    await tryAgain.click();
    await asked;
    await expectHeading(page, 'Something went wrong');
    await page.unroute('**/history.json');
    await tryAgain.click();
    await expectHeading(page, 'Our History');
    await page.goBack();
    await expectHeading(page, home);

    await context.setOffline(true);
    await followWithoutPointing(page, 'Team');
    await expectHeading(page, 'Something went wrong');
    await context.setOffline(false);
    await tryAgain.click();
    await expectHeading(page, 'Our Team');
  });
});
