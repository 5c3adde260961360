import { globSync } from 'node:fs';
import { absoluteUrl } from '../../generator/content/site-url.ts';
import { cardHeaders, headers, pageHeaders, unusedFeatures } from '../../generator/hosts/headers.ts';
import { paths, readSite, redirects } from '../../generator/pages/all-pages.ts';
import { mainMenu } from '../support/main-menu.ts';
import { rawRequest } from '../support/raw-request.ts';
import { at, expect, isAlive, test } from '../support/test.ts';

// The site on Debian's nginx and Caddy, with the files that the build writes for them: one project for each.
// generator/hosts/hosts.test.ts tests the content of these files.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The policy in a page's HTML. Its header has more, and allows any style in the page. */
const policyIn = (html: string) => /Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!;

const keep = 'public, max-age=31536000, immutable';
const html = 'text/html';

test('every answer has its status, type, time in caches and headers, also for a file that is missing', async ({
  request,
  siteFolder,
}) => {
  const textOf = async (path: string) => (await request.get(at(path))).text();
  const home = await textOf('/');
  const pagePolicy = policyIn(home).replace(/(style-src 'self') 'sha256-[^']+'/, "$1 'unsafe-inline'");
  const ofPages: Record<string, string> = { ...headers, ...pageHeaders(pagePolicy) };
  const ofCards: Record<string, string> = { ...headers, ...cardHeaders };
  const file = (pattern: string) => `/${globSync(pattern, { cwd: siteFolder })[0]}`;
  const script = `/${/assets\/[\w.-]+\.js/.exec(home)![0]}`;

  for (const [path, status, type, cache, expected] of [
    ['/', 200, html, 'no-cache', ofPages],
    ['/music', 200, html, 'no-cache', ofPages],
    ['/music/', 200, html, 'no-cache', ofPages],
    ['/music.html', 200, html, 'no-cache', ofPages],
    ['/music/album/songs', 200, html, 'no-cache', ofPages],
    ['/404', 404, html, 'no-cache', ofPages],
    ['/404.html', 404, html, 'no-cache', ofPages],
    ['/favicon.ico', 200, /icon/, 'no-cache', headers],
    ['/nothing', 404, html, 'no-cache', ofPages],
    ['/music/album/nothing', 404, html, 'no-cache', ofPages],
    ['/nothing.txt', 404, html, 'no-cache', ofPages],
    ['/assets/nothing.js', 404, html, undefined, ofPages],
    ['/embed/album/songs', 200, html, 'no-cache', ofCards],
    ['/embed/album/songs.html', 200, html, 'no-cache', ofCards],
    ['/embed/album/songs.json', 200, /^application\/json/, 'no-cache', undefined],
    ['/music.json', 200, 'application/json', 'no-cache', headers],
    ['/site.webmanifest', 200, 'application/manifest+json', 'no-cache', headers],
    ['/service-worker.js', 200, /javascript/, 'no-cache', headers],
    ['/music/album/songs.offline.json', 200, 'application/json', 'no-cache', headers],
    ['/sitemap.xml', 200, /^(text|application)\/xml/, 'no-cache', headers],
    ['/robots.txt', 200, 'text/plain', 'no-cache', headers],
    [file('audio/**/*.zip'), 200, 'application/zip', 'no-cache', headers],
    [file('audio/**/*.m3u8'), 200, 'application/vnd.apple.mpegurl', 'no-cache', headers],
    [file('audio/**/sha256sums.txt'), 200, 'text/plain', 'no-cache', headers],
    [script, 200, /javascript/, keep, headers],
    [file('assets/*.woff2'), 200, 'font/woff2', keep, headers],
    [file('**/*.avif'), 200, 'image/avif', undefined, headers],
    [file('**/*.webp'), 200, 'image/webp', undefined, headers],
    [file('**/*.mp4'), 200, 'video/mp4', undefined, headers],
    [file('**/*.svg'), 200, 'image/svg+xml', undefined, headers],
  ] as const) {
    const answer = await request.head(at(path));
    const sent = answer.headers();
    expect(answer.status(), path).toBe(status);
    expect(sent['content-type'], path).toMatch(type);
    if (cache) expect(sent['cache-control'], path).toBe(cache);
    if (!expected) continue;
    for (const name of Object.keys({ ...ofPages, ...ofCards })) {
      expect(sent[name.toLowerCase()], `${name} of ${path}`).toBe((expected as Record<string, string>)[name]);
    }
  }
  expect(await textOf('/nothing')).toContain('404');
  expect((await request.get(at('/embed/album/nothing'))).headers()['x-frame-options']).toBe('DENY');
});

