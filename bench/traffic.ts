import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { siteFolders } from '../e2e/support/sites.ts';
import { isAlive } from '../e2e/support/test.ts';
import { galleries, galleryPath } from '../generator/content/galleries.ts';
import { albumPath, albums } from '../generator/pages/album.ts';
import { readSite } from '../generator/pages/all-pages.ts';
import { bench } from './harness.ts';

// `npm run bench:traffic`: the bytes of a first visit to the built content without scrolling. Reports where the table in
// docs/hosting.md is wrong by more than 15 %.

const document = 'docs/hosting.md';
const tolerance = 0.15;

const content = await readSite();
const [album] = content.get(albums);
const [gallery] = content.get(galleries);
const tracks = content.get(albums).flatMap(({ id, tracks }) => tracks.map(({ audioUrl }) => join(id, audioUrl)));

/** The first column of the table, and the megabytes in the second. */
const stated = new Map(
  [...readFileSync(document, 'utf8').matchAll(/^\| ([^|]+) \| ([\d.]+) MB \| [\d.]+ TB \|$/gm)].map(
    ([, name, megabytes]) => [name!, Number(megabytes)],
  ),
);

await bench({}, async ({ browser, origin }) => {
  const visit = (path: string) => megabytesOf(browser, origin + path);
  report('Home, with its film', await visit('/'));
  if (album) report('An album', await visit(albumPath(content, album)));
  if (gallery) report('A gallery', await visit(galleryPath(content, gallery)));
});
const sizes = tracks
  .filter((file) => file.endsWith('.mp3'))
  .map((file) => statSync(join(siteFolders.content, 'audio', file)).size);
if (sizes.length > 0) report('One recording besides, mp3', sum(sizes) / sizes.length / 1e6);

/** Prints a row of the table; a million visits cost a million times as much. */
function report(name: string, megabytes: number): void {
  console.log(`| ${name} | ${megabytes.toFixed(2)} MB | ${megabytes.toFixed(2)} TB |`);
  const written = stated.get(name);
  if (written === undefined) console.log(`  ${document} has no such row.`);
  else if (Math.abs(written / megabytes - 1) > tolerance) console.log(`  ${document} says ${written} MB.`);
}

/** The bytes of all answers to a first visit, with their headers, until nothing more is requested, and the whole film. */
async function megabytesOf(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const bytes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    // The request for a film ends with the visit.
    if (request.resourceType() === 'media') return;
    bytes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  await page.goto(url);
  await isAlive(page);
  if (new URL(url).pathname === '/') await page.locator('video').waitFor({ state: 'attached' }); // It comes after the page.
  await page.waitForLoadState('networkidle');
  const total = sum(await Promise.all(bytes)) + (await filmBytes(page));
  await page.close();
  return total / 1e6;
}

async function filmBytes(page: Page): Promise<number> {
  const films = await page
    .locator('video')
    .evaluateAll((all) => all.map((film) => (film as HTMLVideoElement).currentSrc));
  return sum(films.map((film) => statSync(join(siteFolders.content, new URL(film).pathname)).size));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
