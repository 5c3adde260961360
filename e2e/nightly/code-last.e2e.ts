import type { Page } from '@playwright/test';
import { startHost } from '../../generator/serve/static-host.ts';
import { readHtml } from '../support/built-pages.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { siteFolders } from '../support/sites.ts';
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
  await passFrames(page, 8);
  expect(code, 'without fonts and picture').toEqual([]);
  releasePictures();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')!.complete);
  await passFrames(page, 8);
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

test('code is requested after the end of a document that arrives in two pieces, however late @document-in-pieces', async ({
  page,
}) => {
  const html = readHtml(siteFolders.fixture, '/music/album/songs');
  const middle = html.indexOf('<main');
  const held = Promise.withResolvers<void>();
  const host = createChangedHost((request, response, serveSite) => {
    if (request.url !== '/music/album/songs') return serveSite();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, middle));
    held.promise.then(() => response.end(html.slice(middle)));
  });
  const url = await startHost(host);
  await page.clock.install();
  const firstScript = page.waitForEvent('requestfinished', (request) => /assets\/start-/.test(request.url()));
  await page.goto(`${url}/music/album/songs`, { waitUntil: 'commit' });
  await firstScript;
  await passFrames(page);
  await page.clock.fastForward(10_000); // Longer than the first script waits for time.
  await passFrames(page);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  held.resolve();
  await isAlive(page);
  host.close();
  host.closeAllConnections();
});

/** Waits for some frames, in which the page could request its code: it does so after two. */
const passFrames = (page: Page, count = 20) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, count);
