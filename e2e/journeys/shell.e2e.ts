import type { Locator, Page } from '@playwright/test';
import { expect, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const labels = [
  'Home',
  'History',
  'Writing',
  'Music',
  'AI Art',
  'Art Tools',
  'AI Labs',
  'Code',
  'Future',
  'Team',
  'Info',
];
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const bar = (page: Page) => page.locator('header').first();

/** Scrolls without animation and waits until the page has handled it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }, top);
}

/** The distance of its upper edge from the viewport's, in px. */
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

test.describe('the bar', () => {
  test('has eleven links in order and marks the current one; the logo leads home @menu', async ({ page }) => {
    await open(page, '/music');
    await expect(mainMenu(page).getByRole('link')).toHaveText(labels);
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText('Music');
    await bar(page).getByRole('link', { name: 'Fixture' }).click();
    await expectHeading(page, 'A small site for tests');
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText('Home');
  });

  test('on an album page, marks Music', async ({ page }) => {
    await open(page, '/music/album/symphony');
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText('Music');
  });

  test('gets a dark background after 50 px', async ({ page }) => {
    await open(page, '/');
    const background = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    await scrollTo(page, 50);
    expect(await background()).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(page, 51);
    await expect.poll(background).toMatch(/\/ 0\.93\)$/);
  });

  test('hides when scrolling down past 100 px, shows when scrolling up', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 100);
    expect(await topOf(bar(page))).toBe(0);
    await scrollTo(page, 101);
    await expect.poll(() => topOf(bar(page))).toBeLessThanOrEqual(-72);
    await scrollTo(page, 900);
    await scrollTo(page, 890);
    await expect.poll(() => topOf(bar(page))).toBe(0);
  });

  test('comes back when focus enters it @header-returns', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 900);
    await expect.poll(() => topOf(bar(page))).toBeLessThan(0);
    await mainMenu(page).getByRole('link', { name: 'Music' }).focus();
    await expect.poll(() => topOf(bar(page))).toBe(0);
  });
});

test.describe('the collapsed menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, navigates and closes', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(mainMenu(page)).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(mainMenu(page).getByRole('link')).toHaveText(labels);
    await mainMenu(page).getByRole('link', { name: 'Music' }).click();
    await expectHeading(page, 'Our Music');
    await expect(mainMenu(page)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes with Escape, which returns focus to its button, and when Tab leaves it', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    await expect(mainMenu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await mainMenu(page).getByRole('link', { name: 'Info' }).focus();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page)).toBeHidden();
  });
});

test('the skip link leads to the content @skip-link', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Explore Projects' })).toBeFocused();
});

test.describe('the names of the floating buttons', () => {
  const label = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).locator('> span');

  test('show on hover and focus; they stay below the pointer, and Escape hides them @hints-hover', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/team');
    const calm = page.getByRole('button', { name: 'Calm', exact: true });
    await expect(label(page, 'Calm')).toHaveCSS('opacity', '0');
    await calm.hover();
    await expect(label(page, 'Calm')).toHaveCSS('opacity', '1');
    await expect(label(page, 'Calm')).toHaveText('Calm: nothing moves');
    await label(page, 'Calm').hover();
    await expect(label(page, 'Calm')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(label(page, 'Calm')).toHaveCSS('opacity', '0');
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(calm).toBeFocused();
    await expect(label(page, 'Calm')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await expect(label(page, 'Chat Assistant')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(label(page, 'Chat Assistant')).toHaveCSS('opacity', '0');
    await expect(page.getByRole('button', { name: 'Chat Assistant', exact: true })).toBeFocused();
  });

  test('are always there on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/team');
    for (const name of ['Calm', 'Chat Assistant']) await expect(label(page, name)).toHaveCSS('opacity', '1');
  });
});

test("'Back to top' appears after 500 px and leads there", async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 500);
  await expect(button).toBeHidden();
  await scrollTo(page, 501);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test.describe('the chat', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat Assistant' });
  const button = (page: Page) => page.getByRole('button', { name: 'Chat Assistant' });

  test('is a panel of 384 × 500 px that says why it is disabled @chat-panel', async ({ page }) => {
    await open(page, '/');
    await button(page).click();
    await expect(panel(page).getByText('Hi! To enable AI chat, please add your API configuration.')).toBeVisible();
    // Measured after the animation: during it, Chromium adds a hundred-thousandth of a pixel.
    await panel(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = (await panel(page).boundingBox())!;
    expect([box.width, box.height]).toEqual([384, 500]);
    await expect(panel(page).getByRole('textbox')).toBeDisabled();
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  test('takes focus, and returns it to its button when X or Escape closes it', async ({ page }) => {
    await open(page, '/');
    await button(page).press('Enter');
    await expect(panel(page).getByRole('button', { name: 'Close chat' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await panel(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('stays inside a small viewport', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await open(page, '/music/album/symphony');
    await button(page).click();
    const box = (await panel(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  });

  test.describe('without its code', () => {
    test.use({ expectedMessages: /Failed to load resource|dynamically imported module/ });
    test('does not open, and the page stays as it is @chat-code-missing', async ({ page }) => {
      await open(page, '/');
      await page.route('**/chat-panel-*.js', (route) => route.abort());
      await button(page).click();
      await expect(button(page)).toBeVisible();
      await expectHeading(page, 'A small site for tests');
    });
  });
});

test('Related Content lists the three pages that the record names @related', async ({ page }) => {
  await open(page, '/music');
  const section = page.getByRole('region', { name: 'Related Content' });
  await expect(section.getByRole('link').locator('strong')).toHaveText(['Our Pictures', 'Our Writing', 'Our History']);
  await section.getByRole('link', { name: /Our History/ }).click();
  await expectHeading(page, 'Our History');
});

test.describe('Calm and Lively', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const motion = (page: Page) => page.locator('html').getAttribute('data-motion');
  const choice = (page: Page, name: string) => page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name });

  test("start with the system's setting", async ({ page }) => {
    await open(page, '/');
    expect(await motion(page)).toBe('lively');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => motion(page)).toBe('calm');
    await expect(choice(page, 'Calm')).toBeChecked();
  });

  test("the visitor's choice overrides it, is remembered, and applies before the first paint", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await choice(page, 'Lively').check();
    expect(await motion(page)).toBe('lively');
    await page.addInitScript(() => {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-paint').length === 0) return;
        document.documentElement.dataset.motionAtFirstPaint ??= document.documentElement.dataset.motion ?? 'unknown';
      }).observe({ type: 'paint', buffered: true });
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-motion-at-first-paint', 'lively');
  });

  test('Calm stops smooth scrolling and transitions', async ({ page }) => {
    await open(page, '/');
    await choice(page, 'Calm').check();
    const [scroll, transition] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).scrollBehavior,
      getComputedStyle(document.querySelector('header')!).transitionProperty,
    ]);
    expect([scroll, transition]).toEqual(['auto', 'none']);
  });

  test('work when the browser denies storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
    });
    await open(page, '/');
    await choice(page, 'Calm').check();
    expect(await motion(page)).toBe('calm');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Music' }).click();
    await expectHeading(page, 'Our Music');
    expect(await motion(page)).toBe('calm');
  });
});
