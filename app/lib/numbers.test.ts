import { expect, test } from 'vitest';
import { between, clamp } from './numbers.ts';

test('what passes a limit stops at it', () => {
  expect([-2, 3, 9].map((value) => clamp(value, 0, 5))).toEqual([0, 3, 5]);
});

test('parts of the way between two limits', () => {
  expect([0, 0.25, 1].map((part) => between([-4, 4], part))).toEqual([-4, -2, 4]);
});
