import { expect, test } from 'vitest';
import { hyphenated } from '../../contract/hyphenated.ts';
import { safePath } from './safe-path.ts';

test.each([
  ['My Gallery', 'my-gallery'],
  ['Für Elise', 'fur-elise'],
  ['Fu\u0308r Elise', 'fur-elise'],
  ['Große Straße', 'grosse-strasse'],
  ['v1.0 (final)', 'v1-0-final'],
  ['夜', ''],
])('%s, hyphenated, is "%s"', (name, expected) => expect(hyphenated(name)).toBe(expected));

test('a path of small letters, digits, points and hyphens is kept', () =>
  expect(safePath('albums/night/song_1.master-2.mp3')).toBe('albums/night/song_1.master-2.mp3'));

test('any other path is hyphenated and gets a hash', () => {
  expect(safePath('albums/night/My Song.MP3')).toMatch(/^albums\/night\/my-song-[0-9a-f]{8}\.mp3$/);
  expect(safePath('夜/A.jpg')).toMatch(/^a-[0-9a-f]{8}\.jpg$/);
  expect(safePath('My Trip/夜.jpg')).toMatch(/^my-trip\/[0-9a-f]{8}\.jpg$/);
  expect(safePath('a#b?c%20d&e.wav')).toMatch(/^a-b-c-20d-e-[0-9a-f]{8}\.wav$/);
});

test('both encodings of an accent have the same address, different names have different ones', () => {
  expect(safePath('Für.mp3')).toBe(safePath('Fu\u0308r.mp3'));
  const names = ['Song 1.mp3', 'song 1.mp3', 'Song-1.mp3', 'song-1.mp3', 'Song_1.mp3'];
  expect(new Set(names.map(safePath)).size).toBe(names.length);
});

test('a long name is cut, so that it is one of a file with each ending', () => {
  expect(safePath(`albums/${'A'.repeat(250)}.mp3`)).toMatch(/^albums\/a{200}-[0-9a-f]{8}\.mp3$/);
});
