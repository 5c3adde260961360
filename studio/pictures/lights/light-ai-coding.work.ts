import { addStar } from '../../film/stars.ts';
import { glow } from '../shared/develop.ts';
import { clamp, mix, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { EMERALD, hang, PALE_EMERALD, unlit, WIDTH, wash } from './head.ts';

const SEED = 27;
const GRID = 20;

interface Column {
  x: number;
  strength: number;
  foot: number;
}

/** AI coding: light falls in columns, like a curtain on a grid, and dissolves into points. */
export const work: Work = {
  output: 'content/pictures/light-ai-coding.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    const columns = fall();
    wash(light, EMERALD, (x, y) => {
      const { x: centre, strength, foot } = columns[clamp(Math.floor(x / GRID), 0, columns.length - 1)]!;
      const across = Math.abs(x - centre);
      // A veil as wide as the column, and a hairline in its middle.
      const profile = 0.2 * smoothstep(GRID / 2, GRID / 2 - 2.5, across) + 0.8 * Math.exp(-((across / 1.1) ** 2));
      const up = (foot - y) / (150 + foot);
      if (up < 0) return 0;
      return strength * profile * smoothstep(0, 0.02, up) * (0.5 * Math.exp(-9 * up) + 0.5 * Math.exp(-2.4 * up));
    });
    const random = createRandom(SEED + 1);
    for (const { x, strength, foot } of columns) {
      const length = (x < 1200 ? 120 : 50) + 110 * random();
      for (let y = foot + GRID; y < foot + length; y += GRID) {
        const left = 1 - (y - foot) / length;
        if (random() > 0.85 * left) continue;
        addStar(
          light,
          x * scale,
          y * scale,
          1.35 * scale,
          mix(EMERALD, PALE_EMERALD, left),
          1.3 * strength * left ** 1.4,
        );
      }
      addStar(light, x * scale, foot * scale, 2 * scale, PALE_EMERALD, 1.5 * strength);
    }
    glow(light, 5 * scale, 0.2);
    glow(light, 50 * scale, 0.14);
    return hang(light);
  },
};

/** The feet of the columns follow a slow fold; a column is strong where the fold turns, or by chance. */
function fall(): Column[] {
  const random = createRandom(SEED);
  const noise = createNoise(SEED);
  return Array.from({ length: WIDTH / GRID }, (_, i) => {
    const x = i * GRID + GRID / 2;
    // Deepest between the heading and the lede.
    const fold = 140 + 170 * Math.exp(-(((x - 1090) / 110) ** 2)) + 34 * Math.sin(x / 96);
    const rank = random() ** 5;
    const foot = Math.round((fold + 60 * (random() - 0.5) + 40 * rank) / GRID) * GRID;
    const broad = noise.at(i / 4.2, 1) ** 3;
    // Dimmer where the lede may touch it.
    const place = 0.8 * smoothstep(820, 1040, x) * (1 - 0.35 * smoothstep(1110, 1210, x));
    const strength = place * (0.06 + 1.5 * broad * (0.35 + 0.65 * random()) + 0.9 * rank);
    return { x, strength, foot };
  });
}
