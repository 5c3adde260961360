import { expect, test } from 'vitest';
import { nextScrollState, topOfPage } from './scroll-state.ts';

const after = (...positions: number[]) =>
  positions.reduce((state, to, index) => nextScrollState(state, positions[index - 1] ?? 0, to), topOfPage);

test('the header gets its background after 50 px, not at 50', () => {
  expect(after(50).isPast50).toBe(false);
  expect(after(51).isPast50).toBe(true);
  expect(after(51, 50).isPast50).toBe(false);
});

test('the header hides when scrolling down past 100 px, and shows when scrolling up', () => {
  expect(after(100).isBarHidden).toBe(false);
  expect(after(101).isBarHidden).toBe(true);
  expect(after(800, 790).isBarHidden).toBe(false);
  expect(after(800, 790, 795).isBarHidden).toBe(true);
});

test('a scroll event without movement changes nothing', () => {
  expect(after(800, 800).isBarHidden).toBe(true);
  expect(after(800, 790, 790).isBarHidden).toBe(false);
});

test("'Back to top' appears after 500 px, not at 500", () => {
  expect(after(500).isPast500).toBe(false);
  expect(after(501).isPast500).toBe(true);
});

test('returns the same object while no threshold is passed', () => {
  const state = after(600);
  expect(nextScrollState(state, 600, 700)).toBe(state);
});
