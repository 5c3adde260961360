import { expect, test } from 'vitest';
import { edgeSpeed, nextTop } from './edge-speed.ts';

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

test.each([60, 90, 144])('a page scrolls 900 px in a second of the highest speed, at %i frames per second', (rate) => {
  let top = 100;
  for (let frame = 0; frame < rate; frame++) top = nextTop(top, edgeSpeed(800, 800), 1000 / rate, 5000)!;
  expect(top).toBeCloseTo(1000);
});

test.each([17, 33, 50, 60_000])('a frame of %i ms scrolls 15 px at most, in both directions', (passedMs) => {
  expect(nextTop(100, 900, passedMs, 5000)).toBe(115);
  expect(nextTop(100, -900, passedMs, 5000)).toBe(85);
});

test('no frame goes back in time', () => expect(nextTop(100, 900, -5, 5000)).toBe(100));

test('a page scrolls to its two ends and then no further', () => {
  expect(nextTop(990, 900, 17, 1000)).toBe(1000);
  expect(nextTop(1000, 900, 16, 1000)).toBeUndefined();
  expect(nextTop(10, -900, 17, 1000)).toBe(0);
  expect(nextTop(0, -900, 16, 1000)).toBeUndefined();
  expect(nextTop(500, 0, 16, 1000)).toBeUndefined();
});
