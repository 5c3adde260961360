import type { Page } from '@playwright/test';
import { expect, isAlive, open, test } from '../support/test.ts';

// The parts far below the first screen are laid out after it. navigation/lay-out-later.ts decides when.
// In Calm, where the page does not scroll smoothly.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [title, act] of [
  ['scrolls', (page: Page) => page.mouse.wheel(0, 50)],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`the parts far below are laid out when the visitor ${title}`, async ({ page }) => {
    const footer = page.locator('footer .later');
    // The quiet moment does not come.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (handler: () => void, ms?: number) => (ms === 2000 ? 0 : setTimeout(handler, ms)),
      });
    });
    await open(page, '/history');
    await expect(footer).toHaveCSS('content-visibility', 'auto');
    await act(page);
    await expect(footer).toHaveCSS('content-visibility', 'visible');
  });
}

test('and otherwise at a quiet moment, also on the next page', async ({ page }) => {
  const related = page.locator('main .later').last();
  await open(page, '/history');
  await page.locator('header a[href$="/music"]').click();
  await expect(page).toHaveURL(/music$/);
  await expect(related).toHaveCSS('content-visibility', 'auto');
  await expect(related).toHaveCSS('content-visibility', 'visible');
});

test('a place further down is exact: by its address, after a reload, and by Back', async ({ page }) => {
  const last = page.locator('main ol > li').last();
  const top = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await open(page, '/history');
  const id = await last.getAttribute('id');
  await open(page, '/info');
  await open(page, `/history#${id}`);
  await expect(last).toBeInViewport();
  await page.evaluate(() => document.fonts.ready);
  const place = await top();
  const distance = async () => Math.abs((await top()) - place);
  await page.reload();
  await isAlive(page);
  await expect.poll(distance).toBeLessThanOrEqual(1);
  await page.locator('footer a[href$="/music"]').dispatchEvent('click'); // A click would scroll.
  await expect(page).toHaveURL(/music$/);
  await page.goBack();
  await expect.poll(distance).toBeLessThanOrEqual(1);
});