test('text is sent as the build has compressed it, an unchanged file is not sent again, and recordings have ranges', async ({
  siteUrl,
}) => {
  const ask = (encodings: string, more = {}) =>
    rawRequest(`${siteUrl}music`, { ...(encodings && { 'accept-encoding': encodings }), ...more });
  const page = await ask('gzip, br');
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
  expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
  expect((await ask('')).headers['content-encoding']).toBeUndefined();
  expect((await ask('gzip, br', { 'if-none-match': String(page.headers.etag) })).status).toBe(304);
  for (const [file, type] of [
    ['songs/song-1.mp3', 'audio/mpeg'],
    ['symphony/movement-1.wav', 'audio/wav'],
  ] as const) {
    const answer = await rawRequest(`${siteUrl}audio/${file}`, { range: 'bytes=10-19' });
    expect(answer.status, file).toBe(206);
    const contentRange = expect.stringMatching(/^bytes 10-19\//);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': '10',
      'content-range': contentRange,
    });
  }
});

test('the policy blocks nothing that a page of the menu needs, and pages cannot use features that the site never uses', async ({
  page,
}) => {
  // The shared `test` fails on any message in the console, and a violation is one.
  await page.goto(at('/'));
  await isAlive(page);
  expect(await page.evaluate(() => document.querySelector('style')!.sheet!.cssRules.length)).toBeGreaterThan(10);
  const allowed = await page.evaluate(() =>
    // Only Chromium has it, and TypeScript does not know it.
    (document as Document & { featurePolicy: { allowedFeatures(): string[] } }).featurePolicy.allowedFeatures(),
  );
  expect(allowed).toContain('clipboard-write');
  expect(allowed.filter((name) => unusedFeatures.includes(name))).toEqual([]);
  for (const link of await mainMenu(page).getByRole('link').all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main h1')).toBeFocused();
  }
});

test('an old address leads to the new one, and every address in the sitemap and in the feeds answers', async ({
  request,
  siteFolder,
  siteUrl,
}) => {
  const content = await readSite('fixture');
  expect(redirects(content).length).toBeGreaterThan(0);
  for (const { from, to } of redirects(content)) {
    const answer = await request.get(at(from), { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(new URL(answer.headers().location!, siteUrl).pathname).toBe(to);
  }
  // A slash at its end takes one more redirect.
  expect((await request.get(at('/old-music/'))).url()).toBe(`${siteUrl}music`);

  const ofThisSite = new RegExp(`${absoluteUrl(content, '').replaceAll('.', '\\.')}(/[^"'<>\\s#?]*)`, 'g');
  const files = globSync(['**/*.xml', 'feed.json'], { cwd: siteFolder });
  expect(files.length).toBeGreaterThan(2);
  const found = new Set<string>();
  for (const file of files) {
    const text = await (await request.get(at(`/${file}`))).text();
    for (const [, path] of text.matchAll(ofThisSite)) found.add(path!);
  }
  expect([...found]).toEqual(expect.arrayContaining(paths(content).filter((path) => path !== '/404')));
  for (const path of found) expect((await request.head(at(path))).status(), path).toBe(200);
});
