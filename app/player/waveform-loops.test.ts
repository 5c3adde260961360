import { expect, test } from 'vitest';
import { loopsHeight, loopsWidth, waveformLoops } from './waveform-loops.ts';

test('the loudest part fills the height, silence is a flat line, and the line runs over the whole width', () => {
  const numbers = waveformLoops('zzz000').match(/-?\d+/g)!.map(Number);
  const [loud, silent] = [numbers.slice(2, 18), numbers.slice(18)];
  const heights = (part: number[]) => part.filter((_, index) => index % 2 === 1);
  expect(Math.min(...heights(loud))).toBe(0);
  expect(new Set(heights(silent))).toEqual(new Set([loopsHeight]));
  expect(numbers.slice(-2)).toEqual([loopsWidth, loopsHeight]);
});
