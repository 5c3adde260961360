import { expect, test } from 'vitest';
import { sizeWarning } from './limits.ts';

const mebibyte = 1024 * 1024;

test('no warning for files that every host accepts', () => {
  expect(sizeWarning([{ name: 'index.html', bytes: 25 * mebibyte }])).toBeUndefined();
});

test('each file that is too large is named with its size', () => {
  const files = [
    { name: 'audio/long.wav', bytes: 42.5 * mebibyte },
    { name: 'audio/short.mp3', bytes: 3 * mebibyte },
    { name: 'audio/longer.wav', bytes: 25 * mebibyte + 1 },
  ];
  expect(sizeWarning(files)).toMatch(
    /25 MiB.*\n {2}audio\/long\.wav \(42\.5 MiB\)\n {2}audio\/longer\.wav \(25\.0 MiB\)$/,
  );
});
