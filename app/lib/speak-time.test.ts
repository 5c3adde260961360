import { expect, test } from 'vitest';
import { speakTime } from './speak-time.ts';

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [65, '1 minute 5 seconds'],
  [724.9, '12 minutes 4 seconds'],
  [Number.NaN, '0 seconds'],
])('%d seconds are spoken as %s', (seconds, spoken) => {
  expect(speakTime(seconds)).toBe(spoken);
});
