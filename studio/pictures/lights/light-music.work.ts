import { glow } from '../shared/develop.ts';
import { addPoint, type Colour, mix, ramp, smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { BLUE, HEIGHT, hang, PALE_BLUE, PURPLE, thread, unlit, WIDTH } from './head.ts';

/** Stronger rays would be white, and a hole by day. */
const BRIGHTEST = 0.75;
const SEED = 61;
const PHASES = 26;
const COLOURS: Colour[] = [mix(BLUE, PALE_BLUE, 0.25), BLUE, BLUE, PURPLE];

/** Music: a curtain whose foot is a string. It swings in its third overtone; every phase of the swing is drawn. */
export const work: Work = {
  output: 'content/pictures/light-music.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    const noise = createNoise(SEED);
    const tints = Array.from({ length: 65 }, (_, i) => ramp(COLOURS, i / 64));
    for (let phase = 0; phase < PHASES; phase++) {
      const swing = Math.cos((Math.PI * (phase + 0.5)) / PHASES);
      const foot = (x: number) => string(x, swing);
      const edge = 0.25 + 0.75 * Math.abs(swing) ** 3;
      thread(light, {
        steps: 500,
        at: (t) => [760 + 1100 * t, foot(760 + 1100 * t)],
        tint: BLUE,
        amount: (t) => 0.42 * edge * smoothstep(0.08, 0.5, t),
      });
      for (let x = 700; x < WIDTH; x += 0.7 / scale) {
        const broad = noise.at(x / 130, 3 + phase * 0.04);
        const fine = noise.at(x / 17, 9 + phase * 0.09);
        const finest = noise.at(x / 5, 27 + phase * 0.13);
        const rays = (0.2 + 1.3 * broad ** 2) * (0.12 + 1.1 * fine ** 3 + 1.4 * finest ** 2 * fine);
        const pattern = Math.min(rays, BRIGHTEST);
        const length = 150 + 330 * noise.at(x / 190, 40 + phase * 0.05);
        const bottom = foot(x);
        for (let h = 0; h < length; h += 1 / scale) {
          const up = h / length;
          const bright =
            smoothstep(0, 0.04, up) * (0.5 * Math.exp(-9 * up) + 0.55 * Math.exp(-2.1 * up)) * (1 - up) ** 1.3;
          const lean = (x - 1300) * 0.05 * up;
          addPoint(
            light,
            (x + lean) * scale,
            (bottom - h) * scale,
            tints[Math.round(up * 64)]!,
            (pattern * bright * 3.2) / PHASES,
          );
        }
      }
    }
    glow(light, 4 * scale, 0.25);
    glow(light, 50 * scale, 0.06);
    return hang(light);
  },
};

/** The string, from beyond the right edge to far left: three bellies, widest near the right. */
function string(x: number, swing: number): number {
  const t = (1880 - x) / 1200;
  const rest = 0.24 * HEIGHT - 34 * t;
  return rest + 50 * (1 - 0.2 * t) * Math.sin(3 * Math.PI * t) * swing;
}
