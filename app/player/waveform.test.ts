import { expect, test } from 'vitest';
import { waveformPolygon } from './waveform.ts';

test('the loudest peak fills the height, and silence is a thin line', () => {
  expect(waveformPolygon('0zh')).toBe(
    `polygon(0% 47%,50% 0%,100% ${50 - (17 / 35) * 50}%,100% ${50 + (17 / 35) * 50}%,50% 100%,0% 53%)`,
  );
});
