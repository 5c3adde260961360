import { contrastsInView, prepareForContrast } from '../support/contrast.ts';
import { looks, openWhole, showBy } from '../support/every-page.ts';
import { at, expect, isAlive, test } from '../support/test.ts';

// The light behind a heading is part of the page on a phone, and a file on other screens (decision 0023).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };

test('a phone paints the picture behind a heading even if no picture arrives', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route(/\.(avif|webp)$/, () => new Promise(() => {}));
  const image = page.locator('main picture[class*=backdrop] img');
  const isText = () =>
    image.evaluate((image: HTMLImageElement) => image.currentSrc.startsWith('data:') && image.naturalWidth > 0);
  // A page of each kind of head.
  for (const path of ['/history', '/music/album/songs']) {
    await page.goto(at(path), { waitUntil: 'commit' });
    await isAlive(page);
    await expect.poll(isText, path).toBe(true);
    await expect(image, path).toBeVisible();
  }
});

for (const look of looks) {
  test(`by ${look}, text on a picture of white and black squares has enough contrast @own-pictures`, async ({
    page,
  }) => {
    for (const viewport of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      for (const path of ['/future', '/art/alone']) {
        await openWhole(page, path);
        await showBy(page, look);
        await prepareForContrast(page);
        const head = await page.locator('main header').first().textContent();
        const lines = (await contrastsInView(page)).filter(({ text }) => head!.includes(text));
        expect(lines.length, path).toBeGreaterThan(3);
        expect(
          lines.filter(({ contrast, required }) => contrast < required),
          path,
        ).toEqual([]);
      }
    }
  });
}
