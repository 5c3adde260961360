import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Page, PictureData, Views } from '../../contract/page-data.ts';
import { type Content, readContent } from '../content/read.ts';
import { standInsLeft } from '../content/stand-ins.ts';
import { pageData, paths } from './pages.ts';

const picture = (file: string, alt: string): PictureData => ({
  stem: `/media/${file}`,
  avifWidths: [480],
  webpWidth: 480,
  width: 480,
  height: 480,
  colour: '#000000',
  alt,
});

let content: Content;
beforeAll(async () => {
  content = await readContent();
});
afterEach(() => vi.unstubAllEnvs());

const page = (path: string) => pageData(content, picture, path) as Page;
const tag = (path: string, key: string) =>
  page(path).head.find(({ attributes = {} }) => Object.values(attributes).includes(key))?.attributes;

test('eleven pages, three albums, three galleries and the not-found page, each with its data', () => {
  expect(paths(content)).toHaveLength(18);
  for (const path of paths(content)) expect(page(path).path).toBe(path);
  expect(pageData(content, picture, '/nothing')).toBeUndefined();
  expect(pageData(content, picture, '/music/album/nothing')).toBeUndefined();
});

test('home is given its films, the best encoding first', () => {
  const { film } = page('/').data as Views['home'];
  expect([...film.wide, ...film.narrow].map(({ type }) => type.slice(0, 23))).toEqual([
    'video/mp4; codecs="av01',
    'video/mp4; codecs="avc1',
    'video/mp4; codecs="av01',
    'video/mp4; codecs="avc1',
  ]);
});

describe('the head', () => {
  test('has title, description, keywords, canonical and social tags', () => {
    const { head } = page('/music');
    expect(head[0]).toEqual({ name: 'title', text: `AI Music Innovation | ${content.site.name}` });
    expect(tag('/music', 'description')?.content).toMatch(/albums/);
    expect(tag('/music', 'keywords')?.content).toMatch(/symphony/);
    expect(tag('/music', 'canonical')?.href).toBe(`${content.site.url}/music`);
    expect(tag('/music', 'og:title')?.content).toBe('AI Music Innovation');
    expect(tag('/music', 'og:description')?.content).toBe(tag('/music', 'description')?.content);
    expect(tag('/music', 'og:url')?.content).toBe(`${content.site.url}/music`);
    expect(tag('/music', 'og:image')?.content).toBe(`${content.site.url}/social/music.jpg`);
  });

  test('takes the origin from SITE_URL and the folder from BASE_PATH', () => {
    vi.stubEnv('SITE_URL', 'https://example.org/');
    vi.stubEnv('BASE_PATH', '/portfolio/');
    expect(tag('/music', 'canonical')?.href).toBe('https://example.org/portfolio/music');
  });

  test('of an album comes from its record, and the not-found page must not be found', () => {
    expect(tag('/music/album/parousia', 'og:type')?.content).toBe('music.album');
    expect(tag('/music/album/parousia', 'canonical')?.href).toBe(`${content.site.url}/music/album/parousia`);
    expect(tag('/404', 'robots')?.content).toBe('noindex');
    expect(tag('/404', 'canonical')).toBeUndefined();
  });
});

test('albums and galleries belong to their parent, and show its related pages', () => {
  const album = page('/music/album/parousia');
  expect(album.section).toBe('/music');
  expect(album.related).toEqual(page('/music').related);
  expect(page('/art/ai-portraits').section).toBe('/art');
  expect(page('/404').related).toEqual([]);
});

test('a track takes what it does not say itself from its album and the site', () => {
  const { tracks, length } = page('/music/album/parousia').data as Views['album'];
  expect(tracks[0]).toMatchObject({
    audioUrl: '/audio/parousia/night-watch.wav',
    artist: content.site.artist,
    genre: 'Symphonic',
    duration: '12:04',
  });
  expect(length).toBe('83:26');
  expect(tracks[2]!.notes).toMatch(/^The fugue begins/);
  expect(tracks[0]!.notes).toBeUndefined();
  expect(tracks[0]!.sign.light).toBeDefined();
});

test('what is still a stand-in is counted, and vanishes with its mark', () => {
  const before = standInsLeft(content);
  expect(before).toContain('24 recordings');
  const [first, ...rest] = content.albums;
  const own = first!.tracks.map(({ standIn: _, ...track }) => track);
  expect(standInsLeft({ ...content, albums: [{ ...first!, tracks: own }, ...rest] })).toContain('14 recordings');
  const phone = { ...content.site, contact: { ...content.site.contact, standIn: false } };
  expect(standInsLeft({ ...content, site: phone })).not.toContain('the phone number');
});

test('every recording brings its waveform, in far less than 2 KB', () => {
  const tracks = content.albums.flatMap(({ id }) => (page(`/music/album/${id}`).data as Views['album']).tracks);
  const { initiatives } = page('/other-initiatives').data as Views['other-initiatives'];
  const episodes = initiatives.flatMap(({ audio }) => audio ?? []);
  for (const { title, peaks } of [...tracks, ...episodes]) expect(peaks, title).toMatch(/^[0-9a-z]{120}$/);
});
