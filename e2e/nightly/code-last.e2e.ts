import type { Page } from '@playwright/test';
import { at, expect, isAlive, test } from '../support/test.ts';

// First-paint resources do not share the line with code (decision 0023).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('code is requested when the fonts and the first picture of the first screen are visible, not before', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/assets\/(?!start-).*\.js$/.test(request.url())) code.push(request.url());
  });
  const hold = async (files: string) => {
    const held = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await held.promise;
      await route.continue();
    });
    return held.resolve;
  };
  const releasePictures = await hold('**/cover-*.avif');
  const releaseFonts = await hold('**/*.woff2');
  const picture = page.waitForRequest('**/cover-*.avif');
  await page.goto(at('/music/album/songs'), { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await picture;
  await passFrames(page);
  expect(code, 'without fonts and picture').toEqual([]);
  releasePictures();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')!.complete);
  await passFrames(page);
  expect(code, 'without fonts').toEqual([]);
  releaseFonts();
  await isAlive(page);
  expect(code).not.toEqual([]);
});

test('fonts and pictures that never arrive do not keep the code waiting', async ({ page }) => {
  await page.route(/\.(woff2|avif|webp)$/, () => new Promise(() => {}));
  await page.goto(at('/music/album/songs'), { waitUntil: 'commit' });
  await isAlive(page);
});

/** Waits for some frames, in which the page could request its code: it does so after two. */
const passFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame);
  });
