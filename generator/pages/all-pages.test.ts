import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dataOf, type Page } from '../../contract/page.ts';
import { findView, routes, type View, viewFinder } from '../../contract/routes.ts';
import type { AlbumData } from '../../pages/album/page.ts';
import type { ArtData } from '../../pages/art/page.ts';
import type { HistoryData } from '../../pages/history/page.ts';
import type { HomeData } from '../../pages/home/page.ts';
import type { MusicData } from '../../pages/music/page.ts';
import type { InitiativesData } from '../../pages/other-initiatives/page.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { menu } from '../content/menu.ts';
import { pictureProvenance } from '../content/provenance.ts';
import { site } from '../content/site.ts';
import { readPictures } from '../media/picture-addresses.ts';
import { assets, makePage, notFoundPage, paths, readSite, siteData } from './all-pages.ts';

const content = await readSite('fixture');
const pictures = readPictures('fixture', pictureProvenance(content));
const { artist, url } = content.get(site);
afterEach(() => vi.unstubAllEnvs());

/** The page at a path. Throws if there is none. */
function pageAt(path: string): Page {
  const page = makePage(content, pictures, path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

/** The data of the page at a path. Throws if another view shows it. */
function dataAt<Data>(view: View, path: string): Data {
  const data = dataOf<Data>(pageAt(path), view);
  if (!data) throw new Error(`${path} is shown by another view`);
  return data;
}

/** The attributes of the first head tag that has this value in one of them. */
const tagWith = (path: string, value: string) =>
  pageAt(path).head.find(({ attributes = {} }) => Object.values(attributes).includes(value))?.attributes;

test('a list of more than sixty records is paginated', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  for (let number = 4; number <= 125; number++) {
    cpSync(join(copy.folder, 'galleries/alone'), join(copy.folder, `galleries/alone-${number}`), { recursive: true });
    copy.change(`galleries/alone-${number}/gallery.yaml`, 'order: 3', `order: ${number}`);
  }
  const long = await readSite(copy.folder);
  const parts = ['/art', '/art/page/2', '/art/page/3'];
  expect(paths(long).filter((path) => findView(path) === 'art')).toEqual(parts);
  const pictures = readPictures(copy.folder, pictureProvenance(long));
  const pages = parts.map((path) => makePage(long, pictures, path)!);
  const listed = pages.map((page) => (page.data as ArtData).galleries.map(({ href }) => href));
  expect(listed.map(({ length }) => length)).toEqual([60, 60, 5]);
  expect(listed.flat()).toEqual(paths(long).filter((path) => findView(path) === 'gallery'));
  expect(pages.map(({ data }) => (data as ArtData).part.number)).toEqual([1, 2, 3]);
  const titles = pages.map(({ head }) => head.find(({ name }) => name === 'title')!.text);
  expect(titles).toEqual(
    ['Our Pictures', 'Our Pictures, page 2', 'Our Pictures, page 3'].map((title) => `${title} | Fixture`),
  );
  const canonical = pages.map(
    ({ head }) => head.find(({ attributes }) => attributes?.rel === 'canonical')!.attributes!.href,
  );
  expect(canonical).toEqual(parts.map((path) => url + path));
  for (const path of ['/art/page/1', '/art/page/4']) expect(makePage(long, pictures, path)).toBeUndefined();
});

describe('the paths', () => {
  test('are in the order of the route table, with the records of a line in their order', () => {
    const records: { [V in View]?: string[] } = {
      album: ['/music/album/songs', '/music/album/symphony', '/music/album/single'],
      gallery: ['/art/patterns', '/art/places', '/art/alone'],
      text: ['/journal', '/spring', '/winter'],
    };
    const views = Object.keys(routes) as View[];
    expect(paths(content)).toEqual(views.flatMap((view) => records[view] ?? [routes[view].path]));
  });

  test('cover every line of the route table, and each has a page of its view', () => {
    const viewOf = viewFinder(siteData(content).addresses);
    expect([...new Set(paths(content).map(viewOf))]).toEqual(Object.keys(routes));
    for (const path of paths(content)) expect(pageAt(path)).toMatchObject({ path, view: viewOf(path) });
  });

  test.each(['/nothing', '/music/', '/music/album/nothing', '/art/songs', '/music/album'])('lack %s', (path) => {
    expect(makePage(content, pictures, path)).toBeUndefined();
  });
});

test('every page shares name, motto, menu and the texts of the chat', () => {
  const { name, motto, smallPrint, chat } = content.get(site);
  const shared = siteData(content);
  expect(shared).toMatchObject({ name, motto, smallPrint, chat });
  expect(chat?.title).toBe('Chat Assistant');
  expect(shared.menu).toHaveLength(content.get(menu).length);
  expect(shared.menu[3]).toEqual({ label: 'Music', href: '/music' });
});

test('home has its films, the best encoding first', () => {
  const { video } = dataAt<HomeData>('home', '/');
  expect([...video!.wide, ...video!.narrow].map(({ type }) => type.slice(0, 23))).toEqual([
    'video/mp4; codecs="av01',
    'video/mp4; codecs="avc1',
    'video/mp4; codecs="av01',
    'video/mp4; codecs="avc1',
  ]);
});

describe('the head', () => {
  test('has title, description, keywords, canonical and preview tags', () => {
    expect(pageAt('/music').head[0]).toEqual({ name: 'title', text: 'Our Music | Fixture' });
    expect(pageAt('/').head[0]).toEqual({
      name: 'title',
      text: `Fixture: ${dataAt<HomeData>('home', '/').title} ${dataAt<HomeData>('home', '/').emphasis}`,
    });
    expect(tagWith('/music', 'description')?.content).toBe(
      'Three albums with ten tracks, six tracks and one. Three albums. Each track is one soft tone.',
    );
    expect(tagWith('/music', 'keywords')?.content).toBe('albums, tones');
    expect(tagWith('/music', 'canonical')?.href).toBe(`${url}/music`);
    expect(tagWith('/music', 'og:title')?.content).toBe('Our Music');
    expect(tagWith('/music', 'og:description')?.content).toBe(tagWith('/music', 'description')?.content);
    expect(tagWith('/music', 'og:url')?.content).toBe(`${url}/music`);
  });

  test('has the preview picture of the page or of the home page', () => {
    expect(tagWith('/music', 'og:image')?.content).toBe(`${url}/social/music.jpg`);
    expect(tagWith('/music/album/songs', 'og:image')?.content).toBe(`${url}/social/album-songs.jpg`);
    expect(tagWith('/art/patterns', 'og:image')?.content).toBe(`${url}/social/gallery-patterns.jpg`);
    expect(tagWith('/team', 'og:image')?.content).toBe(`${url}/social/home.jpg`);
  });

  test('takes the origin from SITE_URL and the base path from BASE_PATH', () => {
    vi.stubEnv('SITE_URL', 'https://example.org/');
    vi.stubEnv('BASE_PATH', '/portfolio/');
    expect(tagWith('/music', 'canonical')?.href).toBe('https://example.org/portfolio/music');
    for (const path of paths(content).filter((path) => path !== '/404')) {
      const { head } = pageAt(path);
      expect(tagWith(path, 'canonical')?.href).toBe(`https://example.org/portfolio${path}`);
      const own = JSON.stringify(head).match(/https:\/\/(example\.org|fixture\.example)[^"\\]*/g)!;
      for (const address of own) expect(address, path).toMatch(/^https:\/\/example\.org\/portfolio\//);
    }
  });

  test('names another page as canonical if its record does', async () => {
    const copy = copyFixture();
    onTestFinished(copy.remove);
    copy.change('pages.yaml', 'canonicalUrl: /music', 'canonicalUrl: /art');
    const { head } = makePage(await readSite(copy.folder), pictures, '/music')!;
    expect(head.find(({ attributes }) => attributes?.rel === 'canonical')?.attributes).toEqual({
      rel: 'canonical',
      href: `${url}/art`,
    });
    expect(head.find(({ attributes }) => attributes?.property === 'og:url')?.attributes?.content).toBe(`${url}/music`);
  });

  test('of an album comes from its record', () => {
    expect(tagWith('/music/album/symphony', 'og:type')?.content).toBe('music.album');
    expect(tagWith('/music/album/symphony', 'keywords')?.content).toMatch(
      /^Συμφωνία, Symphonia, Symphonic, Movement One, /,
    );
    expect(tagWith('/music/album/symphony', 'canonical')?.href).toBe(`${url}/music/album/symphony`);
  });
});

test('search engines must not show the not-found page', () => {
  const page = notFoundPage(content, pictures);
  expect(page).toEqual(pageAt('/404'));
  expect(page.related).toEqual([]);
  expect(tagWith('/404', 'robots')?.content).toBe('noindex');
  expect(tagWith('/404', 'canonical')).toBeUndefined();
});

test('albums and galleries belong to the menu entry of their parent, and show its related pages', () => {
  const album = pageAt('/music/album/symphony');
  expect(album.section).toBe('/music');
  expect(album.related).toEqual(pageAt('/music').related);
  expect(album.related.map(({ href, label }) => [href, label])).toEqual([
    ['/art', 'Our Pictures'],
    ['/writing', 'Our Writing'],
    ['/history', 'Our History'],
  ]);
  expect(pageAt('/art/places').section).toBe('/art');
});

describe('a track', () => {
  test('gets the fields that its record lacks from its album and the site', () => {
    const { tracks, cover, length } = dataAt<AlbumData>('album', '/music/album/songs');
    expect(tracks[0]).toMatchObject({
      audioUrl: '/audio/songs/song-1.mp3',
      artist,
      genre: 'Test Tones',
      duration: '1:10',
      cover,
    });
    expect(tracks[0]!.notes).toBeUndefined();
    expect(length).toBe('9 min');
    expect(dataAt<AlbumData>('album', '/music/album/single').tracks[0]!.artist).toBe('The Album Artist');
  });

  test('may have its own artist, genre, cover and notes', () => {
    const { tracks, cover } = dataAt<AlbumData>('album', '/music/album/songs');
    const track = tracks[6]!;
    expect(track).toMatchObject({ artist: 'The Guest Artist', genre: 'Guest Tones' });
    expect(track.notes).toMatch(/^The first line of the words\n/);
    expect(track.cover.stem).not.toBe(cover.stem);
  });
});

test('the album of the latest year is the newest, and the last gallery', () => {
  const newest = [
    ...dataAt<MusicData>('music', '/music').albums.filter(({ isNewest }) => isNewest),
    ...dataAt<ArtData>('art', '/art').galleries.filter(({ isNewest }) => isNewest),
  ];
  expect(newest.map(({ title }) => title)).toEqual(['Songs', 'Alone']);
});

test('every recording has its waveform', () => {
  const tracks = ['songs', 'symphony', 'single'].flatMap(
    (id) => dataAt<AlbumData>('album', `/music/album/${id}`).tracks,
  );
  const episodes = dataAt<InitiativesData>('other-initiatives', '/other-initiatives').initiatives.flatMap(
    ({ audio }) => audio ?? [],
  );
  expect([...tracks, ...episodes]).toHaveLength(18);
  for (const { title, peaks } of [...tracks, ...episodes]) expect(peaks, title).toMatch(/^[0-9a-z]{120}$/);
});

test('an event shows the covers of the works to which its links lead, each once', () => {
  const covers = dataAt<HistoryData>('history', '/history').events.map(({ id, covers }) => [
    id,
    covers.map(({ href }) => href),
  ]);
  expect(Object.fromEntries(covers.filter(([, hrefs]) => hrefs!.length > 0))).toEqual({
    'event-3': ['/writing#printed-books'], // Its second link leads to a part of a picture that several books share.
    'event-7': ['/music/album/symphony'],
    'event-8': ['/music/album/symphony'],
    'event-10': ['/art/patterns', '/music/album/songs'],
  });
});

test('the recordings and films that the pages name are assets', () => {
  const addresses = assets(content).map(({ address }) => address);
  const { video } = dataAt<HomeData>('home', '/');
  expect(addresses).toEqual(expect.arrayContaining([...video!.wide, ...video!.narrow].map(({ url }) => url)));
  expect(addresses).toContain('/audio/podcast/episode.mp3');
  // The six movements of the symphony have a stream besides, a song has a download, and a text has a recording.
  expect(addresses.filter((address) => address.startsWith('/audio/'))).toHaveLength(18 + 6 + 1 + 1);
});

test('while the address of the site is half typed, a tolerant reading reports it and makes all pages', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  copy.change('site.yaml', /^url: .*$/m, 'url: https://ines');
  await expect(readSite(copy.folder)).rejects.toThrow('url is https://ines, which is not a web address.');
  const tolerant = await readSite(copy.folder, { isTolerant: true });
  expect(tolerant.problems.map(({ path }) => path)).toEqual([['url']]);
  for (const path of paths(tolerant)) expect(makePage(tolerant, pictures, path), path).toBeDefined();
});
