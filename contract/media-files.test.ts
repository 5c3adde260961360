import { expect, test } from 'vitest';
import { isSystemFile, mediaKind } from './media-files.ts';

test.each([
  ['cover.jpg', 'picture'],
  ['My Cover.JPEG', 'picture'],
  ['pictures/about-1.avif', 'picture'],
  ['01 The door.WAV', 'recording'],
  ['film.mp4', 'film'],
  ['album.yaml', undefined],
  ['mp3', undefined],
  ['cover.jpg.part', undefined],
  ['albums/songs/._cover.jpg', undefined],
  ['@eaDir/cover.jpg', undefined],
])('%s: %s', (name, kind) => expect(mediaKind(name)).toBe(kind));

test.each([
  '._cover.jpg',
  'Album/.DS_Store',
  '__MACOSX/Album/one.mp3',
  'Icon\r',
  'Thumbs.db',
  'THUMBS.DB',
  'ehthumbs_vista.db',
  'Desktop.ini',
  '$RECYCLE.BIN/one.mp3',
  'System Volume Information/one.mp3',
  'Album\\@eaDir\\one.mp3',
  '#recycle/one.mp3',
  '.directory',
  '.~lock.notes.odt#',
  '~$notes.docx',
  'album.yaml~',
])('systems leave %j behind', (name) => expect(isSystemFile(name)).toBe(true));

test.each(['cover.jpg', 'Icons.png', 'Thumbs.dbx.jpg', 'a.b/c~d.mp3', 'my @eaDir.jpg'])(
  '%s is a file of the owner',
  (name) => expect(isSystemFile(name)).toBe(false),
);
