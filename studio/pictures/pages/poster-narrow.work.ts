import { aurora, NARROW } from '../../film/aurora.ts';
import { overNight } from '../../film/night.ts';
import { addNarrowStars } from '../../film/stars.ts';
import { develop } from '../shared/develop.ts';
import type { Work } from '../shared/work.ts';

/** The same sky for a phone held upright: the first frame of the narrow film, drawn larger. */
export const work: Work = {
  output: 'content/film/poster-narrow.jpg',
  async render(scale) {
    const light = aurora(NARROW, Math.round(900 * scale), Math.round(1600 * scale), 0);
    addNarrowStars(light);
    return develop(overNight(light), { tone: 'plain', grain: 2.6 });
  },
};
