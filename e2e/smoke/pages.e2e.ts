import { load } from 'cheerio';
import { findView, type View } from '../../contract/routes.ts';
import { paths, readSite } from '../../generator/pages/all-pages.ts';
import { at, expect, isAlive, isComplete, open, test } from '../support/test.ts';

// Pages of the owner's content in a browser: one page of each kind, or the pages that e2e/smoke.ts lists in SMOKE_PATHS. Any
// content must pass, so no id, title or number of the content is stated here.

const allPaths = paths(await readSite());
const firstOf = (view: View) => allPaths.find((path) => findView(path) === view);
const visited = process.env.SMOKE_PATHS?.split(' ') ?? [...new Set(allPaths.map((path) => firstOf(findView(path)!)!))];

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

for (const path of visited) {
  const isNotFound = path.endsWith('/404');

  test.describe(path, () => {
    test.use({ expectedMessages: isNotFound ? /404 \(Not Found\)/ : /(?!)/ });

    test('hydrates with the heading of its HTML, has no broken picture, and fits a phone', async ({ page }) => {
      const response = await page.goto(at(path.replace(/404$/, 'there-is-no-such-page')));
      expect(response!.status()).toBe(isNotFound ? 404 : 200);
      const heading = load(await response!.text())('main h1').text();
      expect(heading).toMatch(/\S/);
      await isAlive(page);
      expect(await page.locator('main h1').textContent()).toBe(heading);
      await isComplete(page);
      expect(await page.evaluate(brokenPictures)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
}

const album = visited.find((path) => findView(path) === 'album');
if (album) {
  test(`the first track of ${album} plays`, async ({ page }) => {
    await open(page, album);
    await page.locator('main ol').getByRole('button').first().click();
    const player = page.getByRole('region', { name: 'Player' });
    await expect(player.getByRole('status')).toHaveText(/^Now playing: \S/);
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
}

const gallery = visited.find((path) => findView(path) === 'gallery');
if (gallery) {
  test(`the first picture of ${gallery} opens in the viewer`, async ({ page }) => {
    await open(page, gallery);
    await page.locator('main li a:has(img)').first().click();
    const viewer = page.getByRole('dialog').filter({ has: page.locator('img') });
    await expect(viewer).toBeVisible();
    await expect
      .poll(() =>
        viewer
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
}

/** Runs in the page: loads all pictures. Returns the addresses of broken ones. */
async function brokenPictures(): Promise<string[]> {
  const images = [...document.images].filter((image) => image.currentSrc || image.src);
  const isBroken = async (image: HTMLImageElement) => {
    image.loading = 'eager';
    return image.decode().then(
      () => false,
      () => image.naturalWidth === 0,
    );
  };
  const broken = await Promise.all(images.map(isBroken));
  return images.filter((_, index) => broken[index]).map((image) => image.currentSrc);
}
