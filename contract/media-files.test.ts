import { expect, test } from 'vitest';
import { mediaKind } from './media-files.ts';

test.each([
  ['cover.jpg', 'picture'],
  ['My Cover.JPEG', 'picture'],
  ['pictures/about-1.avif', 'picture'],
  ['01 The door.WAV', 'recording'],
  ['film.mp4', 'film'],
  ['album.yaml', undefined],
  ['mp3', undefined],
  ['cover.jpg.part', undefined],
])('%s: %s', (name, kind) => expect(mediaKind(name)).toBe(kind));
