import { expect, test } from 'vitest';
import { addressAt, parseTrackHash, trackHash } from './track-hash.ts';

const tracks = [
  { id: 'night-watch', duration: '12:04' },
  { id: 'arrival', duration: '16:18' },
];
const noTrack = 'The address names a track that is not on this album.';
const noSecond = 'The address names a second that this track does not have.';

test.each([
  ['#track=night-watch', { index: 0, seconds: 0 }],
  ['#track=arrival&t=80', { index: 1, seconds: 80 }],
  ['#t=80&track=arrival', { index: 1, seconds: 80 }],
  ['#track=night-watch&t=723', { index: 0, seconds: 723 }],
  ['#track=night-watch&t=724', { index: 0, seconds: 0, problem: noSecond }],
  ['#track=night-watch&t=-5', { index: 0, seconds: 0, problem: noSecond }],
  ['#track=night-watch&t=1:20', { index: 0, seconds: 0, problem: noSecond }],
  ['#track=night-watch&t=', { index: 0, seconds: 0, problem: noSecond }],
  ['#track=night-watch&t=1e3', { index: 0, seconds: 0, problem: noSecond }],
  ['#track=nothing', { seconds: 0, problem: noTrack }],
  ['#track=', { seconds: 0, problem: noTrack }],
  ['#track=%E0%A4%A', { seconds: 0, problem: noTrack }],
])('parses %s', (hash, named) => expect(parseTrackHash(hash, tracks)).toEqual(named));

test.each(['', '#', '#_main', '#100%', '#t=80', '#tracks=arrival'])('%j names no track', (hash) =>
  expect(parseTrackHash(hash, tracks)).toBeUndefined(),
);

test('an address made by addressAt can be parsed', () => {
  const address = `/music/album/parousia${trackHash('arrival')}`;
  expect(address).toBe('/music/album/parousia#track=arrival');
  expect(addressAt(address, 80.25)).toBe('/music/album/parousia#track=arrival&t=80.25');
  expect(addressAt(address, 0.9)).toBe(address);
  expect(parseTrackHash(new URL(addressAt(address, 80.25), 'https://example.org').hash, tracks)).toEqual({
    index: 1,
    seconds: 80.25,
  });
});

test('the address of the podcast can have a start position too', () => {
  expect(addressAt('/other-initiatives#podcast', 80)).toBe('/other-initiatives#podcast&t=80');
});
