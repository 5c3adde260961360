import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownPage } from '../../contract/page.ts';
import type { AlbumData, TrackData } from '../../pages/album/page.ts';
import { fakeCover } from '../../testing/fake-track.ts';
import { PlayerBar } from './player-bar.tsx';
import { albumTracks } from './track.ts';
import { TrackList } from './track-list.tsx';

const tracks: TrackData[] = ['bird', 'moon-1'].map((icon, index) => ({
  id: icon,
  title: `Song of ${icon}`,
  description: '',
  duration: '12:04',
  audioUrl: `/audio/${icon}.mp3`,
  ...(index === 1 && { streamUrl: `/audio/${icon}.stream.mp3` }),
  artist: 'Somebody',
  genre: 'Symphonic',
  icon: [['path', { d: 'M0 0h9' }]],
  timedText: undefined,
  cover: fakeCover,
}));
const album: AlbumData = {
  id: 'album',
  title: 'Album',
  language: undefined,
  description: '',
  cover: fakeCover,
  backdrop: fakeCover,
  accent: 'blue',
  year: 2020,
  genre: 'Symphonic',
  length: '24 min',
  tracks,
  originals: undefined,
  events: [],
  exhibitionWith: undefined,
};
const page: ShownPage = { path: '/music/album/album', head: [], related: [], view: 'album', data: album };

const bar = renderToStaticMarkup(<PlayerBar page={page} />);
const list = renderToStaticMarkup(<TrackList path={page.path} records={tracks} tracks={albumTracks(album)} />);

test('before a track is chosen the bar is shown on album pages only', () => {
  expect(bar).toContain('Choose a track');
  expect(bar).toContain('/media/cover-960.webp');
  expect(renderToStaticMarkup(<PlayerBar page={undefined} />)).toBe('');
});

test('the prerendered HTML has no style attributes, and audio elements only for visitors without JavaScript', () => {
  expect(bar + list).not.toContain('style=');
  const sources = [...list.matchAll(/<audio controls="" preload="none"[^>]*>(.*?)<\/audio>/g)].map(
    ([, inner]) => inner,
  );
  expect(sources).toEqual([
    '<source src="/audio/bird.mp3"/>',
    '<source src="/audio/moon-1.stream.mp3"/><source src="/audio/moon-1.mp3"/>',
  ]);
  expect(bar + list.replace(/<noscript>.*?<\/noscript>/g, '')).not.toContain('/audio/');
});

test('previous and next are not buttons', () => {
  const names = [...bar.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Play', 'Copy link', 'Keyboard shortcuts', 'Mute', 'Stop and close']);
  expect(bar.match(/tabindex/g), 'only of the bar itself, for the link to it').toHaveLength(1);
  expect(bar).toMatch(/aria-hidden="true"[^>]*><svg.*aria-label="Play".*aria-hidden="true"[^>]*><svg/);
});

test('the sliders have the ranges of the specification', () => {
  expect(bar).toMatch(/aria-label="Seek"[^>]*min="0" max="100"/);
  expect(bar).toMatch(/aria-label="Volume"[^>]*min="0" max="1" step="0.1"[^>]*value="1"/);
});

test('each row is a button with one accessible name, an icon, number, title, genre and duration', () => {
  const rows = list.match(/<button.*?<\/button>/g)!;
  expect(rows).toHaveLength(tracks.length);
  expect(rows[0]).toContain('Play Song of bird, Symphonic, 12 minutes 4 seconds');
  expect(rows.every((row) => row.includes('<svg'))).toBe(true);
  const columns = [...rows[1]!.matchAll(/aria-hidden="true">(?:<span>)?([^<]+)</g)].map(([, text]) => text);
  expect(columns).toEqual(['2', 'Song of moon-1', 'Symphonic', '12:04']);
});

test('a row has the description of its track, and the notes if there are any', () => {
  const records = [{ ...tracks[0]!, description: 'A short one.', notes: 'First line\nSecond line' }, tracks[1]!];
  const [first, second] = renderToStaticMarkup(
    <TrackList path={page.path} records={records} tracks={albumTracks(album)} />,
  ).match(/<details.*?<\/details>/gs)!;
  expect(first).toContain('About Song of bird');
  expect(first).toContain('<p>A short one.</p>');
  expect(first).toContain('First line\nSecond line');
  expect(second).not.toContain('line');
});

test('each track has its own address and a link to the next track', () => {
  const [first, second] = albumTracks(album);
  expect(first!.href).toBe('/music/album/album#track=bird');
  expect(list).toContain('<li id="track=bird">');
  expect(first!.next).toBe(second);
  expect(second!.next).toBeUndefined();
});
