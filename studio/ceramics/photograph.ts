import sharp, { type Sharp } from 'sharp';
import { createRandom } from '../pictures/shared/random.ts';
import { type Color, distanceTo, mix, type Point, type Pot, step } from './pot.ts';

/** A stem of a plant, from one place to another, bent by its own weight. */
export interface Stem {
  from: Point;
  to: Point;
  bend: Point;
  thickness: number;
  color: Color;
  /** A seed head at its end: its half thickness and its length along the stem, from 0 to 1. */
  head?: { thickness: number; length: number; color: Color };
}

export interface Scene {
  pots: Pot[];
  stems?: Stem[];
  /** The pixels of the finished picture. */
  width: number;
  height: number;
  camera: { from: Point; to: Point /** The height of the view at the distance of `to`. */; view: number };
  /** The colours of the table, of the wall behind it, and of the wall's upper end. */
  table: Color;
  wall: Color;
  wallTop: Color;
  /** Where the light comes from. */
  light?: Point;
  exposure?: number;
}

const add = (a: Point, b: Point, scale = 1): Point => [a[0] + b[0] * scale, a[1] + b[1] * scale, a[2] + b[2] * scale];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const farthest = 14;

/** Takes a picture of pots on a table, in the light of one large window. */
export function photograph(scene: Scene, scale = 1): Sharp {
  const width = Math.round(scene.width * scale);
  const height = Math.round(scene.height * scale);
  const { camera, exposure = 1 } = scene;
  const parts: {
    distance(x: number, y: number, z: number): number;
    pot?: Pot;
    stem?: { stem: Stem; isHead: boolean };
  }[] = [
    ...scene.pots.map((pot) => ({ pot, distance: distanceTo(pot) })),
    ...(scene.stems ?? []).flatMap((stem) => [
      { stem: { stem, isHead: false }, distance: distanceToStem(stem, 0, 1, () => stem.thickness) },
      ...(stem.head ? [{ stem: { stem, isHead: true }, distance: distanceToHead(stem) }] : []),
    ]),
  ];
  let nearest = 0;
  /** Also remembers which part is nearest. */
  const distance = (x: number, y: number, z: number): number => {
    let found = Number.POSITIVE_INFINITY;
    for (let index = 0; index < parts.length; index++) {
      const own = parts[index]!.distance(x, y, z);
      if (own < found) {
        found = own;
        nearest = index;
      }
    }
    return found;
  };
  const lightDirection = unit(scene.light ?? [-0.75, 0.95, 0.55]);
  const forward = unit(add(camera.to, camera.from, -1));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const depth = Math.hypot(...add(camera.to, camera.from, -1));

  /** How much of the window a place sees: 0 in the middle of a shadow. */
  const lit = (from: Point, normal: Point): number => {
    let seen = 1;
    const start = add(from, normal, 0.012);
    for (let far = 0.02; far < 3.2; ) {
      const at = add(start, lightDirection, far);
      const free = distance(...at);
      seen = Math.min(seen, 0.5 + (3.4 * free) / far / 2);
      if (seen <= 0) return 0;
      far += Math.min(0.16, Math.max(0.012, free * 0.7));
    }
    return step(0, 1, seen);
  };
  /** How much of the room a place sees. */
  const open = (from: Point, normal: Point): number => {
    let closed = 0;
    for (let i = 1; i <= 6; i++) {
      const far = 0.03 * i * i * 0.45;
      const at = add(from, normal, far);
      closed += Math.max(0, far - Math.min(distance(...at), at[1] + 0.0)) / far / (1 + i * 0.35);
    }
    return Math.max(0, 1 - closed * 0.52);
  };
  const background = (direction: Point): Color => {
    const rise = direction[1];
    return mix(scene.wall, scene.wallTop, step(-0.12, 0.42, rise));
  };
  /** What a mirror would show: a tall window on the left, a narrow one on the right, and the room. */
  const room = (direction: Point, blur: number): Color => {
    const side = Math.atan2(direction[0], direction[2]);
    const edge = 0.03 + blur * 0.5;
    const pane = (middle: number, half: number, low: number, high: number) =>
      (1 - step(half - edge, half + edge, Math.abs(side - middle))) *
      step(low - edge, low + edge, direction[1]) *
      (1 - step(high - edge, high + edge, direction[1]));
    const bar = 1 - 0.75 * (1 - step(0.015, 0.03 + edge * 0.5, Math.abs(side + 0.98)));
    const window = pane(-0.98, 0.34, 0.08, 0.8) * bar * 5.2 + pane(1.5, 0.12, 0.0, 0.72) * 1.3;
    const base = direction[1] < 0 ? mix(scene.table, [0.02, 0.02, 0.02], 0.4) : background(direction);
    return [base[0] * 0.6 + window, base[1] * 0.6 + window * 0.98, base[2] * 0.6 + window * 0.93];
  };

  const tableLight = (at: Point): Color => {
    const far = Math.hypot(at[0] - camera.to[0], at[2]);
    const shade = lit(at, [0, 1, 0]) * 0.72 + 0.28;
    const contact = open(at, [0, 1, 0]);
    const pool = 1.04 - 0.1 * far;
    const value = shade * (0.35 + 0.65 * contact) * pool;
    return [scene.table[0] * value, scene.table[1] * value * 0.995, scene.table[2] * value * 0.985];
  };

  const trace = (from: Point, direction: Point): Color => {
    let far = depth * 0.4;
    while (far < farthest) {
      const at = add(from, direction, far);
      const free = distance(...at);
      if (free < 0.0006) return shadePart(at, direction);
      if (at[1] <= 0 && direction[1] < 0) break;
      const toTable = direction[1] < 0 ? at[1] / -direction[1] : farthest;
      far += Math.min(free * 0.92, toTable + 0.0001);
    }
    const wall = background(direction);
    if (direction[1] >= 0) return wall;
    const reach = from[1] / -direction[1];
    const at = add(from, direction, reach);
    const toWall = step(1.2, 5.2, -at[2]);
    return toWall >= 1 ? wall : mix(tableLight([at[0], 0, at[2]]), wall, toWall);
  };

  const normalAt = (at: Point, size: number): Point =>
    unit([
      distance(at[0] + size, at[1], at[2]) - distance(at[0] - size, at[1], at[2]),
      distance(at[0], at[1] + size, at[2]) - distance(at[0], at[1] - size, at[2]),
      distance(at[0], at[1], at[2] + size) - distance(at[0], at[1], at[2] - size),
    ]);

  const shadePart = (at: Point, direction: Point): Color => {
    distance(...at);
    const part = parts[nearest]!;
    let normal = normalAt(at, 0.0035);
    const seen = open(at, normal);
    const shadow = lit(at, normal);
    let surface = { color: [0.2, 0.18, 0.12] as Color, gloss: 0.05 };
    if (part.stem) {
      const { stem, isHead } = part.stem;
      surface = { color: isHead && stem.head ? stem.head.color : stem.color, gloss: 0.03 };
    } else if (part.pot) {
      const { pot } = part;
      const [x, z] = [at[0] - (pot.at?.[0] ?? 0), at[2] - (pot.at?.[1] ?? 0)];
      const height = at[1] - (pot.height ?? 0);
      const isInside = (x * normal[0] + z * normal[2]) / Math.hypot(x, z) < -0.15;
      surface = pot.glaze({ height, angle: Math.atan2(x, z), point: [x, height, z], isInside });
      if (pot.rings) {
        const tilt = Math.sin(height * 92 + Math.sin(Math.atan2(x, z)) * 0.9) * pot.rings;
        normal = unit(add(normal, [0, 1, 0], tilt));
      }
    }
    const facing = Math.max(0, dot(normal, lightDirection));
    const key = 1.36 * facing * shadow;
    const sky = (0.34 + 0.2 * normal[1]) * seen;
    const bounce = Math.max(0, 0.5 - 0.5 * normal[1]) * 0.34 * seen;
    const mirrored = add(direction, normal, -2 * dot(direction, normal));
    const fresnel = 0.045 + 0.6 * (1 - Math.max(0, -dot(direction, normal))) ** 5;
    const shine = room(mirrored, 1 - surface.gloss);
    const strength = fresnel * surface.gloss * (0.25 + 0.75 * seen);
    return surface.color.map(
      (value, channel) =>
        value *
          (key * [1, 0.965, 0.9][channel]! + sky * [0.9, 0.97, 1.08][channel]! + bounce * scene.table[channel]! * 2.2) +
        shine[channel]! * strength,
    ) as Color;
  };

  /** The light that falls on a place of the picture, toned: bright samples must not outweigh their neighbours. */
  const sample = (u: number, v: number): Color => {
    const x = ((u - width / 2) / height) * camera.view;
    const y = (0.5 - v / height) * camera.view;
    const light = trace(camera.from, unit(add(add(forward, right, x / depth), up, y / depth)));
    const [red, green, blue] = light.map((value) => tone(value * exposure)) as Color;
    // The curve makes colours louder than glazes are.
    const grey = 0.22 * red + 0.7 * green + 0.08 * blue;
    return [red * 0.8 + grey * 0.2, green * 0.8 + grey * 0.2, blue * 0.8 + grey * 0.2];
  };

  const first = Array.from({ length: width * height }, (_, index) =>
    sample((index % width) + 0.5, Math.floor(index / width) + 0.5),
  );
  const differs = (a: Color, b: Color | undefined) =>
    b !== undefined &&
    Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) > 0.06 * (a[0] + a[1] + a[2]);
  const random = createRandom(11);
  const pixels = new Uint8Array(width * height * 3);
  for (const [index, own] of first.entries()) {
    const [column, row] = [index % width, Math.floor(index / width)];
    // More samples only where something ends.
    const isEdge = [-width, -1, 1, width].some((step) => differs(own, first[index + step]));
    const samples = isEdge ? [0.25, 0.75].flatMap((u) => [0.25, 0.75].map((v) => sample(column + u, row + v))) : [own];
    const corner = Math.hypot((column / width - 0.5) * 1.1, row / height - 0.5);
    const vignette = 1 - 0.2 * step(0.3, 0.78, corner);
    for (const channel of [0, 1, 2] as const) {
      const value = (samples.reduce((sum, one) => sum + one[channel], 0) / samples.length) * vignette;
      pixels[index * 3 + channel] = Math.round(255 * value ** (1 / 2.2) + random() - 0.5);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A film's curve: highlights roll off instead of being cut. */
const tone = (light: number): number =>
  Math.min(1, (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14));

/** A place on a stem: 0 at its foot, 1 at its end. */
const onStem = ({ from, bend, to }: Stem, t: number): Point =>
  [0, 1, 2].map((axis) => from[axis]! * (1 - t) ** 2 + 2 * bend[axis]! * t * (1 - t) + to[axis]! * t * t) as Point;

function distanceToStem(stem: Stem, start: number, end: number, thickness: (t: number) => number) {
  const count = 10;
  const points = Array.from({ length: count + 1 }, (_, i) => onStem(stem, start + ((end - start) * i) / count));
  const segments = points.slice(0, -1).map((a, i) => {
    const d = add(points[i + 1]!, a, -1);
    return { a, d, length: dot(d, d) };
  });
  const middle = onStem(stem, (start + end) / 2);
  const reach = Math.max(...points.map((point) => Math.hypot(...add(point, middle, -1)))) + 0.1;
  return (x: number, y: number, z: number): number => {
    // Far away, the distance to the sphere around it is enough.
    const away = Math.sqrt((x - middle[0]) ** 2 + (y - middle[1]) ** 2 + (z - middle[2]) ** 2) - reach;
    if (away > 0.3) return away;
    let found = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const { a, d, length } = segments[i]!;
      const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
      const along = Math.min(1, Math.max(0, (px * d[0] + py * d[1] + pz * d[2]) / length));
      const own = Math.sqrt((px - d[0] * along) ** 2 + (py - d[1] * along) ** 2 + (pz - d[2] * along) ** 2);
      found = Math.min(found, own - thickness((i + along) / count));
    }
    return found;
  };
}

function distanceToHead(stem: Stem) {
  const { thickness, length } = stem.head!;
  const own = distanceToStem(stem, 1 - length, 1, (t) => thickness * Math.sin(Math.PI * (0.1 + 0.86 * t)) ** 0.7);
  // Seeds.
  return (x: number, y: number, z: number) =>
    own(x, y, z) + 0.0016 * Math.sin(x * 420 + y * 310) * Math.sin(y * 370 - x * 260);
}
