import { globSync } from 'node:fs';
import { cardHeaders, headers, pageHeaders } from '../../generator/hosts/headers.ts';
import { readSite, redirects } from '../../generator/pages/all-pages.ts';
import { rawRequest } from '../support/raw-request.ts';
import { at, expect, test } from '../support/test.ts';

// The site on Debian's nginx and Caddy, with the files that the build writes for them: one project for each.
// generator/hosts/hosts.test.ts tests the content of these files.

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

test('an old address leads to the new one, with and without a slash at its end', async ({ request, siteUrl }) => {
  const content = await readSite('fixture');
  expect(redirects(content).length).toBeGreaterThan(0);
  for (const { from, to } of redirects(content)) {
    const answer = await request.get(at(from), { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(new URL(answer.headers().location!, siteUrl).pathname).toBe(to);
  }
  // A slash at its end takes one more redirect.
  expect((await request.get(at('/old-music/'))).url()).toBe(`${siteUrl}music`);
});

// A path that a host decodes before it redirects may lead browsers to another host: `//`, `/\` and `/<tab>/` do.
const beginnings = ['/', '/%5C', '/\\', '/%09/', '/%0D', '/%0A/', '/%0D%0A', '//', '///', '/.//', '/%2e/%2F', '/%2F'];
const middles = ['', '%2F', '%5C', '%5C%5C', '%252F', '%255C', '%09%5C', '%00', '%E3%80%82'];
const ends = ['evil.test/', 'evil.test%2F', 'evil.test/%2e%2e//', 'evil.test/%5C/', '@evil.test/', 'https:evil.test/'];

/** Each beginning with each middle, and with the ends in turn. */
const misleading = beginnings.flatMap((beginning, row) =>
  middles.map((middle, column) => beginning + middle + ends[(row + column) % ends.length]),
);

test('no address of this site redirects to another host, however it is encoded', async ({ siteUrl }) => {
  const { origin } = new URL(siteUrl);
  // Some lead to a page that exists, so that the host does redirect.
  const redirected: string[] = [];
  for (const path of [...misleading, '/music/', '/music%2F', '//music/', '/.//music/', '/music//', '/music/%2e/']) {
    const { headers } = await rawRequest(origin, {}, path);
    if (headers.location === undefined) continue;
    redirected.push(path);
    expect(URL.parse(String(headers.location), origin)?.origin, path).toBe(origin);
  }
  expect(redirected).toContain('/music/');
});
