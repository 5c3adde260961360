import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { OfflineList } from '../../contract/offline.ts';
import type { Page } from '../../contract/page.ts';
import type { AlbumData } from '../../pages/album/page.ts';
import { mediaOf, writeOfflineLists } from './offline.ts';

const picture = (stem: string) => ({ stem, avifWidths: [480, 960], webpWidth: 960, width: 960, height: 960 });
const track = (audioUrl: string, more = {}) => ({ audioUrl, cover: picture('/media/cover-1'), ...more });

// Casts: a page has more fields, of which the lists need none.
const album = {
  path: '/music/album/songs',
  view: 'album',
  data: {
    title: 'Songs',
    language: 'el',
    cover: picture('/media/cover-1'),
    backdrop: { ...picture('/media/light-2'), inline: 'data:' },
    tracks: [
      track('/audio/one.mp3'),
      track('/audio/two.wav', { streamUrl: '/audio/two.mp3' }),
      track('/audio/three.wav', { streamUrl: '/audio/three.mp3', plays: 'original' }),
      track('/audio/one.mp3'),
    ],
    downloads: [{ url: '/audio/songs.zip' }],
  },
} as unknown as Page<AlbumData> & { view: 'album' };
const info = { path: '/info', view: 'info', data: {} } as unknown as Page;

const pictures = ['cover-1', 'light-2'].flatMap((name) =>
  ['480.avif', '960.avif', '960.webp'].map((ending) => `/media/${name}-${ending}`),
);
const recordings = ['/audio/one.mp3', '/audio/two.mp3', '/audio/three.mp3'];

test('a kept album has all files of its pictures, and of each recording the smaller file that the player takes, each once', () => {
  expect(mediaOf(album)).toEqual({ pictures, recordings });
  expect(mediaOf(album, true).recordings).toEqual(['/audio/one.mp3', '/audio/two.mp3', '/audio/three.wav']);
});

/** Writes the lists of a small site. Returns the album's list and the names of the written files. */
async function listOf(change: Record<string, string> = {}) {
  const outFolder = mkdtempSync(join(tmpdir(), 'offline-'));
  onTestFinished(() => rmSync(outFolder, { recursive: true }));
  const files: Record<string, string> = {
    'music/album/songs.html': '<p>Songs</p>',
    'music/album/songs.json': '{}',
    'search-index.json': '[]',
    'assets/client-1.js': 'code',
    'assets/client-1.js.br': 'smaller code',
    'assets/card-1.js': 'card',
    'assets/text-1.woff2': 'font',
    ...Object.fromEntries([...pictures, ...recordings, '/audio/three.wav'].map((address) => [address, address])),
    ...change,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(outFolder, name)), { recursive: true });
    writeFileSync(join(outFolder, name), text);
  }
  const written = new Map<string, string>();
  // Casts: these have more than the lists need.
  const content = { language: 'de', languagePath: '', get: () => ({ parts: { keepOffline: true } }) } as never;
  await writeOfflineLists(content, [album, info], {
    outFolder,
    recordingsFolder: outFolder,
    recordingsUrl: 'https://media.example.org',
    base: '/portfolio/',
    texts: { write: async (name: string, text: string) => void written.set(name, text) } as never,
  });
  const list: OfflineList = JSON.parse(written.get('music/album/songs.offline.json')!);
  const originals: OfflineList = JSON.parse(written.get('music/album/songs.originals.offline.json')!);
  return { list, originals, names: [...written.keys()] };
}

test('a list has page, code and media with their addresses, and only pages that can be kept have one', async () => {
  const { list, originals, names } = await listOf();
  expect(names).toEqual(['music/album/songs.offline.json', 'music/album/songs.originals.offline.json']);
  expect(originals).toMatchObject({ address: list.address, hasOriginals: true });
  expect(originals.version).not.toBe(list.version);
  expect(originals.files.map(({ address }) => address)).toContain('https://media.example.org/audio/three.wav');
  expect(list).toMatchObject({
    address: '/portfolio/music/album/songs',
    title: 'Songs',
    titleLanguage: 'el',
    language: 'de',
    languagePath: '',
    words: { noConnection: 'Keine Verbindung' },
  });
  expect(list.files.map(({ address }) => address)).toEqual([
    '/portfolio/music/album/songs',
    '/portfolio/music/album/songs.json',
    '/portfolio/assets/client-1.js',
    '/portfolio/assets/text-1.woff2',
    '/portfolio/search-index.json',
    ...pictures.map((address) => `/portfolio${address}`),
    ...recordings.map((address) => `https://media.example.org${address}`),
  ]);
  const code = { bytes: 4, hash: createHash('sha256').update('code').digest('hex').slice(0, 16) };
  expect(list.files[2]).toEqual({ address: '/portfolio/assets/client-1.js', ...code });
});

test('the version of a list changes with its page and with a recording of the same name, and else stays', async () => {
  const versionOf = async (change?: Record<string, string>) => (await listOf(change)).list.version;
  const version = await versionOf();
  expect(await versionOf()).toBe(version);
  expect(await versionOf({ 'music/album/songs.html': '<p>Other</p>' })).not.toBe(version);
  expect(await versionOf({ 'audio/one.mp3': '/audio/two.mp3' })).not.toBe(version);
});

test('the worker that removes everything looks for the caches that the site makes', () => {
  const prefix = /`offline \$\{[^`]+?\} `/;
  const [inStore, inWorker] = ['store.ts', 'remove-worker.js'].map((name) =>
    readFileSync(`app/offline/${name}`, 'utf8')
      .match(prefix)?.[0]
      .replace(/\{.+\}/, '{}'),
  );
  expect(inWorker).toBe(inStore);
});
