import { expect, test } from 'vitest';
import { clamp, lerp } from './numbers.ts';

test('clamp limits a value to its range', () => {
  expect([-2, 3, 9].map((value) => clamp(value, 0, 5))).toEqual([0, 3, 5]);
});

test('lerp interpolates between two numbers', () => {
  expect([0, 0.25, 1].map((t) => lerp(-4, 4, t))).toEqual([-4, -2, 4]);
});
