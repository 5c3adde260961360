import type { Page } from '@playwright/test';
import { parseFeed } from '@rowanmanning/feed-parser';
import sharp from 'sharp';
import { site } from '../../generator/content/site.ts';
import { paths, readSite } from '../../generator/pages.ts';
import { at, expect, test } from '../support/test.ts';

// What feed readers and podcast programs find: the feeds that the pages of the owner's site name.

const content = await readSite();
const origin = content.get(site).url;
const rss = 'application/rss+xml';

/** The feeds in the heads of all pages: their paths, and their types. */
async function linkedFeeds(page: Page): Promise<Map<string, string>> {
  const feeds = new Map<string, string>();
  for (const path of paths(content)) {
    const html = await (await page.request.get(at(path))).text();
    for (const [, type, href] of html.matchAll(/<link rel="alternate" type="([^"]*)"[^>]* href="([^"]*)"/g)) {
      // An album's page also names the description of its card, which is no feed.
      if (type !== 'application/json+oembed') feeds.set(new URL(href!, origin).pathname, type!);
    }
  }
  return feeds;
}

test('every feed is read by a feed reader, and every address in it answers', async ({ page }) => {
  const feeds = await linkedFeeds(page);
  expect([...feeds.values()]).toEqual(expect.arrayContaining([rss, 'application/feed+json']));
  for (const [path, type] of feeds) {
    const answer = await page.request.get(at(path));
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    if (type === rss) {
      const feed = parseFeed(text);
      expect([feed.title, feed.self, feed.language], path).toEqual([/\S/, origin + path, 'en'].map(matching));
      for (const item of feed.items) expect([item.id, item.title, item.url]).toEqual(Array(3).fill(matching(/\S/)));
    } else {
      expect(JSON.parse(text), path).toMatchObject({ feed_url: origin + path, items: expect.any(Array) });
    }
    const addresses = new Set([...text.matchAll(/https?:[^"<\s]+/g)].map(([address]) => address));
    for (const address of [...addresses].filter((one) => one.startsWith(origin))) {
      const { pathname, hash } = new URL(address);
      const target = await page.request.get(at(pathname));
      expect(target.status(), address).toBe(200);
      // A boolean, because the report of a failure would contain the whole page.
      const hasTarget = !hash || (await target.text()).includes(`id="${hash.slice(1)}"`);
      expect(hasTarget, address).toBe(true);
    }
  }
});

/** What `toEqual` compares with: an expression matches, a text is the same. */
const matching = (value: string | RegExp) => (typeof value === 'string' ? value : expect.stringMatching(value));

test('an episode has the length and the type that its host states, and a cover that podcast programs accept', async ({
  page,
}) => {
  const feeds = [...(await linkedFeeds(page)).keys()].filter((path) => path.startsWith('/podcasts/'));
  for (const path of feeds) {
    const text = await (await page.request.get(at(path))).text();
    for (const { media } of parseFeed(text).items) {
      expect(media, path).toHaveLength(1);
      const { url, length, mimeType } = media[0]!;
      const head = (await page.request.head(at(new URL(url).pathname))).headers();
      expect([Number(head['content-length']), head['content-type']], url).toEqual([length, mimeType]);
    }
    const [, cover] = /<itunes:image href="([^"]*)"/.exec(text) ?? [];
    if (!cover) continue;
    const picture = await sharp(await (await page.request.get(at(new URL(cover).pathname))).body()).metadata();
    expect(picture.format).toBe('jpeg');
    expect(picture.width).toBe(picture.height);
    expect(picture.width).toBeGreaterThanOrEqual(1400);
  }
});
