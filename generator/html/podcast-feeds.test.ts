import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import { readSite } from '../pages/all-pages.ts';
import { podcastGuid, writePodcastFeeds } from './podcast-feeds.ts';

const site = 'https://fixture.example';

let copy: ContentCopy;
let out: string;
let recordings: string;
beforeEach(() => {
  copy = copyFixture();
  out = mkdtempSync(join(tmpdir(), 'podcast-'));
  recordings = join(out, 'recordings');
  const audio = join(recordings, 'audio/podcast/episode.mp3');
  mkdirSync(dirname(audio), { recursive: true });
  writeFileSync(audio, Buffer.alloc(12345));
  return () => {
    copy.remove();
    rmSync(out, { recursive: true });
  };
});

async function write(pictures: PictureLookup = fakePicture): Promise<string> {
  await writePodcastFeeds(await readSite(copy.folder), pictures, out, recordings);
  return readFileSync(join(out, 'podcasts/podcast.xml'), 'utf8');
}

/** The channel with its tags, whose names have prefixes. */
const channelOf = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false }).parse(xml).rss.channel;

test('a podcast program finds the recording, its length and its type', async () => {
  const feed = parseFeed(await write());
  expect(feed).toMatchObject({ title: 'A Podcast', self: `${site}/podcasts/podcast.xml` });
  expect(feed.items).toHaveLength(1);
  expect(feed.items[0]).toMatchObject({
    title: 'Episode One',
    url: `${site}/other-initiatives#podcast`,
    media: [{ url: `${site}/audio/podcast/episode.mp3`, length: 12345, mimeType: 'audio/mpeg' }],
  });
  expect(feed.items[0]?.published?.toISOString()).toBe('2024-02-29T12:00:00.000Z');
});

test('the feed and its transcript are in the language of the site', async () => {
  copy.change('site.yaml', 'name: Fixture', 'name: Fixture\nlanguage: de');
  const channel = channelOf(await write());
  expect(channel.language).toBe('de');
  expect(channel.item['podcast:transcript'].language).toBe('de');
});

test('it has the tags of Apple and of Podcasting 2.0', async () => {
  const channel = channelOf(await write());
  expect(channel).toMatchObject({
    'itunes:author': 'Fixture',
    'itunes:category': { text: 'Health & Fitness' },
    'itunes:explicit': 'false',
    'podcast:guid': podcastGuid(`${site}/podcasts/podcast.xml`),
    'podcast:medium': 'podcast',
    'podcast:license': { url: `${site}/info#privacy`, '#text': 'Please ask before you use a work.' },
  });
  expect(channel.item).toMatchObject({
    'itunes:duration': '50',
    'itunes:explicit': 'false',
    'podcast:transcript': { url: `${site}/podcasts/podcast.txt`, type: 'text/plain' },
  });
  expect(readFileSync(join(out, 'podcasts/podcast.txt'), 'utf8')).toMatch(
    /^This is the first[\s\S]*\n\nThe second[\s\S]*\n$/,
  );
});

test("the podcast and its episode have Apple's flag for explicit words", async () => {
  // https://podcasters.apple.com/support/5440-explicit-content
  copy.change('initiatives.yaml', 'explicit: false', 'explicit: true');
  expect(channelOf(await write())).toMatchObject({
    'itunes:explicit': 'true',
    item: { 'itunes:explicit': 'true' },
  });
});

test('the feed has no tags for fields that the record lacks', async () => {
  copy.change('initiatives.yaml', / {4}(published|explicit|category): .*\n/g, '');
  const xml = await write();
  expect(xml).not.toMatch(/<pubDate>|itunes:explicit|itunes:category/);
});

test('the feed has a cover only if it is large enough, as a square with metadata', async () => {
  expect(channelOf(await write())['itunes:image']).toBeUndefined();
  const size = { width: 1500, height: 1450 };
  const picture = sharp({ create: { ...size, channels: 3, background: '#204060' } }).jpeg();
  writeFileSync(join(copy.folder, 'pictures/about-2.jpg'), await picture.toBuffer());
  const xml = await write((file, alt) => ({ ...fakePicture(file, alt), ...size }));
  expect(channelOf(xml)['itunes:image']).toEqual({ href: `${site}/podcasts/podcast.jpg` });
  const cover = await sharp(join(out, 'podcasts/podcast.jpg')).metadata();
  expect([cover.width, cover.height]).toEqual([1450, 1450]);
  expect(cover.xmpAsString).toContain('A Podcast');
});

test('the id is the one in the specification', () => {
  // https://podcasting2.org/docs/podcast-namespace/tags/guid
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810');
});
