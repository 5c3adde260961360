import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { galleries, galleryPath } from '../../../generator/content/galleries.ts';
import { albumPath, albums } from '../../../generator/pages/album.ts';
import { readSite } from '../../../generator/pages.ts';
import { expect, open, test } from '../../support/test.ts';

// The table in docs/hosting.md says how many bytes a visit costs. It must not age.

const content = await readSite();
const [album] = content.get(albums);
const [gallery] = content.get(galleries);

/** The first column of the table, and the bytes in the second: '1.25 MB'. */
const stated = new Map(
  [...readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| ([^|]+) \| ([\d.]+) MB \| [\d.]+ TB \|$/gm)].map(
    ([, name, megabytes]) => [name!, Number(megabytes) * 1e6],
  ),
);

/** The bytes of all answers to a first visit, with their headers, once nothing more is requested; and the whole film. */
async function measureVisit(page: Page, path: string, siteFolder: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    // The request for a film ends with the visit.
    if (request.resourceType() === 'media') return;
    const size = request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize);
    sizes.push(size);
  });
  await open(page, path);
  await expect(page.locator('video')).toHaveCount(path === '/' ? 1 : 0); // The film comes after the page.
  await page.waitForLoadState('networkidle');
  for (const film of await page
    .locator('video')
    .evaluateAll((all) => all.map((video) => (video as HTMLVideoElement).currentSrc)))
    sizes.push(Promise.resolve(statSync(join(siteFolder, new URL(film).pathname)).size));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const [name, path] of [
  ['Home, with its film', '/'],
  ['An album', albumPath(album!)],
  ['A gallery', galleryPath(gallery!)],
] as const) {
  test(`${name}: a visit costs as many bytes as docs/hosting.md says`, async ({ page, siteFolder }) => {
    const bytes = await measureVisit(page, path, siteFolder);
    expect(Math.abs(stated.get(name)! / bytes - 1), `measured: ${bytes} bytes`).toBeLessThan(0.15);
  });
}

test('One recording besides, mp3: as many bytes as docs/hosting.md says', ({ siteFolder }) => {
  const { id, tracks } = content.get(albums).find(({ tracks }) => tracks[0]!.audioUrl.endsWith('.mp3'))!;
  const sizes = tracks.map(({ audioUrl }) => statSync(join(siteFolder, 'audio', id, audioUrl)).size);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(Math.abs(stated.get('One recording besides, mp3')! / mean - 1), `measured: ${mean} bytes`).toBeLessThan(0.15);
});

test('a million visits cost a million times as much', () => {
  const rows = [...readFileSync('docs/hosting.md', 'utf8').matchAll(/ ([\d.]+) MB \| ([\d.]+) TB \|$/gm)];
  expect(rows).toHaveLength(stated.size);
  for (const [, megabytes, terabytes] of rows) expect(terabytes).toBe(megabytes);
});
