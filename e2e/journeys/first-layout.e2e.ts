import { at, expect, isAlive, open, test } from '../support/test.ts';

// What is far below the first screen is laid out after it. first-layout.js and navigation/lay-out-later.ts decide when.
// In Calm, where the page does not scroll smoothly.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('everything is laid out once the first page, and the next one, is there', async ({ page }) => {
  const footer = page.locator('footer');
  const { promise: isSeen, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.avif', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto(at('/history'), { waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  resolve();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await page.locator('header a[href$="/music"]').click();
  await expect(page).toHaveURL(/music$/);
  await expect(footer).toHaveCSS('content-visibility', 'visible');
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
