import type { Work } from '../shared/work.ts';
import { curtain } from './curtain.ts';
import { BLUE, PURPLE } from './head.ts';

/** An album in blue: two curtains that pass each other. */
export const work: Work = {
  output: 'content/pictures/light-album-blue.jpg',
  quality: 92,
  render: (scale) =>
    curtain(scale, 1950, 228, { height: 26, length: 520, phase: 0.4 }, [
      { colours: [BLUE, BLUE, BLUE, PURPLE], strength: 1.5, seed: 12, sway: 0.1, turns: 1.2, phase: 0.6 },
      {
        colours: [BLUE, BLUE, PURPLE, PURPLE],
        strength: 0.9,
        seed: 15,
        sway: 0.14,
        turns: 0.7,
        phase: 2.8,
        climb: 0.06,
      },
    ]),
};
