import { expect, test } from 'vitest';
import { leafPath } from './open-book.ts';

const shape = { gutterX: 500, gutterY: 540, crest: 380, fall: 60, spread: 420, leafCount: 11 };

/** The end points and control points of a path. `t` mirrors the last control point. */
function pointsOf(path: string): [x: number, y: number][] {
  const [start, ...commands] = path.split(/(?=[Mqt])/).map((text) => ({
    command: text[0],
    values: text.slice(1).split(' ').map(Number),
  }));
  let [x = 0, y = 0] = start!.values;
  let control: [number, number] = [x, y];
  const points: [number, number][] = [[x, y]];
  for (const { command, values } of commands) {
    const [stepX = 0, stepY = 0] = values.slice(-2);
    control = command === 'q' ? [x + values[0]!, y + values[1]!] : [2 * x - control[0], 2 * y - control[1]];
    [x, y] = [x + stepX, y + stepY];
    points.push(control, [x, y]);
  }
  return points;
}

test.each([0, 5, 10])('both sides of leaf %i mirror each other, as rounding does not add up', (leaf) => {
  const points = pointsOf(leafPath(shape, leaf));
  const mirrored = points.toReversed().map(([x, y]) => [1000 - x, y] as const);
  // The top leaf passes the gutter and both sides of the box.
  expect(points[0]![0]).toBeLessThan(0);
  expect(points[(points.length - 1) / 2]![0]).toBeCloseTo(500);
  for (const [index, [x, y]] of points.entries()) {
    const [mirroredX, mirroredY] = mirrored[index]!;
    expect(Math.abs(x - mirroredX)).toBeLessThan(0.4);
    expect(Math.abs(y - mirroredY)).toBeLessThan(0.4);
  }
});
