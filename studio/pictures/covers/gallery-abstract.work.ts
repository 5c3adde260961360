import { overNight } from '../../film/night.ts';
import { develop, glow } from '../shared/develop.ts';
import { addPoint, type Colour, colour, createLight, ramp, smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const WIDTH = 1600;
const HEIGHT = 1200;
const SEED = 17;
const THREADS = 1500;
const STEPS = 5200;

const COLOURS: Colour[] = [
  colour('#ffb13d'),
  colour('#ff7d5c'),
  colour('#d0459a'),
  colour('#8b46f2'),
  colour('#2f6bff'),
  colour('#12b6a6'),
  colour('#ffb13d'),
];

/** The abstracts' cover: a band of fifteen hundred threads with three half turns, so that it has only one side. */
export const work: Work = {
  output: 'content/pictures/gallery-abstract.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    const noise = createNoise(SEED);
    const amount = 0.036 * scale;
    for (let thread = 0; thread < THREADS; thread++) {
      const u = thread / (THREADS - 1);
      // Bands of finer and coarser threads, as in woven silk.
      const weight = 0.25 + 1.5 * noise.octaves(u * 60, 1, 3) ** 3 + (thread % 25 === 0 ? 1.1 : 0);
      const edge = smoothstep(0, 0.05, u) * smoothstep(1, 0.95, u);
      for (let step = 0; step < STEPS * scale; step++) {
        const t = (step + 0.5) / (STEPS * scale);
        const [x, y, near] = place(u, t);
        const tint = ramp(COLOURS, (t + 0.62) % 1);
        addPoint(light, x * scale, y * scale, tint, amount * weight * (0.3 + 0.7 * edge) * (0.25 + 1.1 * near ** 1.5));
      }
    }
    glow(light, 4 * scale, 0.3);
    glow(light, 60 * scale, 0.22);
    return develop(overNight(light, colour('#06060f')), { tone: 'plain', grain: 2 });
  },
};

/** A point of the band and how near it is, from 0 to 1. */
function place(u: number, t: number): [x: number, y: number, near: number] {
  const round = 2 * Math.PI * t;
  const half = 215 * (0.78 + 0.22 * Math.sin(2 * round + 1));
  const twist = 1.5 * round + 0.35 * Math.sin(2 * round + 0.4) + 0.6;
  const off = (2 * u - 1) * half;
  const radius = 440 + 36 * Math.sin(3 * round) + off * Math.cos(twist);
  const lift = off * Math.sin(twist) + 60 * Math.sin(2 * round + 0.9) + 16 * Math.sin(3 * Math.PI * u + 3 * round);
  // Tilted towards us, then a mild perspective.
  const tilt = 0.86;
  const flat = radius * Math.sin(round);
  const depth = flat * Math.sin(tilt) + lift * Math.cos(tilt);
  const zoom = 1900 / (1900 - depth);
  const down = flat * Math.cos(tilt) - lift * Math.sin(tilt);
  const lean = -0.24;
  const right = radius * Math.cos(round);
  return [
    WIDTH / 2 + zoom * (right * Math.cos(lean) - down * Math.sin(lean)),
    HEIGHT / 2 + zoom * (right * Math.sin(lean) + down * Math.cos(lean)),
    Math.min(1, Math.max(0, (depth + 560) / 1120)),
  ];
}
