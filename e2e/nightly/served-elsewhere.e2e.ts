import { expect, expectHeading, isAlive, test } from '../support/test.ts';

// A proxy, a translation service or a web archive serves a page at another address.

const services = {
  '/search?q=cache:fixture.example/music': '/music',
  '/translate?u=https://fixture.example/art/patterns': '/art/patterns',
  '/web/20261126/https://fixture.example/info': '/info',
};

for (const [address, path] of Object.entries(services)) {
  test(`${path} stays the same page at ${address}`, async ({ page, siteUrl }) => {
    const served = new URL(address, siteUrl);
    await page.route(served.href, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL(path, siteUrl).href }) });
    });
    await page.goto(served.href);
    const heading = await page.locator('main h1').textContent();
    await isAlive(page);
    await expectHeading(page, heading!);
    expect(page.url()).toBe(served.href);

    // A picture with its own address opens too, and Back closes it.
    if (path === '/art/patterns') {
      await page.locator('#pattern-2 a').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
    }

    // Back after a link returns to the same page.
    await page.locator('footer a[href="/team"], nav a[href="/team"]').first().click();
    await expect(page).toHaveURL(/\/team$/);
    await expect(page.locator('main h1')).not.toHaveText(heading!);
    await page.goBack();
    await expectHeading(page, heading!);
    expect(page.url()).toBe(served.href);
  });
}
