import { request } from 'node:http';
import { headers } from '../../generator/hosts/headers.ts';
import { albums } from '../../generator/pages/album.ts';
import { readSite } from '../../generator/pages.ts';
import { at, expect, isAlive, test } from '../support/test.ts';

// The site on Debian's nginx, with the file that the build writes for it.

test('every answer has all headers, also for a file that is missing', async ({ request }) => {
  for (const path of ['/', '/music', '/music.json', '/robots.txt', '/nothing', '/assets/nothing.js']) {
    const answer = await request.get(at(path));
    for (const [name, value] of Object.entries(headers)) expect(answer.headers()[name.toLowerCase()], path).toBe(value);
  }
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

test('text comes as the build has compressed it, and the same file is not sent twice', async ({ siteUrl }) => {
  const page = await get(`${siteUrl}music`, { 'accept-encoding': 'gzip, br' });
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
  expect((await get(`${siteUrl}music`, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await get(`${siteUrl}music`, {})).headers['content-encoding']).toBeUndefined();
  const tag = String(page.headers.etag);
  expect((await get(`${siteUrl}music`, { 'accept-encoding': 'gzip, br', 'if-none-match': tag })).status).toBe(304);
});

test('a recording has its type, and answers ranges', async ({ siteUrl }) => {
  const content = await readSite('fixture');
  for (const { id, tracks } of content.get(albums)) {
    const { audioUrl } = tracks[0]!;
    const answer = await get(`${siteUrl}audio/${id}/${audioUrl}`, { range: 'bytes=10-19' });
    expect(answer.status).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-type': audioUrl.endsWith('.wav') ? 'audio/wav' : 'audio/mpeg',
      'content-length': '10',
      'content-range': expect.stringMatching(/^bytes 10-19\//),
    });
  }
});

test('the policy blocks nothing that the site needs, on any page of the menu', async ({ page }) => {
  // The shared test fails on any message in the console; a violation is one.
  await page.goto(at('/'));
  await isAlive(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

/** A request as it is: Playwright would decompress the answer and hide its encoding. */
const get = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: Record<string, string | string[] | undefined> }>(
    (resolve, reject) => {
      request(url, { headers }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      })
        .on('error', reject)
        .end();
    },
  );
