import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureData, TrackData } from '../../build/views.ts';
import { PlayerBar } from './player-bar.tsx';
import { TrackList } from './track-list.tsx';

const cover: PictureData = {
  stem: '/media/cover',
  avifWidths: [480],
  webpWidth: 960,
  width: 1000,
  height: 1000,
  colour: '#0b2a22',
  alt: 'A cover',
};
const tracks: TrackData[] = ['bird', 'moon-1'].map((icon) => ({
  id: icon,
  title: `Song of ${icon}`,
  description: '',
  duration: '12:04',
  audioUrl: `/audio/${icon}.mp3`,
  artist: 'Somebody',
  genre: 'Symphonic',
  sign: { lines: 'M0 0h9', light: 'M3 3h6v6z' },
  cover,
}));
const album = { id: 'album', title: 'Album', cover, tracks };

const bar = renderToStaticMarkup(<PlayerBar album={album} />);
const list = renderToStaticMarkup(<TrackList album={album} tracks={tracks} />);

test('on an album page the bar is there before anything was chosen; elsewhere it is not', () => {
  expect(bar).toContain('Choose a track');
  expect(bar).toContain('/media/cover-960.webp');
  expect(renderToStaticMarkup(<PlayerBar />)).toBe('');
});

test('the finished HTML holds no style attribute and no recording', () => {
  expect(bar + list).not.toContain('style=');
  expect(bar + list).not.toContain('/audio/');
});

test('previous and next are no buttons', () => {
  const names = [...bar.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Play', 'Keyboard shortcuts', 'Mute']);
  expect(bar).not.toContain('tabindex');
});

test('the sliders have the ranges of the specification', () => {
  expect(bar).toMatch(/aria-label="Seek"[^>]*min="0" max="100"/);
  expect(bar).toMatch(/aria-label="Volume"[^>]*min="0" max="1" step="0.1"[^>]*value="1"/);
});

test('each row is a button with one name, and draws its icon', () => {
  expect(list.match(/<li><button/g)).toHaveLength(tracks.length);
  expect(list).toContain('Play Song of bird, Symphonic, 12 minutes 4 seconds');
  expect(list.match(/<svg/g)).toHaveLength(tracks.length);
});
