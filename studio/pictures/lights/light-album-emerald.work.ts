import type { Work } from '../shared/work.ts';
import { curtain } from './curtain.ts';
import { BLUE, EMERALD, PURPLE } from './head.ts';

/** An album in emerald: one broad curtain that turns once. */
export const work: Work = {
  output: 'content/pictures/light-album-emerald.jpg',
  quality: 92,
  render: (scale) =>
    curtain(scale, 1950, 250, { height: 40, length: 900, phase: 1.6 }, [
      { colours: [EMERALD, EMERALD, EMERALD, BLUE], strength: 0.85, seed: 3, sway: 0.13, turns: 0.85, phase: 3.4 },
      {
        colours: [EMERALD, EMERALD, BLUE, PURPLE],
        strength: 0.7,
        seed: 7,
        sway: 0.09,
        turns: 1.1,
        phase: 1.2,
        climb: 0.22,
      },
    ]),
};
