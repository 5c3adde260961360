import { expect, test } from 'vitest';
import { edgeSpeed } from './edge-speed.ts';

test('15 px per 1/60 s at the very edge, up at the top and down at the bottom', () => {
  expect(edgeSpeed(0, 800)).toBe(-15 * 60);
  expect(edgeSpeed(800, 800)).toBe(15 * 60);
});

test('the speed grows with the depth in the zone of 200 px', () => {
  expect(edgeSpeed(100, 800)).toBe(-450);
  expect(edgeSpeed(650, 800)).toBe(225);
  expect(edgeSpeed(200, 800)).toBe(0);
  expect(edgeSpeed(400, 800)).toBe(0);
  expect(edgeSpeed(600, 800)).toBe(0);
});

test('a pointer outside the window is as one at its edge', () => {
  expect(edgeSpeed(-5, 800)).toBe(-900);
  expect(edgeSpeed(805, 800)).toBe(900);
});

test('in a low window the zones share what there is', () => {
  expect(edgeSpeed(150, 300)).toBe(0);
  expect(edgeSpeed(75, 300)).toBe(-450);
  expect(edgeSpeed(225, 300)).toBe(450);
});
