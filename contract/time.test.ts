import { expect, test } from 'vitest';
import { formatTime, parseTime, speakTime } from './time.ts';

test.each([
  [0, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [59.9, '0:59', '59 seconds'],
  [60, '1:00', '1 minute'],
  [65, '1:05', '1 minute 5 seconds'],
  [724, '12:04', '12 minutes 4 seconds'],
  [5006, '83:26', '83 minutes 26 seconds'],
  [-3, '0:00', '0 seconds'],
  [Number.NaN, '0:00', '0 seconds'],
  [Number.POSITIVE_INFINITY, '0:00', '0 seconds'],
])('%d seconds are shown as %s and spoken as %s', (seconds, shown, spoken) => {
  expect(formatTime(seconds)).toBe(shown);
  expect(speakTime(seconds)).toBe(spoken);
});

test.each(['0:07', '4:12', '11:47', '16:18'])('%s is parsed', (text) => {
  expect(formatTime(parseTime(text))).toBe(text);
});
