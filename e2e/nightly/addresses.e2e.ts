import { copiedText, recordCopies } from '../support/copied-text.ts';
import { at, expect, expectAccessible, isComplete, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const eventsOfWork = 'In our history:';

test('an event leads to its works, and each work back to its event, which is marked and where Tab continues', async ({
  page,
}) => {
  await open(page, '/history');
  await page.locator('#event-8').getByRole('link', { name: 'Hear the symphony' }).click();
  await expect(page).toHaveURL(/symphony$/);
  const events = page.getByText(eventsOfWork).getByRole('link');
  await expect(events).toHaveText(['June 20, 2024, Event Seven', 'August 16-17, 2024, Event Eight']);
  await events.last().click();
  await expect(page).toHaveURL(/\/history#event-8$/);
  const event = page.locator('#event-8');
  await expect(event.locator('h2')).toBeInViewport();
  await expect(event).toBeFocused();
  await expect(event.locator('h2')).toHaveCSS('text-decoration-line', 'underline');
  await page.keyboard.press('Tab');
  await expect(event.locator(':focus')).toHaveCount(1);
  await open(page, '/#about');
  await expect(page.locator('#_about-title')).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.locator('#card-1 h3'), 'a heading inside').toHaveCSS('text-decoration-line', 'none');
});

test.describe('Copy link', () => {
  test('copies the address of a place, a page and a feed, and says so once', async ({ page, baseURL }) => {
    await recordCopies(page);
    for (const [path, name, address] of [
      ['/history', 'Event Eight', '/history#event-8'],
      ['/music/album/songs', 'Songs', '/music/album/songs'],
      ['/info', 'the feed A Podcast', '/podcasts/podcast.xml'],
    ] as const) {
      await open(page, `${path}?from=elsewhere`);
      const button = page.getByRole('button', { name: `Copy link to ${name}`, exact: true });
      await button.press('Enter');
      await expect(page.locator('#_announcer')).toHaveText('Link copied');
      await expect(page.locator('main').getByText('Link copied')).toBeVisible();
      expect(await copiedText(page)).toBe(new URL(at(address), baseURL).href);
      await expect(button).toBeFocused();
    }
    await expect(page.getByText('Link copied')).toHaveCount(0);
    // One region announces all copies.
    await open(page, '/writing');
    await isComplete(page);
    await expect(page.locator('main :is([role=status], [aria-live])')).toHaveCount(0);
  });

  test('appears with the pointer or the focus; where the browser refuses to copy, it shows the address, selected', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
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

    await button.press('Enter');
    const field = page.getByRole('textbox', { name: 'Link to Event Two' });
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(`${page.url()}#event-2`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('beside headings, Tab stops at one of them; the arrow keys go to the others, and the pointer to each @heading-links', async ({
    page,
  }) => {
    await recordCopies(page);
    await open(page, '/history');
    await isComplete(page);
    const buttons = page.locator('main').getByRole('button', { name: /^Copy link to Event/ });
    expect(await buttons.count()).toBeGreaterThan(5);
    const stops = page.locator('main [data-heading-link]:not([tabindex="-1"])');
    await expect(stops).toHaveAccessibleName('Copy link to Event Thirteen');

    await page.locator('#_main').focus();
    // To the newest work beside the page's heading, and on.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => copiedText(page)).toMatch(/\/history#event-12$/);
    await page.keyboard.press('Tab');
    await expect(page.locator('main li a:focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(buttons.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(stops).toHaveAccessibleName('Copy link to Event Thirteen');

    await page.locator('#event-4 h2').hover();
    await page.getByRole('button', { name: 'Copy link to Event Four' }).click();
    await expect.poll(() => copiedText(page)).toMatch(/\/history#event-4$/);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('is always there, and opens the menu of the system', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.share = async (data) => {
          document.title = JSON.stringify(data);
        };
      });
      await open(page, '/team');
      const button = page.getByRole('button', { name: /^Share link to / }).first();
      await expect(button).toHaveCSS('opacity', '1');
      await button.tap();
      await expect(page).toHaveTitle(/^\{"title":".+","url":"http.+\/team#[a-z0-9-]+"\}$/);
    });
  });
});
