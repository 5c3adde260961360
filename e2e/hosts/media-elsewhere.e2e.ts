import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaHeaders } from '../../generator/hosts/headers.ts';
import { keepOffline } from '../engines/offline.ts';
import { rawRequest } from '../support/raw-request.ts';
import { siteFolders } from '../support/sites.ts';
import { expect, open, test } from '../support/test.ts';
import { seekSlider, visitWith, waitUntilPlaysBeyond } from '../support/visit.ts';

// Recordings and films have their own host: MEDIA_URL is http://media.test. The same program serves both hosts with the two
// files of the build. As the browser's proxy it gets the requests for that name, which no DNS knows.

test.use({
  siteFolder: siteFolders.fixtureMediaElsewhere,
  // Without a connection, the web manifest does not arrive.
  expectedMessages: /net::ERR_FAILED/,
  proxy: async ({ siteUrl }, use) => use({ server: new URL(siteUrl).origin }),
});

const media = 'http://media.test';

test('a recording plays and seeks, the film plays, and the policy allows both', async ({ page }) => {
  const recordings: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp3|wav)$/.test(request.url())) recordings.push(request.url());
  });
  await open(page, '/');
  const film = page.locator('video[data-playing]');
  await expect(film).toBeAttached();
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/^http:\/\/media\.test\/media\//);
  const visit = visitWith(page);
  await open(page, '/music/album/songs');
  await visit.press('main ol > li > button', 0);
  await waitUntilPlaysBeyond(visit, 0);
  await visit.slide(seekSlider, 60);
  await waitUntilPlaysBeyond(visit, 60);
  expect(recordings).not.toEqual([]);
  expect(recordings.filter((url) => !url.startsWith(`${media}/audio/`))).toEqual([]);
});

test('an album is kept offline with the recordings of the other host, which allows it', async ({ page }) => {
  await open(page, '/music/album/songs');
  const visit = visitWith(page);
  await keepOffline(visit);
  await page.context().setOffline(true);
  await open(page, '/music/album/songs');
  await visit.press('main ol > li > button', 3);
  await waitUntilPlaysBeyond(visit, 0);
  await visit.slide(seekSlider, 60);
  await waitUntilPlaysBeyond(visit, 60);
});

test('its files have their headers, types and ranges, and are not on the site', async ({ siteUrl, siteFolder }) => {
  const home = JSON.parse(readFileSync(join(siteFolder, 'index.json'), 'utf8'));
  for (const [file, type, cache] of [
    ['audio/songs/song-1.mp3', 'audio/mpeg', 'no-cache'],
    ['audio/symphony/movement-1.wav', 'audio/wav', 'no-cache'],
    [home.data.video.wide[0].url.slice(1), 'video/mp4', 'public, max-age=31536000, immutable'],
  ] as const) {
    const answer = await rawRequest(siteUrl + file, { host: 'media.test', range: 'bytes=10-19' });
    expect(answer.status, file).toBe(206);
    expect(answer.headers).toMatchObject({ 'content-type': type, 'content-length': '10', 'cache-control': cache });
    for (const [name, value] of Object.entries(mediaHeaders)) expect(answer.headers[name.toLowerCase()]).toBe(value);
    expect(existsSync(join(siteFolder, file))).toBe(false);
  }
});
