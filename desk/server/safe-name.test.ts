import { expect, test } from 'vitest';
import { safeFileName, safeStem } from './safe-name.ts';

test.each([
  ['My Cover (final) ÄÖ.JPEG', 'my-cover-final-ao.jpg'],
  ['03 - Night Watch.MP3', '03-night-watch.mp3'],
  ['C:\\Users\\Me\\cover.png', 'cover.png'],
  ['../../etc/passwd', 'passwd'],
  ['夜.png', 'file.png'],
  ['🎨.png', 'file.png'],
  ['CON.jpg', 'con-2.jpg'],
  ['.hidden', 'hidden'],
  [`${'x'.repeat(200)}.wav`, `${'x'.repeat(60)}.wav`],
])('%s is kept as %s', (original, kept) => expect(safeFileName(original, [])).toBe(kept));

test('a name is not taken twice, not with another ending either', () => {
  expect(safeFileName('cover.png', ['Cover.jpg'])).toBe('cover-2.png');
  expect(safeFileName('song.wav', ['song.master.mp3', 'song-2.wav'])).toBe('song-3.wav');
});

test('an id is free', () => {
  expect(safeStem('Night Watch', new Set(['night-watch']))).toBe('night-watch-2');
  expect(safeStem('Index', new Set())).toBe('index-2');
  expect(safeStem('Encoded', new Set())).toBe('encoded-2');
  expect(safeStem('夜', new Set(), 'album')).toBe('album');
});
