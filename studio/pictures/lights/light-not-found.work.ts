import { addStar } from '../../film/stars.ts';
import { glow } from '../shared/develop.ts';
import type { Work } from '../shared/work.ts';
import { BLUE, halo, hang, IVORY, PALE_BLUE, thread, unlit, wash } from './head.ts';

const STAR = { x: 1440, y: 178 };
const GROUND = 520;

/** Not found: a single star over an empty ground. */
export const work: Work = {
  output: 'content/pictures/light-not-found.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    // Four fine rays, the upright ones longer.
    for (const [dx, dy, length] of [
      [0, 1, 240],
      [0, -1, 130],
      [1, 0, 110],
      [-1, 0, 110],
    ] as const) {
      thread(light, {
        steps: 200,
        at: (t) => [STAR.x + dx * length * t, STAR.y + dy * length * t],
        tint: PALE_BLUE,
        amount: (t) => 1.1 * (1 - t) ** 3.2,
      });
    }
    const shine = (x: number, y: number, radius: number) => halo(Math.hypot(x - STAR.x, y - STAR.y), radius);
    wash(light, BLUE, (x, y) => 0.7 * shine(x, y, 30) + 0.04 * shine(x, y, 170));
    wash(light, PALE_BLUE, (x, y) => 1.6 * shine(x, y, 6));
    glow(light, 3 * scale, 0.4);
    addStar(light, STAR.x * scale, STAR.y * scale, 3 * scale, IVORY, 3);
    // The ground: a faint edge, and the light of the star.
    wash(light, BLUE, (x, y) => {
      const down = y - GROUND - 14 * Math.cos((x - STAR.x) / 500);
      const near = Math.exp(-(((x - STAR.x) / 420) ** 2));
      return down < 0 ? 0.05 * near * Math.exp(down / 60) : 0.24 * near * Math.exp(-down / 70);
    });
    return hang(light);
  },
};
