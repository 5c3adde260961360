import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../contract/page.ts';
import { albumOfCard } from '../../generator/html/cards.ts';
import { encodeStreams } from '../../generator/media/streams.ts';
import { assets, makePage, readSite, siteData } from '../../generator/pages/all-pages.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { fakeWav } from '../../testing/fake-recording.ts';
import { type AlbumData, albumCard, albums, playlist } from './page.ts';

let content: ContentCopy;
beforeEach(() => {
  content = copyFixture();
  return content.remove;
});

describe('the duration of a recording', () => {
  const album = 'albums/symphony/album.yaml';
  const sampleRate = 8000;
  const oneSecond = fakeWav(new Float32Array(sampleRate), sampleRate);

  /** Puts a WAV beside the record, as an owner who replaces the first movement. */
  function replaceRecording(duration: string, bytes: Uint8Array): void {
    writeFileSync(join(content.folder, 'albums/symphony/movement-1.wav'), bytes);
    content.change(album, 'duration: "1:10"', `duration: "${duration}"`);
  }

  test('must be the duration in the record', async () => {
    replaceRecording('0:02', oneSecond);
    const line = content.lineOf(album, 'duration: "0:02"');
    expect(await content.problemsIn(albums)).toContain(
      `${album}:${line}:15  tracks › 1 › duration is 0:02, but movement-1.wav lasts 0:01. Write "0:01", or put the right file in its place.`,
    );
  });

  test('is accepted if it is correct', async () => {
    replaceRecording('0:01', oneSecond);
    expect(await content.problemsIn(albums)).toBe('');
  });

  test('may differ while the recording is a stand-in', async () => {
    content.change('albums/songs/album.yaml', 'duration: "1:05"', 'duration: "9:59"');
    expect(await content.problemsIn(albums)).toBe('');
  });

  test('needs a file that is a recording', async () => {
    replaceRecording('0:01', Buffer.from('no sound'));
    expect(await content.problemsIn(albums)).toContain(
      'audioUrl names movement-1.wav, which cannot be read as a WAV. Save the recording again.',
    );
  });
});

test('a FLAC without a stated length has the counted one, and its stream as soon as it is encoded, both with their sizes if visitors may choose', async () => {
  const single = join(content.folder, 'albums/single');
  copyFileSync('testing/recordings/tone.flac', join(single, 'only-song.flac'));
  content.change('albums/single/album.yaml', /duration: .*\n {4}audioUrl: .*/, 'audioUrl: only-song.flac');
  const read = async () => {
    const site = await readSite(content.folder);
    const found = site.get(albums).find(({ id }) => id === 'single')!;
    const addresses = assets(site).map(({ address }) => address);
    return { track: albumCard(site, fakePicture, found).data.tracks[0]!, addresses };
  };
  const before = await read();
  expect(before.track).toMatchObject({ duration: '0:03', audioUrl: '/audio/single/only-song.flac' });
  expect(before.track.streamUrl).toBeUndefined();

  await encodeStreams(content.folder, () => {});
  const { track, addresses } = await read();
  expect(track.streamUrl).toMatch(/^\/audio\/single\/only-song-[0-9a-f]{8}\.mp3$/);
  expect(track.plays).toBeUndefined();
  expect(addresses).toEqual(expect.arrayContaining([track.audioUrl, track.streamUrl]));

  const originals = async () => {
    const page = makePage(await readSite(content.folder), fakePicture, '/music/album/single');
    return page && dataOf<AlbumData>(page, 'album')?.originals;
  };
  expect(await originals()).toBeUndefined();
  content.change('albums/single/album.yaml', 'audioUrl:', 'stream: original\n    audioUrl:');
  expect(await originals()).toEqual({ size: '19\u00a0kB', streamsSize: '13\u00a0kB' });
});

test('the movements of a symphony name their streams, and their own files to play', async () => {
  const site = await readSite('fixture');
  const symphony = site.get(albums).find(({ id }) => id === 'symphony')!;
  for (const { audioUrl, streamUrl, plays } of albumCard(site, fakePicture, symphony).data.tracks) {
    expect([audioUrl.slice(-4), streamUrl?.slice(-4), plays]).toEqual(['.wav', '.mp3', 'original']);
  }
});

test("a track has its own artist and cover, or its album's, or the artist of the site", async () => {
  const site = await readSite('fixture');
  const trackOf = (albumId: string, trackId: string) => {
    const album = site.get(albums).find(({ id }) => id === albumId)!;
    const { artist, cover } = albumCard(site, fakePicture, album).data.tracks.find(({ id }) => id === trackId)!;
    return [artist, cover.stem];
  };
  expect(trackOf('songs', 'song-7')).toEqual(['The Guest Artist', 'albums/songs/song-7.jpg']);
  expect(trackOf('songs', 'song-8')).toEqual(['The Site Artist', 'albums/songs/cover.jpg']);
  expect(trackOf('single', 'only-song')).toEqual(['The Album Artist', 'albums/single/cover.png']);
});

