import type { Page } from '@playwright/test';
import { at, expect, expectHeading, isAlive, open, setHidden, test } from '../support/test.ts';

// Faults of the network, of the browser and of other programs; docs/faults.md lists all of them with their tests.
const songs = '/music/album/songs';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('main ol > li > button');
const viewer = (page: Page) => page.locator('dialog[open]');

async function expectPlaying(page: Page): Promise<void> {
  await expect(button(page, 'Pause')).toBeVisible();
  const seek = player(page).getByRole('slider', { name: 'Seek' });
  const before = Number(await seek.inputValue());
  await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(before);
}

/** Uses what the site can do: playback, navigation, Back, the viewer, the chat and the tools. */
async function tryTheSite(page: Page): Promise<void> {
  await open(page, songs);
  await rows(page).first().click();
  await expectPlaying(page);
  await rows(page).nth(1).click();
  await expectPlaying(page);
  await button(page, 'Mute').click();
  await button(page, 'Pause').click();
  await page.getByRole('button', { name: 'Calm', exact: true }).click();
  await menu(page, 'AI Art').click();
  await expect(menu(page, 'AI Art')).toHaveAttribute('aria-current', 'page');
  await page.locator('main a[href="/art/patterns"]').click();
  await page.locator('main figure > a').first().click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await menu(page, 'Code').click();
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link').first().click();
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await page.getByRole('button', { name: 'Chat Assistant' }).click();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await button(page, 'Stop and close').click();
  await expect(player(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main figure > a').first()).toBeVisible();
}

test.describe('without files that are not the page itself', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('fonts, icons and the manifest: all texts are readable in the fonts of the system', async ({ page }) => {
    await page.route(/\.woff2|\/icons\/|favicon|webmanifest/, (route) => route.fulfill({ status: 404 }));
    await open(page, '/');
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'error')))
      .toBe(true);
    await expect(page.locator('main h1')).toBeVisible();
    await menu(page, 'Team').click();
    await expectHeading(page, 'Our Team');
  });

  test('the style sheets: the page is plain, and its texts, links and buttons work', async ({ page }) => {
    await page.route('**/*.css', (route) => route.fulfill({ status: 404 }));
    await open(page, songs);
    await expect(page.locator('main h1')).toBeVisible();
    await rows(page).first().click();
    await expectPlaying(page);
  });
});

test('on slow 3G the text and its links come first, and every page arrives', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(at('/team'), { waitUntil: 'commit' });
  await expectHeading(page, 'Our Team');
  expect(await page.evaluate(() => history.state)).toBeNull(); // The code has not arrived yet.
  await menu(page, 'Info').click();
  await expectHeading(page, 'About Fixture');
  await isAlive(page);
  await menu(page, 'History').click();
  await expectHeading(page, 'Our History');
});

const storageFaults: Record<string, () => void> = {
  'that throws on access': () => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    Object.defineProperty(window, 'sessionStorage', { get });
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'full of nonsense': () => {
    for (const key of ['motion', 'listening', 'positions']) {
      for (const storage of [localStorage, sessionStorage]) storage.setItem(key, '[["",{"key":[null]}],1e999,"');
    }
  },
  'full of wrong types': () => {
    localStorage.setItem('motion', 'null');
    localStorage.setItem('listening', '{"key":{},"seconds":"many"}');
    sessionStorage.setItem('positions', '[["",{}],[null,"far"],[]]');
  },
};
for (const [fault, cause] of Object.entries(storageFaults)) {
  test.describe(`storage ${fault}`, () => {
    test('changes nothing else in the site', async ({ page }) => {
      await page.addInitScript(cause);
      await tryTheSite(page);
    });
  });
}

/** Does to each text what the translation of a browser does: an element of its own, and other words. */
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
  addEventListener('load', () => {
    translateTexts();
    new MutationObserver(translateTexts).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test.describe('where other programs change the page', () => {
  // React finds a changed page when it starts, says so, and renders the page again.
  test.use({ expectedMessages: /Minified React error #418/ });

  test('a translation by the browser breaks nothing', async ({ page }) => {
    await page.addInitScript(translate);
    await tryTheSite(page);
    await expect(page.locator('main h1 > font')).toHaveCount(1);
  });

  test('elements and attributes that extensions add break nothing', async ({ page }) => {
    await page.addInitScript(injectNodes);
    await tryTheSite(page);
    await expect(page.locator('body > extension-toolbar')).toHaveCount(2);
  });
});

/** Does what extensions do before the page's code starts. */
function injectNodes(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.documentElement;
    root.setAttribute('data-extension', 'dark');
    root.style.setProperty('--extension', '1');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.head.append(document.createElement('meta'));
    for (const parent of [document.body, document.querySelector('main')!, document.querySelector('header')!]) {
      parent.prepend(document.createElement('extension-toolbar'));
      parent.append(document.createElement('extension-toolbar'));
    }
    for (const link of document.querySelectorAll('a')) link.setAttribute('data-extension', 'checked');
  });
}

for (const time of ['1970-01-01', '2099-12-31']) {
  test.describe(`on ${time}`, () => {
    test('a wrong clock breaks nothing', async ({ page }) => {
      await page.clock.setFixedTime(time);
      await tryTheSite(page);
    });
  });
}

test('a tab that has slept for a day plays on, or says that it does not', async ({ page }) => {
  await open(page, songs);
  await rows(page).first().click();
  await expectPlaying(page);
  const session = await page.context().newCDPSession(page);
  await setHidden(page, true);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await setHidden(page, false);
  if (await button(page, 'Play').isVisible()) await button(page, 'Play').click();
  await expectPlaying(page);
  await menu(page, 'History').click();
  await expectHeading(page, 'Our History');
  await expectPlaying(page);
});
