import { expect, test } from 'vitest';
import { outline } from './waveform.ts';

test('an outline goes right above the middle and back below it; the loudest fills the height, silence stays a line', () => {
  expect(outline('0zh')).toBe(
    `polygon(0% 47%,50% 0%,100% ${50 - (17 / 35) * 50}%,100% ${50 + (17 / 35) * 50}%,50% 100%,0% 53%)`,
  );
});
