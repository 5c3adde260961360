import type { Noise } from '../pictures/shared/random.ts';

export type Point = [x: number, y: number, z: number];
export type Color = [red: number, green: number, blue: number];

/** What a place on a pot looks like, in linear light. */
export interface Surface {
  color: Color;
  /** How much it mirrors: 0 is bare clay, 1 is wet glaze. */
  gloss: number;
}

/** A pot as it comes off the wheel: its wall, turned round the axis. */
export interface Pot {
  /** The middle of the wall as [radius, height], from the axis at the foot to the lip. A spline leads through the points. */
  wall: [radius: number, height: number][];
  /** Half of the thickness of the wall. */
  thickness: number;
  /** Where it stands. */
  at?: [x: number, z: number];
  /** How high it stands, on another pot for example. */
  height?: number;
  /** How deep the rings of the fingers are. */
  rings?: number;
  /** The glaze at a place: height, angle, and the place itself. `isInside` is the side of the axis. */
  glaze(place: { height: number; angle: number; point: Point; isInside: boolean }): Surface;
}

const cells = 420;

/** A function that gives the distance of a place from a pot. Inside of the wall it is negative. */
export function distanceTo(pot: Pot): (x: number, y: number, z: number) => number {
  const [atX, atZ] = pot.at ?? [0, 0];
  const base = pot.height ?? 0;
  const line = smooth(pot.wall);
  const reach = Math.max(...line.map(([radius]) => radius)) + 0.35;
  const bottom = Math.min(...line.map(([, height]) => height)) - 0.35;
  const top = Math.max(...line.map(([, height]) => height)) + 0.35;
  const cell = Math.max(reach, top - bottom) / cells;
  const columns = Math.ceil(reach / cell) + 2;
  const rows = Math.ceil((top - bottom) / cell) + 2;
  // Distances are looked up in a table, because a spline is slow to measure.
  const table = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      table[row * columns + column] = distanceToLine(line, column * cell, bottom + row * cell) - pot.thickness;
    }
  }
  return (x, y, z) => {
    const radius = Math.hypot(x - atX, z - atZ);
    const height = y - base;
    // Farther away, the distance to the table's edge is enough.
    const beyond = Math.hypot(Math.max(0, radius - reach), Math.max(0, bottom - height, height - top));
    const column = Math.min(radius / cell, columns - 1.001);
    const row = Math.min(Math.max((height - bottom) / cell, 0), rows - 1.001);
    const [i, j] = [Math.floor(column), Math.floor(row)];
    const [u, v] = [column - i, row - j];
    const at = j * columns + i;
    const lower = table[at]! * (1 - u) + table[at + 1]! * u;
    const upper = table[at + columns]! * (1 - u) + table[at + columns + 1]! * u;
    return lower * (1 - v) + upper * v + beyond;
  };
}

function distanceToLine(line: [number, number][], radius: number, height: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i]!;
    const [bx, by] = line[i + 1]!;
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((radius - ax) * dx + (height - ay) * dy) / (dx * dx + dy * dy)));
    const found = (radius - ax - along * dx) ** 2 + (height - ay - along * dy) ** 2;
    if (found < nearest) nearest = found;
  }
  return Math.sqrt(nearest);
}

/** A Catmull-Rom spline through the points. */
function smooth(points: [number, number][]): [number, number][] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  return points
    .slice(0, -1)
    .flatMap((_, index) =>
      Array.from({ length: 10 }, (_, step): [number, number] => {
        const t = step / 10;
        const blend = (axis: 0 | 1) => {
          const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]];
          return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
        };
        return [Math.max(0, blend(0)), blend(1)];
      }),
    )
    .concat([points.at(-1)!]);
}

export const mix = (from: Color, to: Color, part: number): Color => {
  const t = Math.min(1, Math.max(0, part));
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
};

export const step = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** A colour as designers write it, in linear light. */
export const color = (hex: string): Color =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2) as Color;

/** Noise on the surface of a pot, without a seam: seen from the front and from the side, one fading into the other. */
export function around(noise: Noise, [x, y, z]: Point, scale: number, count = 4): number {
  const front = noise.octaves(x * scale + 7, y * scale + 3, count);
  const side = noise.octaves(z * scale + 23, y * scale + 11, count);
  return front + (side - front) * step(0.3, 0.7, (x * x) / (x * x + z * z + 1e-9));
}
