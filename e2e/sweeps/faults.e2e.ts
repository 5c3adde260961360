import type { Page } from '@playwright/test';
import { menuLink } from '../support/main-menu.ts';
import { playerButton as button, expectPlaying, player, seekBar } from '../support/player.ts';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// Faults of the network, of the browser and of other programs; docs/faults.md lists all of them with their tests.
const songs = '/music/album/songs';

const rows = (page: Page) => page.locator('main ol > li > button');
const viewer = (page: Page) => page.locator('dialog[open]');

/** Uses the site's features: playback, navigation, Back, the viewer, the chat and the tools. */
async function tryTheSite(page: Page): Promise<void> {
  await open(page, songs);
  await rows(page).first().click();
  await expectPlaying(page);
  await seekBar(page).fill('50'); // A position that is saved.
  await expectPlaying(page);
  await rows(page).nth(1).click();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true'); // Before, the bar has the first one's position.
  await expectPlaying(page);
  await button(page, 'Mute').click();
  await button(page, 'Pause').click();
  const calm = page.getByRole('button', { name: 'Calm', exact: true });
  await calm.click();
  await menuLink(page, 'AI Art').click();
  await expect(menuLink(page, 'AI Art')).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(calm).toHaveAttribute('aria-pressed', 'true');
  await page.locator('main a[href="/art/patterns"]').click();
  await page.locator('main figure > a').first().click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await menuLink(page, 'Code').press('Enter'); // By keyboard, because the viewer may have scrolled the page, which hides the bar.
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link').first().click();
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await page.getByRole('button', { name: 'Chat Assistant' }).click();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await button(page, 'Stop and close').click();
  await expect(player(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main figure > a').first()).toBeVisible();
}

test.describe('without style sheets, fonts, icons and the manifest', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the page is plain, and its texts, links and buttons work @styles-missing @fonts-missing', async ({ page }) => {
    await page.route(/\.css|\.woff2|\/icons\/|favicon|webmanifest/, (route) => route.fulfill({ status: 404 }));
    await page.route(at(songs), async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(<style[^>]*>).*?(?=<\/style>)/s, '$1');
      await route.fulfill({ response, body: html.replace(/(style-src 'self') 'sha256-[^']+'/, "$1 'unsafe-inline'") });
    });
    await open(page, songs);
    // The browser's default.
    await expect(page.locator('body')).toHaveCSS('margin', '8px');
    await expect(page.locator('main h1')).toBeVisible();
    await rows(page).first().click();
    await expectPlaying(page);
    await menuLink(page, 'Team').click();
    await expectHeading(page, 'Our Team');
    await expect(page.locator('main h1')).toBeVisible();
  });
});

test('on slow 3G the text and its links come first, and every page arrives @slow-3g', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(at('/team'), { waitUntil: 'commit' });
  await expectHeading(page, 'Our Team');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const hidden = await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ textContent }) => textContent),
  );
  expect(hidden).toEqual([]);
  expect(await page.evaluate(() => history.state)).toBeNull(); // The code has not arrived yet.
  await menuLink(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  await isAlive(page);
  await menuLink(page, 'History').click();
  await expectHeading(page, 'Our History');
});

test('storage that is full and holds nonsense changes nothing else in the site @storage-refused', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => '5';
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await tryTheSite(page);
  await page.reload(); // The page saves its scroll position when it is left.
  await isAlive(page);
});

/**
 * Runs in the page, after hydration: wraps each text in an element, also later ones, as a browser's translation does.
 */
function translate(): void {
  const translated = new WeakSet<Node>();
  const translateTexts = () => {
    document.documentElement.lang = 'de';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement!;
      if (translated.has(text) || !text.textContent?.trim() || parent.closest('script, style, svg, noscript')) continue;
      const font = document.createElement('font');
      const copy = document.createTextNode(`${text.textContent}`);
      translated.add(copy);
      font.append(copy);
      text.parentNode!.replaceChild(font, text);
    }
  };
  const start = () => {
    // The last element of the page must be hydrated too.
    const isHydrated = Object.keys([...document.querySelectorAll('main *')].at(-1)!).some((key) =>
      key.startsWith('__reactFiber'),
    );
    if (!isHydrated) return requestAnimationFrame(start);
    translateTexts();
    new MutationObserver(translateTexts).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  document.addEventListener('DOMContentLoaded', start);
}

/** Runs in the page, before hydration: adds elements and attributes as extensions do, again after each navigation. */
function injectNodes(): void {
  const addNodes = () => {
    for (const parent of document.querySelectorAll('body, main, header, #_root')) {
      if (parent.querySelector(':scope > extension-toolbar')) continue;
      parent.prepend(document.createElement('extension-toolbar'));
      parent.append(document.createElement('extension-toolbar'));
    }
    for (const link of document.querySelectorAll('a')) link.setAttribute('data-extension', 'checked');
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.setAttribute('data-extension', 'dark');
    document.documentElement.style.setProperty('--extension', '1');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.head.append(document.createElement('meta'));
    addNodes();
    new MutationObserver(addNodes).observe(document.body, { childList: true, subtree: true });
  });
}

test('a translation by the browser breaks nothing @translated', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(translate);
  await tryTheSite(page);
  await expect(page.locator('main h1 > font')).toHaveCount(1);
  await page.locator('main figure > a').first().click();
  await viewer(page).getByRole('button', { name: 'Copy link' }).click();
  const answer = viewer(page).locator('[data-announcer]');
  await expect(answer).toHaveText('Link copied');
  await expect(answer).toBeEmpty();
});

test.describe('where an extension changes the page before its start', () => {
  // React reports that the page was changed, and renders it again.
  test.use({ expectedMessages: /Minified React error #418/ });

  test('its elements and attributes break nothing @extension-elements', async ({ page }) => {
    await page.addInitScript(injectNodes);
    await tryTheSite(page);
    await expect(page.locator(':is(body, main) > extension-toolbar')).toHaveCount(4);
  });
});