test('without exhibition, cards and chat, no page names them', async () => {
  content.change('site.yaml', /$/, '\nparts: { exhibition: no, cards: no, chat: no }\n');
  const site = await readSite(content.folder);
  const pages = ['/music/album/songs', '/art/places'].map((path) => JSON.stringify(makePage(site, fakePicture, path)));
  for (const page of pages) expect(page).not.toMatch(/exhibitionWith|oembed/);
  expect(siteData(site).chat).toBeUndefined();
  expect(albumOfCard(site, '/embed/album/songs')).toBeUndefined();
  const all = await readSite('fixture');
  expect(albumOfCard(all, '/embed/album/songs')).toBeDefined();
  expect(makePage(all, fakePicture, '/music/album/songs')).toMatchObject({ data: { exhibitionWith: '/art/patterns' } });
});

describe('the files that visitors can keep', () => {
  test('a playlist has the full address of each recording, in order, and titles on one line', async () => {
    content.change('albums/songs/album.yaml', 'title: Song Two', 'title: "Song\\nTwo"');
    const site = await readSite(content.folder);
    const songs = site.get(albums).find(({ id }) => id === 'songs')!;
    const lines = playlist(site, songs).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      '#EXTM3U',
      '#PLAYLIST:Songs',
      '#EXTINF:70,The Site Artist - Song One',
      'https://fixture.example/audio/songs/song-1.mp3',
      '#EXTINF:50,The Site Artist - Song Two',
      'https://fixture.example/audio/songs/song-2.mp3',
    ]);
    expect(lines[14]).toBe('#EXTINF:52,The Guest Artist - Song Seven');
    expect(lines).toHaveLength(2 + 2 * 10 + 1);
  });

  test('are offered only where the owner says so', async () => {
    const albumWith = async (id: string) => {
      const page = makePage(await readSite(content.folder), fakePicture, `/music/album/${id}`);
      return page && dataOf<AlbumData>(page, 'album');
    };
    const silent = (await albumWith('songs'))!;
    expect([silent.downloads, silent.tracks[0]!.downloads]).toEqual([undefined, undefined]);
    content.change('albums/songs/album.yaml', 'accent: blue', 'accent: blue\ndownloads: yes');
    const offering = (await albumWith('songs'))!;
    expect(offering.downloads!.map(({ url }) => url)).toEqual([
      '/audio/songs/songs.zip',
      '/audio/songs/songs.m3u8',
      '/audio/songs/sha256sums.txt',
    ]);
    // Without a build there are no sizes.
    expect(offering.tracks[9]!.downloads).toEqual([
      {
        label: 'Song Ten as MP3, made when the site is published',
        url: '/audio/songs/downloads/song-10.mp3',
        name: '10 Song Ten.mp3',
      },
    ]);
    content.change('albums/songs/album.yaml', 'downloads: yes', 'downloads: perhaps');
    expect(await content.problemsIn(albums)).toContain('downloads must be true or false');
  });

  test('are also an MP3 for a recording of another kind, which the playlist names', async () => {
    content.change('albums/symphony/album.yaml', 'accent: emerald', 'accent: emerald\ndownloads: yes');
    const site = await readSite(content.folder);
    const page = makePage(site, fakePicture, '/music/album/symphony')!;
    const [movement] = dataOf<AlbumData>(page, 'album')!.tracks;
    expect(movement!.downloads!.map(({ name, url }) => [name, url])).toEqual([
      ['1 Movement One.wav', movement!.audioUrl],
      ['1 Movement One.mp3', movement!.streamUrl!.replace('symphony/', 'symphony/downloads/')],
    ]);
    const symphony = site.get(albums).find(({ id }) => id === 'symphony')!;
    expect(playlist(site, symphony).split('\n')[3]).toBe(`https://fixture.example${movement!.streamUrl}`);
  });
});

test('the language of a title is named only if it is not the site’s', async () => {
  const languageOf = async () => {
    const site = await readSite(content.folder);
    const { data } = makePage(site, fakePicture, '/music/album/symphony') as { data: { language?: string } };
    const { data: list } = makePage(site, fakePicture, '/music') as { data: { albums: { language?: string }[] } };
    return [data.language, list.albums.map(({ language }) => language).find(Boolean)];
  };
  expect(await languageOf()).toEqual(['el', 'el']);
  content.change('albums/symphony/album.yaml', 'language: el', 'language: de');
  content.change('site.yaml', 'name: Fixture', 'name: Fixture\nlanguage: de');
  expect(await languageOf()).toEqual([undefined, undefined]);
});
