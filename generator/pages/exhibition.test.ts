import { expect, test } from 'vitest';
import { musicOf, picturesOf } from './exhibition.ts';

const albums = [
  { id: 'songs', accent: 'blue' },
  { id: 'symphony', accent: 'emerald' },
] as const;
const gallery = (id: string, accent: 'blue' | 'purple' | 'emerald', music?: string) => ({ id, accent, music });

test('a gallery has the album that it names, or an album of its colour, or the first', () => {
  expect(musicOf(gallery('a', 'blue', 'symphony'), [...albums])?.id).toBe('symphony');
  expect(musicOf(gallery('a', 'emerald'), [...albums])?.id).toBe('symphony');
  expect(musicOf(gallery('a', 'purple'), [...albums])?.id).toBe('songs');
  expect(musicOf(gallery('a', 'purple'), [])).toBeUndefined();
});

test('an album prefers the gallery that names it to a gallery of its colour', () => {
  const [songs, symphony] = albums;
  const galleries = [gallery('blue', 'blue'), gallery('named', 'purple', 'songs')];
  expect(picturesOf(songs, galleries, [...albums])?.id).toBe('named');
  expect(picturesOf(songs, galleries.slice(0, 1), [...albums])?.id).toBe('blue');
  // No gallery names the symphony, but it gets one too.
  expect(picturesOf(symphony, galleries, [...albums])?.id).toBe('blue');
  expect(picturesOf(symphony, [], [...albums])).toBeUndefined();
});

test('only the first albums are chosen for galleries that name none', () => {
  const albums = [
    { id: 'first', accent: 'blue' },
    { id: 'second', accent: 'blue' },
    { id: 'green', accent: 'emerald' },
  ] as const;
  const galleries = [
    gallery('purple', 'purple'),
    gallery('green', 'emerald'),
    gallery('blue', 'blue', 'no-such-album'),
  ];
  const galleryOf = (index: number) => picturesOf(albums[index]!, galleries, [...albums])?.id;
  expect([0, 1, 2].map(galleryOf)).toEqual(['purple', 'blue', 'green']);
});
