import { expect, expectHeading, open, test } from '../support/test.ts';

// Scenes are decorations: a page is complete without them.
test.use({ expectedMessages: /Failed to load resource/ });

test('a scene whose worker is missing or fails is left out, and its still picture stays @scenes-code-missing @scene-throws', async ({
  page,
}) => {
  const failures = {
    'is missing': undefined,
    'throws at once': 'throw new Error("broken");',
    'throws at a message': 'addEventListener("message", () => { throw new Error("broken"); });',
    'has no canvas context': 'OffscreenCanvas.prototype.getContext = () => null;',
  };
  for (const [failure, code] of Object.entries(failures)) {
    await page.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill(code ? { response, body: code + (await response.text()) } : { status: 404 });
    });
    const asked = page.waitForResponse('**/assets/worker-*.js');
    await open(page, '/future');
    await asked;
    await expect(page.locator('main canvas'), failure).toHaveCount(0);
    await expect(page.locator('main svg:has(> circle)').first(), failure).toHaveCSS('opacity', '1');
    await page.unroute('**/assets/worker-*.js');
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expectHeading(page, 'Our History');
});
