import { findView } from '../../contract/routes.ts';
import { addresses, readSite } from '../../generator/pages.ts';
import { copiedText, copiedTexts, recordCopies } from '../support/copied-text.ts';
import { at, expect, expectAccessible, isAlive, open, test } from '../support/test.ts';

// In Calm: it loads pages by the hundred.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const allAddresses = addresses(await readSite('fixture'));

test('every address that a record can name is an element of its page', async ({ page }) => {
  const byPath = Map.groupBy(allAddresses, (address) => address.split('#')[0]!);
  test.setTimeout(byPath.size * 5_000);
  for (const [path, known] of byPath) {
    await page.goto(at(path));
    const ids = known.flatMap((address) => address.split('#')[1] ?? []);
    const missing = await page.evaluate((ids) => ids.filter((id) => !document.getElementById(id)), ids);
    expect(missing, path).toEqual([]);
  }
});

test('several slashes in an address are read as one', async ({ page, siteUrl }) => {
  for (const address of ['//music', '/music//', '///music/album//songs', '//music.html', '//']) {
    await page.goto(new URL(siteUrl).origin + address);
    const heading = await page.locator('main h1').textContent();
    await isAlive(page);
    await expect(page.locator('main h1')).toHaveText(heading!);
    expect(heading).not.toContain('404');
  }
});

test('an event leads to its works, and each work back to its event', async ({ page }) => {
  await open(page, '/history');
  await page.locator('#event-8').getByRole('link', { name: 'Hear the symphony' }).click();
  await expect(page).toHaveURL(/symphony$/);
  const events = page.getByText('In our history:').getByRole('link');
  await expect(events).toHaveText(['June 20, 2024, Event Seven', 'August 16-17, 2024, Event Eight']);
  await events.last().click();
  await expect(page).toHaveURL(/\/history#event-8$/);
  await expect(page.locator('#event-8 h2')).toBeInViewport();
});

for (const [path, events] of [
  ['/writing', ['2020, Event Three', '2020, Event Three', '2020, Event Three']],
  ['/art/patterns', ['2025 and After, Event Ten']],
  ['/other-initiatives', ['2025 and After, Event Ten']],
] as const) {
  test(`${path} has the events of its works`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText('In our history:').getByRole('link')).toHaveText([...events]);
  });
}

test.describe('Copy link', () => {
  for (const [path, name, address] of [
    ['/history', 'Event Eight', '/history#event-8'],
    ['/writing', 'Printed Books: Book Two', '/writing#printed-books-book-two'],
    ['/music/album/songs', 'Songs', '/music/album/songs'],
    ['/art/patterns', 'Patterns', '/art/patterns'],
    ['/text-to-image', 'Service One', '/text-to-image#service-one'],
    ['/other-initiatives', 'A Podcast', '/other-initiatives#podcast'],
    ['/info', 'Credits and licences', '/info#_credits'],
    ['/info', 'the feed A Podcast', '/podcasts/podcast.xml'],
    ['/team', 'Member One', '/team#member-1'],
  ] as const) {
    test(`copies the address of ${name}, and says so once`, async ({ page, baseURL }) => {
      await recordCopies(page);
      await open(page, `${path}?from=elsewhere`);
      const button = page.getByRole('button', { name: `Copy link to ${name}`, exact: true });
      await button.press('Enter');
      await expect(page.locator('main').getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
      expect(await copiedText(page)).toBe(new URL(at(address), baseURL).href);
      await expect(button).toBeFocused();
      await expectAccessible(page);
      await expect(page.getByText('Link copied')).toHaveCount(0);
    });
  }

  test('is at every place that has an address', async ({ page, baseURL }) => {
    // The pages of the menu themselves are one click away on each page.
    const places = allAddresses.filter(
      (address) => address.includes('#') || ['album', 'gallery'].includes(findView(address)!),
    );
    test.setTimeout(places.length * 5_000);
    await recordCopies(page);
    const copied = new Set<string>();
    const copyAll = async () => {
      // What is said about a track, and the answer of a question.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const buttons = page.getByRole('button', { name: /^Copy link to / });
      // Not with a key or the pointer: the viewer may open at any moment, above the buttons of the page.
      await buttons.evaluateAll((elements) => {
        for (const element of elements) (element as HTMLElement).click();
      });
      for (const text of await copiedTexts(page)) copied.add(text);
      return [...copied];
    };
    for (const address of places) {
      const url = new URL(at(address), baseURL).href;
      if (copied.has(url)) continue;
      // A picture opens the viewer, and a tool is selected.
      const isOpen = new URL(page.url()).pathname === new URL(url).pathname;
      if (isOpen) await page.evaluate((to) => location.assign(to), url);
      else await open(page, address);
      await expect.poll(copyAll, { intervals: [100] }).toContain(url);
    }
  });

  test('appears with the pointer or the focus, and is always there on a touch screen', async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, '/history');
    const button = page.getByRole('button', { name: 'Copy link to Event Two' });
    await expect(button).toHaveCSS('opacity', '0');
    await page.locator('#event-2 h2').hover();
    await expect(button).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(button).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(button).toHaveCSS('opacity', '1');
    const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL });
    const phone = await context.newPage();
    await open(phone, '/history');
    await expect(phone.getByRole('button', { name: /link to Event Two/ })).toHaveCSS('opacity', '1');
    await context.close();
  });

  test('shows the address, selected, where the browser refuses to copy', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await open(page, '/history');
    const button = page.getByRole('button', { name: 'Copy link to Event Two' });
    await button.press('Enter');
    const field = page.getByRole('textbox', { name: 'Link to Event Two' });
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(`${page.url()}#event-2`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('opens the menu of the system on a phone that has one', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL });
    const page = await context.newPage();
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = JSON.stringify(data);
      };
    });
    await open(page, '/team');
    await page
      .getByRole('button', { name: /^Share link to / })
      .first()
      .tap();
    await expect(page).toHaveTitle(/^\{"title":".+","url":"http.+\/team#[a-z0-9-]+"\}$/);
    await context.close();
  });

  test.describe('without its code', () => {
    test.use({ expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module/ });

    test('is not there, and nothing else is missing @copy-code-missing', async ({ page }) => {
      await page.route(/copy-link-button.*js/, (route) => route.abort());
      await open(page, '/history');
      await expect(page.locator('#event-2')).toBeVisible();
      await expect(page.getByRole('button', { name: /link to/ })).toHaveCount(0);
    });
  });
});

test('a link to an event marks it, and Tab goes on from there', async ({ page }) => {
  await open(page, '/art/patterns');
  await page.getByText('In our history:').getByRole('link').click();
  const event = page.locator('#event-10');
  await expect(event).toBeFocused();
  await expect(event.locator('h2')).toHaveCSS('text-decoration-line', 'underline');
  await page.keyboard.press('Tab');
  await expect(event.locator(':focus')).toHaveCount(1);
});

test('an address marks its own heading, and none inside it', async ({ page }) => {
  await open(page, '/#about');
  await expect(page.locator('#_about-title')).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.locator('#card-1 h3')).toHaveCSS('text-decoration-line', 'none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address opens its question, and there are no buttons', async ({ page }) => {
    await page.goto(at('/info#contact'));
    await expect(page.locator('#contact').getByRole('link')).toBeVisible();
    await expect(page.locator('#privacy p')).toBeHidden();
    await expect(page.locator('main button')).toHaveCount(0);
  });
});
