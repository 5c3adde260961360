import { menuLink } from '../support/main-menu.ts';
import { expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// Steps through the history while a page still loads.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two quick steps back over a slow page end at the page of the address', async ({ page }) => {
  await open(page, '/');
  await menuLink(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  await menuLink(page, 'History').click();
  await expectHeading(page, 'Our History');
  // The new document has the old entries and loads their pages again: Home at once, Music later.
  await page.reload();
  await isAlive(page);
  const home = page.waitForResponse('**/index.json');
  await menuLink(page, 'Home').hover();
  await home;
  await page.waitForLoadState('networkidle');
  const released = Promise.withResolvers<void>();
  await page.route('**/music.json', async (route) => {
    await released.promise;
    await route.continue();
  });
  const music = page.waitForResponse('**/music.json');
  await page.evaluate(() => {
    addEventListener('popstate', () => history.back(), { once: true });
    history.back();
  });
  await expectHeading(page, 'A small site for tests');
  // Longer than the old page stays while the next one loads (router.ts).
  const startMs = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 300, startMs);
  released.resolve();
  await music;
  await expect(page).toHaveURL(/[/]$/);
  await expectHeading(page, 'A small site for tests');
  await expect(page).toHaveTitle(/^Fixture: /);
});
