import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { videoData, videoProblem, videoType } from './hero-videos.ts';

const facts = { title: 'A film', creator: 'The Maker', licenceUrl: 'https://fixture.example/info' };

test('a film has a type with codec, profile and level, and an address that changes with the file', () => {
  const types = ['hero.av1', 'hero.h264', 'hero-narrow.av1', 'hero-narrow.h264'].map(
    (name) => videoData('fixture', `film/${name}.mp4`, facts).type,
  );
  expect(types).toEqual([
    'video/mp4; codecs="av01.0.05M.08"',
    'video/mp4; codecs="avc1.640032"',
    'video/mp4; codecs="av01.0.05M.08"',
    'video/mp4; codecs="avc1.640032"',
  ]);
  const { url } = videoData('fixture', 'film/hero.av1.mp4', facts);
  expect(url).toMatch(/^\/media\/film\/hero\.av1-[0-9a-f]{8}\.mp4$/);
  expect(videoData('fixture', 'film/hero.av1.mp4', { ...facts, title: 'Another' }).url).not.toBe(url);
});

test('AV1 of another profile, level, tier and depth', () => {
  const box = (...bytes: number[]) => Buffer.concat([Buffer.from('....av1C'), Buffer.from([0x81, ...bytes])]);
  expect(videoType(box(0x08, 0x00))).toBe('video/mp4; codecs="av01.0.08M.08"');
  expect(videoType(box(0x2d, 0xc0))).toBe('video/mp4; codecs="av01.1.13H.10"');
});

test('a file that is not a film in AV1 or H.264 has no type', () => {
  expect(videoType(readFileSync('fixture/film/poster.jpg'))).toBeUndefined();
  expect(videoType(Buffer.alloc(0))).toBeUndefined();
});

test('a film is refused if it has another encoding, or if its end is missing', () => {
  const film = readFileSync('fixture/film/hero.h264.mp4');
  expect(videoProblem(film)).toBeUndefined();
  expect(videoProblem(film.subarray(0, 9000))).toBe(
    'is cut off: its end is missing. Copy it here again, or save it again.',
  );
  expect(videoProblem(Buffer.from('no film'))).toBe('is no film in AV1 or H.264. Save it again as one of them.');
});
