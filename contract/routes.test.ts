import { expect, test } from 'vitest';
import { findView, pathOf, routes } from './routes.ts';

test.each([
  ['/', 'home'],
  ['/music', 'music'],
  ['/music/album/songs', 'album'],
  ['/music/page/2', 'music'],
  ['/music/page/0', undefined],
  ['/art', 'art'],
  ['/art/page/17', 'art'],
  ['/art/page', 'gallery'],
  ['/history/page/2', undefined],
  ['/art/patterns', 'gallery'],
  ['/404', 'not-found'],
  ['/music/', undefined],
  ['/music/album', undefined],
  ['/music/album/songs/song-1', undefined],
  ['/art/', undefined],
  ['/nothing', undefined],
])('%s is shown by %s', (path, view) => expect(findView(path)).toBe(view));

test('the path of a record belongs to its view', () => {
  expect(pathOf('album', 'songs')).toBe('/music/album/songs');
  expect(findView(pathOf('gallery', 'songs'))).toBe('gallery');
});

test('each address occurs once in the route table', () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
