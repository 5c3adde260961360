import { addStar } from '../../film/stars.ts';
import { glow } from '../shared/develop.ts';
import { mix, smoothstep } from '../shared/light.ts';
import { createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { BLUE, hang, IVORY, PALE_BLUE, PURPLE, unlit, wash } from './head.ts';

const SEED = 5;
const STARS = 20;
const PLANET = { x: 1500, y: 1340, radius: 1190 };
/** The place of the sunrise on the limb. */
const DAWN = 1500;

/** Future: the first light before dawn, on a horizon that curves. */
export const work: Work = {
  output: 'content/pictures/light-future.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    const height = (x: number, y: number) => Math.hypot(x - PLANET.x, y - PLANET.y) - PLANET.radius;
    const along = (x: number, width: number) => Math.exp(-(((x - DAWN) / width) ** 2));
    wash(light, BLUE, (x, y) => {
      const up = height(x, y);
      if (up < 0) return 0.1 * along(x, 330) * Math.exp(up / 26);
      return (
        smoothstep(800, 1260, x) *
        (0.12 + 0.75 * along(x, 360)) *
        (Math.exp(-up / 16) + 0.3 * Math.exp(-up / 60)) *
        smoothstep(-1.5, 1.5, up)
      );
    });
    wash(light, PURPLE, (x, y) => {
      const up = height(x, y);
      return up < 0 ? 0 : (0.06 + 0.42 * along(x + 60, 430)) * (up / 45) * Math.exp(-up / 46);
    });
    wash(light, mix(PALE_BLUE, IVORY, 0.5), (x, y) => {
      const up = height(x, y);
      return smoothstep(840, 1260, x) * (0.1 + 1.5 * along(x, 190)) * Math.exp(-((up / 2.2) ** 2));
    });
    glow(light, 8 * scale, 0.3);
    glow(light, 70 * scale, 0.14);
    const random = createRandom(SEED);
    for (let count = 0; count < STARS; ) {
      const [x, y, rank] = [950 + 840 * random(), 70 + 250 * random(), random()];
      if (height(x, y) < 46) continue;
      count++;
      addStar(
        light,
        x * scale,
        y * scale,
        (1.3 + 0.9 * rank ** 3) * scale,
        mix(IVORY, PALE_BLUE, rank),
        0.7 + 1.6 * rank ** 2,
      );
    }
    return hang(light);
  },
};
