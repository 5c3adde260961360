import { parseFeed } from '@rowanmanning/feed-parser';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { readSite } from '../pages/all-pages.ts';
import { jsonFeed, rssFeed } from './feeds.ts';

const content = await readSite('fixture');
afterEach(() => vi.unstubAllEnvs());

const items = (xml: string) =>
  parseFeed(xml).items.map(({ title, published }) => [title, published?.toISOString().slice(0, 10)]);

test('the feed has events with a day, and works that no event links to, newest first', () => {
  expect(items(rssFeed(content))).toEqual([
    ['The Spring Recording', '2025-04-12'],
    ['Winter Hours', '2024-12-01'],
    ['Event Eight', '2024-08-17'],
    ['Event Seven', '2024-06-20'],
    ['Alone', '2024-06-01'],
    ['Event Six', '2024-01-07'],
    ['Event Five & "Quotes" <b>', '2023-03-05'],
    ['Single', '1999-05-20'],
  ]);
});

test('a feed reader finds the site, and the address of each item', () => {
  const feed = parseFeed(rssFeed(content));
  expect(feed).toMatchObject({
    title: 'Fixture',
    url: 'https://fixture.example/',
    self: 'https://fixture.example/feed.xml',
  });
  // Feed readers read a description as HTML, and this one shows the original text.
  expect(feed.items.at(-2)?.description).toContain('So has this text, <b>for example</b> $& and &amp;.');
  expect(feed.items.map(({ id, url }) => [id, url]).slice(3, 5)).toEqual([
    ['https://fixture.example/history#event-7', 'https://fixture.example/history#event-7'],
    ['https://fixture.example/art/alone', 'https://fixture.example/art/alone'],
  ]);
});

test('the JSON feed has the same items', () => {
  const json = JSON.parse(jsonFeed(content));
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: 'Fixture', language: 'en' });
  const same = json.items.map(({ title, date_published }: Record<string, string>) => [
    title,
    date_published!.slice(0, 10),
  ]);
  expect(same).toEqual(items(rssFeed(content)));
});

test('addresses follow SITE_URL and BASE_PATH', () => {
  vi.stubEnv('SITE_URL', 'https://example.org');
  vi.stubEnv('BASE_PATH', 'portfolio');
  expect(parseFeed(rssFeed(content)).items[2]?.url).toBe('https://example.org/portfolio/history#event-8');
  expect(JSON.parse(jsonFeed(content)).feed_url).toBe('https://example.org/portfolio/feed.json');
});

test('a site without a day has a feed without items', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  copy.change('history.yaml', /date: .*/g, 'date: One day');
  copy.change('history.yaml', / {2}visit:\n(?: {4}.*\n)+/, ''); // Where people can come, a day is needed.
  copy.change('albums/single/album.yaml', /published: .*\n/, '');
  copy.change('galleries/alone/gallery.yaml', /published: .*\n/, '');
  for (const id of ['spring', 'winter']) copy.change(`texts/${id}/text.yaml`, /published: .*\n/, '');
  const empty = await readSite(copy.folder);
  expect(parseFeed(rssFeed(empty)).items).toEqual([]);
  expect(JSON.parse(jsonFeed(empty)).items).toEqual([]);
});
