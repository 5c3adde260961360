import { aurora, WIDE } from '../../film/aurora.ts';
import { overNight } from '../../film/night.ts';
import { addWideStars } from '../../film/stars.ts';
import { develop } from '../shared/develop.ts';
import type { Work } from '../shared/work.ts';

/** The sky of the home page: the first frame of the film, drawn larger. */
export const work: Work = {
  output: 'content/film/poster.jpg',
  async render(scale) {
    const light = aurora(WIDE, Math.round(1920 * scale), Math.round(1080 * scale), 0);
    addWideStars(light);
    return develop(overNight(light), { tone: 'plain', grain: 2.6 });
  },
};
