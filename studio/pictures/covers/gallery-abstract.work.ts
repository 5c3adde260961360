import { overNight } from '../../film/night.ts';
import { develop, glow } from '../shared/develop.ts';
import { addPoint, type Colour, colour, createLight, ramp } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const WIDTH = 1600;
const HEIGHT = 1200;
const SEED = 17;
const THREADS = 900;
const STEPS = 9000;
/** Pixels for a unit of the knot, which is some five units high. */
const UNIT = 172;

const COLOURS: Colour[] = [
  colour('#ff9a5e'),
  colour('#ff7a66'),
  colour('#d24aa6'),
  colour('#8a4cff'),
  colour('#3f6cff'),
  colour('#8a4cff'),
  colour('#d24aa6'),
  colour('#ff7a66'),
  colour('#ff9a5e'),
];

/** The abstracts' cover: nine hundred threads, woven into a band with one side, tied into a knot of three loops. */
export const work: Work = {
  output: 'content/pictures/gallery-abstract.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    const noise = createNoise(SEED);
    const amount = 0.085 * scale;
    const front = frontOf();
    for (let thread = 0; thread < THREADS; thread++) {
      const u = thread / (THREADS - 1);
      // Finer and coarser threads, as in woven silk, with bright hems; alike on both sides, because the band has only one.
      const hem = Math.exp(-u * 60) + Math.exp(-(1 - u) * 60);
      const weight = 0.12 + 2.1 * noise.octaves(Math.min(u, 1 - u) * 52, 1, 3) ** 3.4 + 1.5 * hem;
      for (let step = 0; step < STEPS * scale; step++) {
        const t = (step + 0.5) / (STEPS * scale);
        const [x, y, near, gloss] = place(u, t);
        const tint = ramp(COLOURS, (3 * t) % 1);
        const covered = near < front(x, y) - 0.1 ? 0.16 : 1;
        const lit = (0.1 + near ** 1.7) * (0.34 + 2.2 * gloss);
        addPoint(light, x * scale, y * scale, tint, amount * weight * covered * lit);
      }
    }
    glow(light, 4 * scale, 0.3);
    glow(light, 70 * scale, 0.2);
    return develop(overNight(light, colour('#06060f')), { tone: 'plain', grain: 2 });
  },
};

/** The nearest depth of the band at a point. Parts behind it shine through only faintly. */
function frontOf(): (x: number, y: number) => number {
  const cell = 4;
  const columns = Math.ceil(WIDTH / cell);
  const nearest = new Float32Array(columns * Math.ceil(HEIGHT / cell));
  const at = (x: number, y: number) => Math.floor(y / cell) * columns + Math.floor(x / cell);
  for (let thread = 0; thread < 240; thread++) {
    for (let step = 0; step < 3600; step++) {
      const [x, y, near] = place(thread / 239, (step + 0.5) / 3600);
      nearest[at(x, y)] = Math.max(nearest[at(x, y)] ?? 0, near);
    }
  }
  return (x, y) => nearest[at(x, y)] ?? 0;
}

type Vector = [x: number, y: number, z: number];

/** The middle of the band: a trefoil knot. */
function knot(t: number): Vector {
  const round = 2 * Math.PI * t;
  return [
    Math.sin(round) + 2 * Math.sin(2 * round),
    Math.cos(round) - 2 * Math.cos(2 * round),
    -1.15 * Math.sin(3 * round),
  ];
}

/** A point of the band, with its nearness and its gloss from 0 to 1. */
function place(u: number, t: number): [x: number, y: number, near: number, gloss: number] {
  const [middle, ahead] = [knot(t), knot(t + 1e-4)];
  const along = unit([ahead[0] - middle[0], ahead[1] - middle[1], ahead[2] - middle[2]]);
  // Outwards in the picture's plane, and perpendicular to both. The band rotates between these two.
  const outwards = unit([along[1], -along[0], 0]);
  const upright = cross(along, outwards);
  const turn = 3 * Math.PI * t + 0.5;
  const off = (2 * u - 1) * (0.5 + 0.14 * Math.sin(6 * Math.PI * t + 0.4));
  const point = middle.map((value, c) => value + off * (Math.cos(turn) * outwards[c]! + Math.sin(turn) * upright[c]!));
  const face = -Math.sin(turn) * outwards[2] + Math.cos(turn) * upright[2];
  const [x, y, z] = tilted(point as Vector);
  const zoom = 11 / (11 - z);
  return [
    WIDTH / 2 + zoom * x * UNIT,
    HEIGHT / 2 + 36 + zoom * y * UNIT,
    Math.min(1, Math.max(0, (z + 1.9) / 3.8)),
    Math.abs(face) ** 3,
  ];
}

/** Leans the knot back a little and turns it, so that no two loops look alike. */
function tilted([x, y, z]: Vector): Vector {
  const [lean, roll] = [0.42, -0.2];
  const [right, down] = [x * Math.cos(roll) - y * Math.sin(roll), x * Math.sin(roll) + y * Math.cos(roll)];
  return [right, down * Math.cos(lean) - z * Math.sin(lean), down * Math.sin(lean) + z * Math.cos(lean)];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}
