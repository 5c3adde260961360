import { expect, test } from 'vitest';
import { scatter } from './scatter.ts';

test('as many dots as asked for, all of them on the page', () => {
  const dots = scatter(20, 7);
  expect(dots).toHaveLength(20);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
});

test('the same seed strews the same dots, another one others', () => {
  expect(scatter(20, 7)).toEqual(scatter(20, 7));
  expect(scatter(20, 7)).not.toEqual(scatter(20, 8));
});
