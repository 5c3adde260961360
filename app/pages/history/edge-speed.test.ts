import { expect, test } from 'vitest';
import { edgeSpeed } from './edge-speed.ts';

test('scrolls 15 px per 1/60 s at the edge: upwards at the top, downwards at the bottom', () => {
  expect(edgeSpeed(0, 800)).toBe(-15 * 60);
  expect(edgeSpeed(800, 800)).toBe(15 * 60);
});

test('the speed grows towards the edge, within a zone of 200 px', () => {
  expect(edgeSpeed(100, 800)).toBe(-450);
  expect(edgeSpeed(650, 800)).toBe(225);
  expect(edgeSpeed(200, 800)).toBe(0);
  expect(edgeSpeed(400, 800)).toBe(0);
  expect(edgeSpeed(600, 800)).toBe(0);
});

test('a pointer outside the viewport has the speed of the edge', () => {
  expect(edgeSpeed(-5, 800)).toBe(-900);
  expect(edgeSpeed(805, 800)).toBe(900);
});

test('in a low viewport each zone takes half of the height', () => {
  expect(edgeSpeed(150, 300)).toBe(0);
  expect(edgeSpeed(75, 300)).toBe(-450);
  expect(edgeSpeed(225, 300)).toBe(450);
});
