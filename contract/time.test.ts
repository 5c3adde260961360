import { expect, test } from 'vitest';
import { formatTime, parseTime } from './time.ts';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59.9, '0:59'],
  [60, '1:00'],
  [65, '1:05'],
  [724, '12:04'],
  [5006, '83:26'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(formatTime(seconds)).toBe(shown);
});

test.each(['0:07', '4:12', '11:47', '16:18'])('%s is parsed', (text) => {
  expect(formatTime(parseTime(text))).toBe(text);
});
