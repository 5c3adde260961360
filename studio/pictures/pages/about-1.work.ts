import { overNight } from '../../film/night.ts';
import { develop, glow } from '../shared/develop.ts';
import { addLine, type Colour, colour, createLight, ramp, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const SEED = 31;
const WIDTH = 1200;
const HEIGHT = 1050;
const THREADS = 4200;

const VIOLET: Colour[] = [colour('#2a1a78'), colour('#8b46f2'), colour('#d9b8ff')];
const GOLD: Colour[] = [colour('#5a3410'), colour('#e4a94c'), colour('#fff0c8')];

/** 'Creative AI Innovation': threads that follow a current, gold and violet. */
export const work: Work = {
  output: 'content/pictures/about-1.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    const random = createRandom(SEED);
    const dye = createNoise(SEED + 5);
    for (let thread = 0; thread < THREADS; thread++) {
      let x = (random() * 1.3 - 0.15) * WIDTH;
      let y = (random() * 1.3 - 0.15) * HEIGHT;
      const share = dye.octaves(x / 330, y / 330, 2);
      const tints = share + 0.12 * (random() - 0.5) > 0.51 ? GOLD : VIOLET;
      const strength = 0.05 + 0.62 * random() ** 5;
      const tint = ramp(tints, 0.25 + 0.75 * random() ** 2);
      const steps = 120 + Math.floor(random() * 260);
      for (let step = 0; step < steps; step++) {
        const [alongX, alongY] = current(x, y);
        const nextX = x + alongX * 3;
        const nextY = y + alongY * 3;
        const t = step / steps;
        const fade = smoothstep(0, 0.3, t) * smoothstep(1, 0.5, t);
        addLine(light, x * scale, y * scale, nextX * scale, nextY * scale, tint, strength * fade * focus(x, y));
        [x, y] = [nextX, nextY];
      }
    }
    glow(light, 3 * scale, 0.5);
    glow(light, 40 * scale, 0.35);
    return develop(overNight(light, colour('#060717')), { tone: 'plain', grain: 2 });
  },
};

const swell = createNoise(SEED + 1);

/** The direction of the current: slow noise, read as an angle, so that threads gather into strands and part again. */
function current(x: number, y: number): [number, number] {
  const angle = 2 * Math.PI * 1.35 * swell.octaves(x / 560 + 3.22, y / 560, 2) - 1.3;
  return [Math.cos(angle), Math.sin(angle)];
}

/** The light stays in the middle, inside the arch. */
function focus(x: number, y: number): number {
  const far = Math.hypot((x - WIDTH / 2) / 560, (y - HEIGHT / 2) / 600);
  return smoothstep(1.25, 0.25, far);
}
