import { expect, test } from 'vitest';
import type { Value } from '../value.ts';
import { placeOfPart } from './preview-parts.ts';

test.each([
  ['Night Watch', 'events.1.title'],
  ['the second line', 'events.1.details'],
  ['Eleven people came.', 'lede'],
  ['Night', undefined],
  ['', undefined],
])('the text %j of the page is found in %s', (text, place) => {
  const value = {
    lede: 'Eleven\u00a0people\n came.',
    events: [
      { title: 'First', details: '' },
      { title: 'Night Watch', details: 'the first line\n  the second line\n' },
    ],
  };
  expect(placeOfPart(value, { text })).toBe(place);
});

const album: Value = {
  coverImage: { file: 'cover.jpg', alt: '' },
  tracks: [{ id: 'song', audioUrl: 'cover.mp3' }, { title: 'Untitled' }],
  images: [{ id: 'night', url: 'Night Watch.png' }],
};

test.each([
  ['/media/albums/songs/cover-0123abcd-960.avif', 'coverImage.file'],
  ['/base/media/albums/songs/night-watch-00000000-0123abcd-960.webp', 'images.0.url'],
  ['/media/albums/songs/other-0123abcd-960.avif', undefined],
  ['/media/missing-0123abcd-960.webp', undefined],
  ['data:image/avif;base64,AAAA', undefined],
])('the picture %s has the field %s', (picture, place) => {
  expect(placeOfPart(album, { picture, ids: [] })).toBe(place);
});

test('a picture that is the cover too is found in the entry that shows it', () => {
  const picture = '/media/cover-0123abcd-960.avif';
  const both = {
    coverImage: { file: 'cover.jpg' },
    images: [
      { id: 'a', url: 'a.jpg' },
      { id: 'b', url: 'cover.jpg' },
    ],
  };
  expect(placeOfPart(both, { picture, ids: ['b', 'main'] })).toBe('images.1.url');
  expect(placeOfPart(both, { picture, ids: ['main'] })).toBe('coverImage.file');
});

test.each([
  ['night', 'images.0'],
  ['track=song', 'tracks.0'],
  ['untitled-1', 'tracks.1'],
  ['main', undefined],
])('the element %s shows the entry %s', (id, place) => {
  expect(placeOfPart(album, { id })).toBe(place);
});
