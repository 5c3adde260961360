import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cardHeaders, headers, pageHeaders, unusedFeatures } from '../../generator/hosts/headers.ts';
import { albums } from '../../generator/pages/album.ts';
import { paths, readSite, redirects } from '../../generator/pages.ts';
import { absoluteUrl } from '../../generator/site-url.ts';
import { rawRequest } from '../support/raw-request.ts';
import { at, expect, isAlive, test } from '../support/test.ts';

// The site on Debian's nginx and Caddy, with the files that the build writes for them: one project for each.

/** The policy that a page states itself. Its header has more, and allows any style in the page. */
const policyIn = (html: string) => /Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!;

test('every answer has its headers, also for a file that is missing', async ({ request }) => {
  const pages = ['/', '/music', '/music.html', '/music/album/songs', '/nothing', '/nothing.txt', '/assets/nothing.js'];
  const html = await (await request.get(at('/'))).text();
  const forPages = pageHeaders(policyIn(html).replace(/(style-src 'self') 'sha256-[^']+'/, "$1 'unsafe-inline'"));
  const others = ['/music.json', '/robots.txt', '/audio/songs/song-1.mp3'];
  for (const path of [...pages, ...others]) {
    const answer = await request.get(at(path));
    const expected = { ...headers, ...(pages.includes(path) && forPages) };
    for (const name of Object.keys({ ...headers, ...forPages })) {
      expect(answer.headers()[name.toLowerCase()], `${name} of ${path}`).toBe(expected[name]);
    }
  }
});

test('a card has headers of its own, with which other sites may show it in a frame', async ({ request }) => {
  const html = await (await request.get(at('/embed/album/songs'))).text();
  const expected = { ...headers, ...cardHeaders };
  for (const path of ['/embed/album/songs', '/embed/album/songs.html']) {
    const answer = await request.get(at(path));
    expect(answer.status(), path).toBe(200);
    for (const name of Object.keys({ ...expected, ...pageHeaders('') })) {
      expect(answer.headers()[name.toLowerCase()], `${name} of ${path}`).toBe(expected[name]);
    }
  }
  const unknown = await request.get(at('/embed/album/nothing'));
  expect([unknown.status(), unknown.headers()['x-frame-options']]).toEqual([404, 'DENY']);
  const oembed = await request.get(at('/embed/album/songs.json'));
  expect([oembed.status(), oembed.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^application\/json/),
  ]);
});

test('pages, their data and unknown addresses have the right status, type and life in a cache', async ({ request }) => {
  const script = /assets\/[\w.-]+\.js/.exec(await (await request.get(at('/'))).text())![0];
  const expected = [
    ['/', 200, 'text/html', 'no-cache'],
    ['/music', 200, 'text/html', 'no-cache'],
    ['/music/', 200, 'text/html', 'no-cache'],
    ['/music/album/songs', 200, 'text/html', 'no-cache'],
    ['/music.json', 200, 'application/json', 'no-cache'],
    ['/site.webmanifest', 200, 'application/manifest+json', 'no-cache'],
    ['/sitemap.xml', 200, /^(text|application)\/xml/, 'no-cache'],
    ['/nothing', 404, 'text/html', 'no-cache'],
    ['/music/album/nothing', 404, 'text/html', 'no-cache'],
    [`/${script}`, 200, /javascript/, 'public, max-age=31536000, immutable'],
  ] as const;
  for (const [path, status, type, cache] of expected) {
    const answer = await request.get(at(path));
    expect(answer.status(), path).toBe(status);
    expect(answer.headers()['content-type'], path).toMatch(type);
    expect(answer.headers()['cache-control'], path).toBe(cache);
  }
  expect(await (await request.get(at('/nothing'))).text()).toContain('404');
});

test('pictures, films and fonts have their type', async ({ request, siteFolder }) => {
  const types = { avif: 'image/avif', webp: 'image/webp', mp4: 'video/mp4', woff2: 'font/woff2', svg: 'image/svg+xml' };
  for (const [extension, type] of Object.entries(types)) {
    const [file] = globSync(`**/*.${extension}`, { cwd: siteFolder });
    expect((await request.head(at(`/${file}`))).headers()['content-type'], file).toMatch(type);
  }
});

test('text comes as the build has compressed it, and the same file is not sent twice', async ({ siteUrl }) => {
  const page = await rawRequest(`${siteUrl}music`, { 'accept-encoding': 'gzip, br' });
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
  expect((await rawRequest(`${siteUrl}music`, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await rawRequest(`${siteUrl}music`, {})).headers['content-encoding']).toBeUndefined();
  const tag = String(page.headers.etag);
  expect((await rawRequest(`${siteUrl}music`, { 'accept-encoding': 'gzip, br', 'if-none-match': tag })).status).toBe(
    304,
  );
});

test('a recording has its type, and answers ranges', async ({ siteUrl }) => {
  const content = await readSite('fixture');
  for (const { id, tracks } of content.get(albums)) {
    const { audioUrl } = tracks[0]!;
    const answer = await rawRequest(`${siteUrl}audio/${id}/${audioUrl}`, { range: 'bytes=10-19' });
    expect(answer.status).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-type': audioUrl.endsWith('.wav') ? 'audio/wav' : 'audio/mpeg',
      'content-length': '10',
      'content-range': expect.stringMatching(/^bytes 10-19\//),
    });
  }
});

test('the policy blocks nothing that the site needs, on any page of the menu', async ({ page }) => {
  test.slow();
  // The shared test fails on any message in the console; a violation is one.
  await page.goto(at('/'));
  await isAlive(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('a page may not use what the site never uses', async ({ page }) => {
  await page.goto(at('/'));
  const allowed = await page.evaluate(() =>
    // TypeScript does not know it; only Chromium has it.
    (document as Document & { featurePolicy: { allowedFeatures(): string[] } }).featurePolicy.allowedFeatures(),
  );
  expect(allowed).toContain('clipboard-write');
  expect(allowed.filter((name) => unusedFeatures.includes(name))).toEqual([]);
});

test('a page may use the style that is in it, and no other in the page', async ({ page, request }) => {
  const html = await (await request.get(at('/'))).text();
  const style = /<style[^>]*>(.*?)<\/style>/s.exec(html)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(html).toContain(` style-src 'self' 'sha256-${hash}';`);
  await page.goto(at('/'));
  expect(await page.evaluate(() => document.querySelector('style')!.sheet!.cssRules.length)).toBeGreaterThan(10);
});

test('the first load has no style or script whose bytes the browser cannot check', async ({ request }) => {
  for (const path of ['/', '/music/album/songs', '/art/patterns']) {
    const html = await (await request.get(at(path))).text();
    const files = html.match(/<link rel="(stylesheet|modulepreload)"[^>]*>|<script[^>]* src=[^>]*>/g)!;
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(file).toMatch(/ integrity="sha256-[\w+/]{43}="/);
  }
});

test('an old address leads to the new one', async ({ request, siteUrl }) => {
  const content = await readSite('fixture');
  expect(redirects(content).length).toBeGreaterThan(0);
  for (const { from, to } of redirects(content)) {
    const answer = await request.get(at(from), { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(new URL(answer.headers().location!, siteUrl).pathname).toBe(to);
  }
  // With a slash at its end, it takes one step more.
  expect((await request.get(at('/old-music/'))).url()).toBe(`${siteUrl}music`);
});

test('every address of this site in the sitemap and in the feeds answers', async ({ request, siteFolder }) => {
  const content = await readSite('fixture');
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
