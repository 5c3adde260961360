import { expect, test } from 'vitest';
import { isOtherMusic, whyLeftOut } from './left-out.ts';

test.each([
  ['IMG_1.DNG', /raw photo.*JPEG/],
  ['cover.psd', /drawing program.*PNG/],
  ['photo.bmp', /export it as JPEG/],
  ['song.mid', /no sound/],
  ['Song.als', /project of a music program/],
  ['song.wma', /cannot play\. Save it as FLAC, WAV or MP3 first/],
  ['clip.MOV', /Save it as MP4 first/],
  ['film.srt', /as \.vtt or \.lrc/],
  ['album.cue', /playlist/],
  ['album.zip', /is packed/],
  ['booklet.pdf', /^is a PDF/],
  ['notes.docx', /^is a text/],
  ['Thumbs.db', /your system keeps for itself/],
  ['setup.exe', /neither a picture nor a recording/],
  ['README', /neither a picture nor a recording/],
])('%s has a sentence', (name, sentence) => {
  expect(whyLeftOut(name)).toMatch(sentence);
  expect(whyLeftOut(name)).toMatch(/^(is|has) .*\.$/);
});

test('protected recordings, notes and projects are music as well, a playlist and the track of a walk are not', () => {
  const music = ['a.wma', 'a.m4p', 'a.aaxc', 'a.mid', 'a.als'];
  expect([...music, 'a.m3u', 'a.jpg', 'a.gpx'].filter(isOtherMusic)).toEqual(music);
});
