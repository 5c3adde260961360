import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addressesIn, builtSites, openSite } from './built-site.ts';

// The feeds that the pages of a built site name, as feed readers and podcast programs read them.

const rss = 'application/rss+xml';

describe.each(builtSites)('%s', async (folder) => {
  const site = await openSite(folder);
  /** The types of all feeds, by address. */
  const feeds = new Map<string, string>();
  for (const path of site.paths) {
    for (const { attribs } of site.document(path)('link[rel=alternate]')) {
      if (/rss|feed/.test(attribs.type!)) feeds.set(new URL(attribs.href!, site.home).href, attribs.type!);
    }
  }

  test('a feed reader reads every feed, and every address in it leads to its element', async () => {
    expect([...feeds.values()]).toEqual(expect.arrayContaining([rss, 'application/feed+json']));
    for (const [address, type] of feeds) {
      const answer = await site.request(address);
      expect(answer.status, address).toBe(200);
      const text = await answer.text();
      if (type === rss) {
        const feed = parseFeed(text);
        expect(feed, address).toMatchObject({
          title: expect.stringMatching(/\S/),
          self: address,
          language: 'en',
        });
        for (const item of feed.items)
          for (const value of [item.id, item.title, item.url]) expect(value, address).toMatch(/\S/);
      } else {
        expect(JSON.parse(text), address).toMatchObject({ feed_url: address, items: expect.any(Array) });
      }
      const own = addressesIn(text).filter(site.isOwn);
      const problems = await Promise.all(own.map((one) => site.problemAt(one)));
      expect(problems.filter((problem) => problem)).toEqual([]);
    }
  });

  test('an episode has the length and the type that its host sends, and a cover that podcast programs accept', async () => {
    for (const address of [...feeds.keys()].filter((one) => one.includes('/podcasts/'))) {
      const text = await (await site.request(address)).text();
      for (const { media } of parseFeed(text).items) {
        expect(media, address).toHaveLength(1);
        const { url, length, mimeType } = media[0]!;
        const { headers } = await site.request(url, 'HEAD');
        expect([headers.get('content-type'), statSync(join(folder, url.replace(site.home, ''))).size]).toEqual([
          mimeType,
          length,
        ]);
      }
      const [, cover] = /<itunes:image href="([^"]*)"/.exec(text) ?? [];
      if (!cover) continue;
      const { format, width, height } = await sharp(await (await site.request(cover)).arrayBuffer()).metadata();
      expect([format, width]).toEqual(['jpeg', height]);
      expect(width).toBeGreaterThanOrEqual(1400);
    }
  });
});
