import type { Page } from '@playwright/test';
import { expect, expectHeading, open, test } from '../support/test.ts';

// Scenes, the film and the reveal are decorations: a page is complete without them. Home has all three.

const scene = (page: Page) => page.locator('main canvas');

test('a scene whose worker fails is left out, and its still picture stays @scene-throws', async ({ page }) => {
  const failures = {
    'throws at once': 'throw new Error("broken");',
    'throws at a message': 'addEventListener("message", () => { throw new Error("broken"); });',
    'has no canvas context': 'OffscreenCanvas.prototype.getContext = () => null;',
  };
  for (const [failure, code] of Object.entries(failures)) {
    await page.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: code + (await response.text()) });
    });
    const worker = page.waitForEvent('worker');
    await open(page, '/future');
    await worker;
    await expect(scene(page), failure).toHaveCount(0);
    await expect(page.locator('main svg:has(> circle)').first(), failure).toHaveCSS('opacity', '1');
    await page.unroute('**/assets/worker-*.js');
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expectHeading(page, 'Our History');
});
