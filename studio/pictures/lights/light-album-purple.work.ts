import type { Work } from '../shared/work.ts';
import { curtain } from './curtain.ts';
import { BLUE, PURPLE } from './head.ts';

/** An album in purple: a steep curtain that falls in three folds. */
export const work: Work = {
  output: 'content/pictures/light-album-purple.jpg',
  quality: 92,
  render: (scale) =>
    curtain(scale, 1950, 258, { height: 36, length: 980, phase: 4 }, [
      {
        colours: [PURPLE, PURPLE, PURPLE, BLUE],
        strength: 2,
        seed: 21,
        sway: 0.1,
        turns: 1.5,
        phase: 4.4,
        climb: 0.24,
      },
      { colours: [PURPLE, PURPLE, BLUE], strength: 1, seed: 25, sway: 0.08, turns: 1, phase: 2, climb: 0.14 },
    ]),
};
