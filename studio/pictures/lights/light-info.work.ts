import { glow } from '../shared/develop.ts';
import { smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { BLUE, halo, hang, IVORY, PALE_BLUE, thread, unlit, wash } from './head.ts';

const SEED = 71;
const LANTERN = { x: 1590, y: 168 };
const HORIZON = 474;

/** Info: a lighthouse over a dark sea. The beam does not turn. */
export const work: Work = {
  output: 'content/pictures/light-info.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    const haze = createNoise(SEED);
    const beam = (x: number, y: number, direction: number, spread: number) => {
      const [dx, dy] = [x - LANTERN.x, y - LANTERN.y];
      const ahead = dx * Math.cos(direction) + dy * Math.sin(direction);
      if (ahead <= 0) return 0;
      const aside = Math.abs(dy * Math.cos(direction) - dx * Math.sin(direction));
      const width = 3 + ahead * spread;
      return ((Math.exp(-((aside / width) ** 2)) * 26) / (26 + ahead * 0.11)) * Math.min(1, 9 / width + 0.22);
    };
    wash(light, PALE_BLUE, (x, y) => {
      const mist = 0.6 + 0.8 * haze.octaves(x / 150 + y / 600, y / 46, 4);
      return 0.5 * mist * beam(x, y, Math.PI - 0.075, 0.075) + 0.3 * mist * beam(x, y, -0.075, 0.075);
    });
    wash(
      light,
      BLUE,
      (x, y) =>
        0.9 * beam(x, y, Math.PI - 0.075, 0.16) +
        0.5 * beam(x, y, -0.075, 0.16) +
        0.3 * halo(Math.hypot(x - LANTERN.x, y - LANTERN.y), 40),
    );
    wash(light, IVORY, (x, y) => 1.6 * halo(Math.hypot(x - LANTERN.x, y - LANTERN.y), 7));
    thread(light, {
      steps: 300,
      at: (t) => [700 + 1100 * t, HORIZON],
      tint: PALE_BLUE,
      amount: (t) => 0.3 * Math.exp(-(((700 + 1100 * t - LANTERN.x) / 330) ** 2)),
    });
    // The sea keeps a broken path of the light.
    wash(light, BLUE, (x, y) => {
      const down = y - HORIZON;
      if (down < 0) return 0;
      const glint = smoothstep(0.5, 0.85, haze.octaves(x / (26 + down * 0.5), y / 4.6 + 40, 3));
      return 0.6 * glint * Math.exp(-(((x - LANTERN.x) / (30 + down * 0.5)) ** 2)) * Math.exp(-down / 130);
    });
    glow(light, 5 * scale, 0.25);
    glow(light, 40 * scale, 0.06);
    return hang(light);
  },
};
