import { expect, test } from 'vitest';
import { musicOf, picturesOf } from './exhibition.ts';

const albums = [
  { id: 'songs', accent: 'blue' },
  { id: 'symphony', accent: 'emerald' },
] as const;
const gallery = (id: string, accent: 'blue' | 'purple' | 'emerald', music?: string) => ({ id, accent, music });

test('a gallery has the album that it names, else one of its colour, else the first', () => {
  expect(musicOf(gallery('a', 'blue', 'symphony'), [...albums])?.id).toBe('symphony');
  expect(musicOf(gallery('a', 'emerald'), [...albums])?.id).toBe('symphony');
  expect(musicOf(gallery('a', 'purple'), [...albums])?.id).toBe('songs');
  expect(musicOf(gallery('a', 'purple'), [])).toBeUndefined();
});

test('an album has the gallery that names it, rather than one that has it by its colour', () => {
  const [songs, symphony] = albums;
  const galleries = [gallery('blue', 'blue'), gallery('named', 'purple', 'songs')];
  expect(picturesOf(songs, galleries, [...albums])?.id).toBe('named');
  expect(picturesOf(songs, galleries.slice(0, 1), [...albums])?.id).toBe('blue');
  // No gallery has the symphony: it gets one all the same.
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
