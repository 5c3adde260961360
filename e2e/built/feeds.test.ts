import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, test } from 'vitest';
import { builtSites, openSite } from './built-site.ts';

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

  test('a feed reader reads every feed', async () => {
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
    }
  });
});
