import { expect, test } from 'vitest';
import { FakeCanvas, noColors, stubOffscreenCanvas } from '../../testing/fake-canvas.ts';
import { cellAt, createColumns, createRain, digitAt, gridOf } from './rain.ts';

const rows = 45;
const column = createColumns(1, 6)[0]!;

test('a grid of 20 px covers the canvas', () => {
  expect(gridOf({ width: 1440, height: 900 })).toEqual({ columns: 72, rows: 45 });
  expect(gridOf({ width: 390, height: 844 })).toEqual({ columns: 20, rows: 43 });
});

test('every digit is painted in a cell of the grid', () => {
  stubOffscreenCanvas();
  const canvas = new FakeCanvas();
  const scene = createRain(canvas.getContext(), noColors);
  scene(9, { width: 1440, height: 900 });
  expect(canvas.context.drawImage.mock.calls.length).toBeGreaterThan(50);
  for (const [, x, y, width, height] of canvas.context.drawImage.mock.calls) {
    expect([x % 20, y % 20, width, height]).toEqual([0, 0, 20, 20]);
  }
});

test('a light falls: each row is brightest after the row above it', () => {
  const fromTheTop = { ...column, start: 0 };
  const first = cellAt(fromTheTop, 0, rows, 1 / column.speed);
  expect(first.brightness).toBeGreaterThan(0.7);
  for (const row of [1, 7, 44]) {
    const { light, brightness } = cellAt(fromTheTop, row, rows, (row + 1) / column.speed);
    expect(light).toBe(first.light);
    expect(brightness).toBeCloseTo(first.brightness);
  }
});

test('brightness stays between 0 and 1, changes without jumps, and repeats with the next light', () => {
  for (const each of createColumns(30, 9)) {
    const roundSeconds = (rows + each.gap) / each.speed;
    const frames = Array.from({ length: 60 * 24 }, (_, frame) => cellAt(each, 7, rows, frame / 24).brightness);
    expect(Math.min(...frames)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...frames)).toBeLessThanOrEqual(1);
    expect(largestStep(frames)).toBeLessThan(0.1);
    expect(cellAt(each, 7, rows, 3 + roundSeconds).brightness).toBeCloseTo(cellAt(each, 7, rows, 3).brightness);
    expect(cellAt(each, 7, rows, 3 + roundSeconds).light).toBe(cellAt(each, 7, rows, 3).light + 1);
  }
});

const largestStep = (values: number[]) =>
  Math.max(...values.slice(1).map((value, index) => Math.abs(value - values[index]!)));

test('half of the digits are 1, and a digit stays the same during one light', () => {
  const digits = Array.from({ length: 4000 }, (_, index) => digitAt(index % 70, Math.floor(index / 70), 3));
  const ones = digits.filter((digit) => digit === 1).length;
  expect(ones / digits.length).toBeGreaterThan(0.45);
  expect(ones / digits.length).toBeLessThan(0.55);
  expect(digitAt(4, 5, 6)).toBe(digitAt(4, 5, 6));
});
