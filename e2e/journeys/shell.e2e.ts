import type { Locator, Page } from '@playwright/test';
import { mainMenu, menuLink } from '../support/main-menu.ts';
import { expect, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const labels = 'Home|History|Writing|Music|AI Art|Art Tools|AI Labs|Code|Future|Team|Info'.split('|');
const bar = (page: Page) => page.locator('header').first();
const currentLink = (page: Page) => mainMenu(page).locator('[aria-current=page]');

/** Scrolls without animation and waits until the page has handled it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }, top);
}

/** The distance of an element's upper edge from the viewport's, in px. */
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

test('the menu has eleven links in order and marks the current one; the logo and Related Content lead to other pages @menu @related', async ({
  page,
}) => {
  await open(page, '/music');
  await expect(mainMenu(page).getByRole('link')).toHaveText(labels);
  await expect(currentLink(page)).toHaveText('Music');
  await page.getByRole('link', { name: /Συμφωνία/ }).click();
  await expectHeading(page, 'Συμφωνία');
  await expect(currentLink(page)).toHaveText('Music');
  const related = page.getByRole('region', { name: 'Related Content' }).getByRole('link');
  await expect(related.locator('strong')).toHaveText(['Our Pictures', 'Our Writing', 'Our History']);
  await related.last().click();
  await expectHeading(page, 'Our History');
  await bar(page).getByRole('link', { name: 'Fixture' }).click();
  await expectHeading(page, 'A small site for tests');
  await expect(currentLink(page)).toHaveText('Home');
});

test('the skip link leads to the content @skip-link', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Explore Projects' })).toBeFocused();
});

// app/navigation/scroll-state.test.ts has each threshold to the pixel.
test("the bar gets a background and hides when a visitor scrolls down; it comes back when they scroll up, or when focus enters it; 'Back to top' scrolls to the top @header-returns", async ({
  page,
}) => {
  await open(page, '/');
  const background = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const backToTop = page.getByRole('button', { name: 'Back to top' });
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(page, 60);
  await expect.poll(background).toMatch(/\/ 0\.93\)$/);
  expect(await topOf(bar(page))).toBe(0);
  await expect(backToTop).toBeHidden();
  await scrollTo(page, 900);
  await expect.poll(() => topOf(bar(page))).toBeLessThanOrEqual(-72);
  await scrollTo(page, 890);
  await expect.poll(() => topOf(bar(page))).toBe(0);
  await scrollTo(page, 900);
  await expect.poll(() => topOf(bar(page))).toBeLessThan(0);
  await menuLink(page, 'Music').focus();
  await expect.poll(() => topOf(bar(page))).toBe(0);
  await backToTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(backToTop).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu follows its button, and closes when Tab leaves it', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(mainMenu(page)).toBeHidden();
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menuLink(page, 'Home')).toBeFocused();
    await menuLink(page, 'Info').focus();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page).getByRole('button', { name: 'Day' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the names of the floating buttons show on hover and focus, stay below the pointer, and Escape hides them; phones always show them @hints-hover', async ({
  page,
}) => {
  const label = (name: string) => page.getByRole('button', { name, exact: true }).locator('> span');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/team');
  const calm = page.getByRole('button', { name: 'Calm', exact: true });
  await expect(label('Calm')).toHaveCSS('opacity', '0');
  await calm.hover();
  await expect(label('Calm')).toHaveCSS('opacity', '1');
  await expect(label('Calm')).toHaveText('Calm: nothing moves');
  await label('Calm').hover();
  await expect(label('Calm')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(label('Calm')).toHaveCSS('opacity', '0');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  for (const name of ['Calm', 'Day', 'Chat Assistant']) {
    await page.keyboard.press('Tab');
    await expect(label(name)).toHaveCSS('opacity', '1');
  }
  await page.keyboard.press('Escape');
  await expect(label('Chat Assistant')).toHaveCSS('opacity', '0');
  await expect(page.getByRole('button', { name: 'Chat Assistant', exact: true })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  for (const name of ['Calm', 'Chat Assistant']) await expect(label(name)).toHaveCSS('opacity', '1');
});

test('the chat is a panel of 384 × 500 px that says why it is disabled, and takes focus @chat-panel', async ({
  page,
}) => {
  await open(page, '/team');
  const panel = page.getByRole('dialog', { name: 'Chat Assistant' });
  await page.getByRole('button', { name: 'Chat Assistant' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Close chat' })).toBeFocused();
  await expect(panel.getByText('Hi! To enable AI chat, please add your API configuration.')).toBeVisible();
  // Measured after the animation: during it, Chromium adds a hundred-thousandth of a pixel.
  await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await panel.boundingBox()).toMatchObject({ width: 384, height: 500 });
  await expect(panel.getByRole('textbox')).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
});

// journeys/calm.e2e.ts and early-presses.e2e.ts have the visitor's choice.
test('Calm and Lively follow the system while the page is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/team');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'lively');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
  await expect(page.getByRole('radio', { name: 'Calm' })).toBeChecked();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await expect(bar(page)).toHaveCSS('transition-property', 'none');
});
