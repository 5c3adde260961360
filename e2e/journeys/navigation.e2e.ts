import type { Page } from '@playwright/test';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// Runs on the fixture at the root, and on the fixture below a folder (playwright.config.ts).

/** Of tests about time, scrolling, pointing and the error screen, which do not depend on where the site lies: at the root only. */
const anywhere = '@anywhere';

const pages: Record<string, string> = {
  '/': 'A small site for tests',
  '/music': 'Our Music',
  '/history': 'Our History',
  '/music/album/symphony': 'Συμφωνία',
  '/future': 'Our Plans & <b>$&</b> "Ideas"',
};
const notFound = /404 \(Not Found\)/;
const requestFailed =
  /Failed to load resource|did not arrive|Failed to fetch|dynamically imported|ERR_INTERNET_DISCONNECTED/;

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const expectAddress = (page: Page, path: string) => expect(page).toHaveURL(at(path));
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const expectHeadingFocused = (page: Page) => expect(page.locator('main h1')).toBeFocused();

/** Holds the data of the page 'Music', as a slow network does, until the function that it returns is called. */
async function holdMusic(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/music.json', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Scrolls down the page and a little up, so that the bar is visible. */
async function scrollDownWithBar(page: Page): Promise<void> {
  for (const top of [900, 700]) {
    await page.evaluate((top) => document.documentElement.scrollTo({ top, behavior: 'instant' }), top);
    await passFrame(page);
  }
}

/** Waits until what has just happened is on the screen. */
const passFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Follows a link without pointing at it, so that nothing is fetched before the click. */
const followWithoutPointing = (page: Page, name: string) =>
  menu(page, name).evaluate((link: HTMLElement) => link.click());

test.describe('a hard load', () => {
  for (const [path, title] of Object.entries(pages)) {
    for (const form of path === '/' ? ['/'] : [path, `${path}/`]) {
      test(`of ${form} gives the finished page, which then hydrates`, async ({ page }) => {
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

/** Addresses at which many hosts have a page too, and the page's own. */
const otherAddresses: Record<string, string> = {
  '/index.html': '/',
  '/index': '/',
  '/music.html': '/music',
  '/music/index.html': '/music',
  '/music/': '/music',
  '/music/album/symphony.html': '/music/album/symphony',
};
for (const [other, path] of Object.entries(otherAddresses)) {
  test(`${other} shows its page and becomes ${path}; hash, links and Back work from there`, async ({
    page,
    baseURL,
  }) => {
    // Our host has only some of them.
    const { pathname } = new URL(at(other), baseURL);
    await page.route(
      (url) => url.pathname === pathname,
      async (route) => route.fulfill({ response: await route.fetch({ url: new URL(at(path), baseURL).href }) }),
    );
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(page, `${other}?from=elsewhere#_main`);
    await expectHeading(page, pages[path]!);
    await expectAddress(page, `${path}?from=elsewhere#_main`);
    const section = path === '/' ? 'Home' : 'Music';
    await expect(menu(page, section)).toHaveAttribute('aria-current', 'page');
    expect(fetched.filter((url) => url.endsWith('.json'))).toEqual([]);

    await menu(page, 'Future').click();
    await expectHeading(page, pages['/future']!);
    await expectAddress(page, '/future');
    await page.goBack();
    await expectHeading(page, pages[path]!);
    await page.reload();
    await isAlive(page);
    await expectHeading(page, pages[path]!);
    await page.goForward();
    await expectHeading(page, pages['/future']!);
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedMessages: notFound });
  for (const path of [
    '/nothing',
    '/nothing/',
    '/nothing/at/all',
    '/music/album/nowhere',
    '/music/album/nowhere/',
    '/art/nowhere',
  ]) {
    test(`${path} shows the not-found page, and the menu leads away from it`, async ({ page }) => {
      expect(await open(page, path)).toBe(404);
      await expectHeading(page, '404 - Not Found');
      await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { name: 'Related Content' })).toHaveCount(0);

      await menu(page, 'Music').click();
      await expectHeading(page, 'Our Music');
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await page.goBack();
      await expectHeading(page, '404 - Not Found');
    });
  }

  test("'Go Home' leads to the home page", async ({ page }) => {
    await open(page, '/nothing');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectHeading(page, pages['/']!);
    await expectAddress(page, '/');
  });

  test('navigation to an unknown album shows the not-found page too', async ({ page }) => {
    await open(page, '/music');
    await page
      .locator('main a')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = link.href.replace(/[^/]+$/, 'nowhere');
      });
    await page.locator('main a').first().click();
    await expectHeading(page, '404 - Not Found');
    await expectAddress(page, '/music/album/nowhere');
    await page.goBack();
    await expectHeading(page, 'Our Music');
  });
});

test('without JavaScript every page is finished and its links work @no-javascript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(at(path));
    await expectHeading(page, title);
    await expect(page.getByText('Loading...')).toHaveCount(0);
  }
  await page.goto(at('/'));
  await menu(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  await page.getByRole('link', { name: /Συμφωνία/ }).click();
  await expectHeading(page, 'Συμφωνία');
  await context.close();
});

test('a quick navigation changes the head, focuses the heading, announces the title, scrolls to the top and shows no Loading', async ({
  page,
  basePath,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Loading...')) document.body.dataset.sawLoading = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await scrollDownWithBar(page);
  await menu(page, 'Music').hover();
  await menu(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  await expectAddress(page, '/music');
  await expectHeadingFocused(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveTitle('Our Music | Fixture');
  await expect(page.locator('#_announcer')).toHaveText('Our Music | Fixture');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://fixture.example${basePath}music`);
  await expect(page.locator('body')).not.toHaveAttribute('data-saw-loading');
});

test('a link of the menu smooth-scrolls to the top, also when it leads to the open page', { tag: anywhere }, async ({
  page,
}) => {
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
  await menu(page, 'Home').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await menu(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toEqual(['smooth', 'smooth']);
});

test('a pressed link of the menu looks like that of the open page, in a frame before the next page', {
  tag: anywhere,
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // Otherwise its colour changes slowly.
  await open(page, '/');
  const link = menu(page, 'Music');
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.evaluate((link) => {
    const look = () => [document.querySelector('main h1')!.textContent, getComputedStyle(link).color];
    const note = () => Object.assign(window, { firstFrame: look() });
    link.addEventListener('click', () => requestAnimationFrame(note), { once: true });
  });
  await link.click();
  await expectHeading(page, 'Our Music');
  await expect(link).toHaveAttribute('aria-current', 'page');
  const color = await link.evaluate((link) => getComputedStyle(link).color);
  expect(await page.evaluate(() => Reflect.get(window, 'firstFrame'))).toEqual([pages['/'], color]);
});

test('a press on the menu that is released elsewhere leaves no link that looks like that of the open page', {
  tag: anywhere,
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await menu(page, 'Music').hover();
  await page.mouse.down();
  await page.locator('main h1').hover();
  await page.mouse.up();
  await expect(menu(page, 'Music')).toBeFocused();
  const colors = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
  expect(colors.filter((color) => color === colors[0])).toHaveLength(1); // The first one is Home.
});

test('pointing at a link fetches the code and the data of its page once', async ({ page }) => {
  await open(page, '/');
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1)!;
    if (/^music.*\.js(on)?$/.test(name)) fetched.push(name.replace(/-.*\./, '.'));
  });
  await menu(page, 'Music').hover();
  await expect.poll(() => [...fetched].sort()).toEqual(['music.js', 'music.json']);
  await menu(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  expect(fetched).toHaveLength(2);
});

test('under Save-Data nothing is fetched before the press', { tag: anywhere }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, '/');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await menu(page, 'Music').hover();
  await menu(page, 'History').focus();
  await menu(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  expect(fetched.filter((url) => /music|history/.test(url))).toEqual([]);
  expect(fetched.some((url) => url.endsWith('/info.json'))).toBe(true);
});

test("a slow navigation shows 'Loading...' as a status, then the page @slow-page", { tag: anywhere }, async ({
  page,
}) => {
  await open(page, '/');
  const releaseMusic = await holdMusic(page);
  await followWithoutPointing(page, 'Music');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expectAddress(page, '/music');
  releaseMusic();
  await expectHeading(page, 'Our Music');
  await expectHeadingFocused(page);
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('a slow page is not shown when the visitor has gone to another one meanwhile', { tag: anywhere }, async ({
  page,
}) => {
  await open(page, '/');
  const releaseMusic = await holdMusic(page);
  await followWithoutPointing(page, 'Music');
  await expect(page.getByText('Loading...')).toBeVisible();
  const music = page.waitForResponse('**/music.json');
  await followWithoutPointing(page, 'History');
  await expectHeading(page, 'Our History');
  releaseMusic();
  await (await music).finished();
  await passFrame(page);
  await expectHeading(page, 'Our History');
  await expectAddress(page, '/history');
});

test('several quick clicks end at the last page', { tag: anywhere }, async ({ page }) => {
  await open(page, '/');
  for (const name of ['Music', 'History', 'Info', 'Team', 'Music', 'Info']) await followWithoutPointing(page, name);
  await expectHeading(page, 'About Fixture');
  await expectAddress(page, '/info');
});

test('Back, Forward and a reload restore the scroll position; a link starts at the top', { tag: anywhere }, async ({
  page,
}) => {
  await open(page, '/');
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
  await expectHeading(page, pages['/']!);
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expectHeading(page, 'Our Music');
  await expect.poll(() => scrollTop(page)).toBe(250);
  await page.reload();
  await isAlive(page);
  await expect.poll(() => scrollTop(page)).toBe(250);
});

test('Back to a long page shows it at its old place from its first frame on @back-to-long-page', {
  tag: anywhere,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/history', '/music/album/symphony', '/art/patterns', '/info']) {
    await open(page, path);
    const heading = await page.locator('main h1').textContent();
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    const footerLink = page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Team', exact: true });
    await footerLink.click({ trial: true }); // Until nothing moves any more.
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

test('a link to an anchor stays on the page, and Back restores the scroll position', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn More' }).hover();
  const left = await scrollTop(page);
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expectAddress(page, '/#about');
  await expect(page.getByRole('heading', { name: 'About this site' })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test('a hash that is no id, and a history entry without state, do not break navigation', async ({ page }) => {
  await open(page, '/');
  await menu(page, 'Music').evaluate((link: HTMLAnchorElement) => {
    link.href += '#100%';
  });
  await menu(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  await page.evaluate(() => history.replaceState(null, ''));
  await menu(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  await page.goBack();
  await expectHeading(page, 'Our Music');
});

test.describe('on a page that does not exist', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('a change of the hash and Back keep the document', async ({ page }) => {
    await page.goto('./nowhere');
    await isAlive(page);
    const startOfDocument = () => page.evaluate(() => performance.timeOrigin);
    const start = await startOfDocument();
    await page.evaluate(() => {
      location.hash = '#typed';
    });
    await page.waitForFunction(() => history.state?.key);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    await expectHeading(page, '404 - Not Found');
    await menu(page, 'Music').click();
    await expectHeading(page, 'Our Music');
    await page.goBack();
    await expectHeading(page, '404 - Not Found');
    expect(await startOfDocument()).toBe(start);
  });
});

test.describe('when a request fails', () => {
  test.use({ expectedMessages: requestFailed });

  test("for the data: the page shows 'Something went wrong', and 'Try again' requests it again @page-data-missing", async ({
    page,
    messages,
  }) => {
    await open(page, '/');
    await page.route('**/history.json', (route) => route.abort());
    await menu(page, 'History').click();
    await expectHeading(page, 'Something went wrong');
    await expectHeadingFocused(page);
    await expectAddress(page, '/history');
    const asked = page.waitForRequest('**/history.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await expectHeading(page, 'Something went wrong');
    await page.unroute('**/history.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHeading(page, 'Our History');
    // Only the browser says what has failed.
    expect(messages.filter((message) => !message.startsWith('Failed to load resource'))).toEqual([]);
    await page.goBack();
    await expectHeading(page, pages['/']!);
  });

  test('for the data: the menu leads away from the error screen', { tag: anywhere }, async ({ page }) => {
    await open(page, '/');
    await page.route('**/history.json', (route) => route.abort());
    await menu(page, 'History').click();
    await expectHeading(page, 'Something went wrong');
    await menu(page, 'Info').click();
    await expectHeading(page, 'About Fixture');
  });

  test('for the code: the page is loaded once from the host, and stays readable without its code @page-code-missing', async ({
    page,
  }) => {
    let documents = 0;
    await open(page, '/');
    page.on('request', (request) => {
      documents += request.isNavigationRequest() ? 1 : 0;
    });
    await page.route('**/history-*.js', (route) => route.abort());
    await menu(page, 'History').click();
    await expectHeading(page, 'Our History');
    await page.waitForLoadState('networkidle');
    await expectHeading(page, 'Our History');
    expect(documents).toBe(1);
    await page.unroute('**/history-*.js');
    await page.goBack();
    await expectHeading(page, pages['/']!);
  });

  test('for outdated code: the page is loaded from the host and works', async ({ page }) => {
    await open(page, '/');
    let requests = 0;
    await page.route('**/music-*.js', (route) =>
      requests++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await menu(page, 'Music').click();
    await expectHeading(page, 'Our Music');
    await isAlive(page);
    await page.goBack();
    await expectHeading(page, pages['/']!);
  });

  test('offline: the error screen is shown, and Try again works once the visitor is online @cut-while-reading', {
    tag: anywhere,
  }, async ({ page, context }) => {
    await open(page, '/');
    await context.setOffline(true);
    await menu(page, 'Info').click();
    await expectHeading(page, 'Something went wrong');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHeading(page, 'About Fixture');
  });
});

test.describe('an old address', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'in a usual browser' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });
      test('leads to the page', async ({ page }) => {
        for (const [old, path] of [
          ['/old/songs', '/music/album/songs'],
          ['/music/album/melodies', '/music/album/songs'],
          ['/OldHistory.html', '/history'],
        ] as const) {
          await page.goto(at(old));
          await expectAddress(page, path);
        }
        await expectHeading(page, 'Our History');
      });
    });
  }
});
