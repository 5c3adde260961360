import { overNight } from '../../film/night.ts';
import { develop, glow } from '../shared/develop.ts';
import { addPoint, type Colour, colour, createLight, ramp } from '../shared/light.ts';
import { createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const SEED = 94;
const WIDTH = 1200;
const HEIGHT = 1050;
const RUNS = 320;
const STEPS = 84_000;
const COLOURS: Colour[] = [colour('#08614f'), colour('#12b886'), colour('#6ff0c2'), colour('#e8fff4')];

/** 'Advanced Applications': the paths of Halvorsen's attractor, seen along its axis of threefold symmetry. */
export const work: Work = {
  output: 'content/pictures/about-4.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    const random = createRandom(SEED);
    const amount = 0.0045 * scale;
    for (let run = 0; run < RUNS; run++) {
      let state: Point = [random() * 2 - 5, random() * 2 - 1, random() * 2];
      for (let step = 0; step < 3000; step++) state = advance(state);
      for (let step = 0; step < STEPS * scale; step++) {
        const next = advance(state);
        const speed = Math.hypot(next[0] - state[0], next[1] - state[1], next[2] - state[2]) / PACE;
        state = next;
        const [x, y, depth] = project(state);
        const tint = ramp(COLOURS, 0.15 + 0.5 * depth + speed / 190);
        addPoint(light, x * scale, y * scale, tint, amount * (0.35 + 0.9 * depth) * Math.min(1.6, speed / 24));
      }
    }
    glow(light, 3 * scale, 0.3);
    glow(light, 40 * scale, 0.12);
    return develop(overNight(light, colour('#040e12')), { tone: 'plain', grain: 2 });
  },
};

type Point = [x: number, y: number, z: number];
const PACE = 0.0011;

/** One step along the flow (midpoint rule). */
function advance([x, y, z]: Point): Point {
  const [dx, dy, dz] = flow(x, y, z);
  const half = PACE / 2;
  const [mx, my, mz] = flow(x + dx * half, y + dy * half, z + dz * half);
  return [x + mx * PACE, y + my * PACE, z + mz * PACE];
}

const A = 1.4;
function flow(x: number, y: number, z: number): Point {
  return [-A * x - 4 * y - 4 * z - y * y, -A * y - 4 * z - 4 * x - z * z, -A * z - 4 * x - 4 * y - x * x];
}

/** Sideways, down and towards us, from 0 to 1. */
function project([x, y, z]: Point): Point {
  const right = (x - y) / Math.SQRT2;
  const up = (x + y - 2 * z) / Math.sqrt(6);
  const towards = (x + y + z) / Math.sqrt(3);
  const size = 37;
  return [600 + right * size, 455 - up * size, Math.min(1, Math.max(0, (towards + 12) / 17))];
}
