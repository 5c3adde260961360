import { aurora, NARROW } from '../../film/aurora.ts';
import { overNight } from '../../film/night.ts';
import { addStars } from '../../film/stars.ts';
import { develop } from '../shared/develop.ts';
import { smoothstep } from '../shared/light.ts';
import type { Work } from '../shared/work.ts';

/** The same sky for a phone held upright. */
export const work: Work = {
  output: 'content/film/poster-narrow.jpg',
  async render(scale) {
    const light = aurora(NARROW, Math.round(900 * scale), Math.round(1600 * scale), 0);
    addStars(light, 110, 41, narrowSky);
    return develop(overNight(light), { tone: 'plain', grain: 2.6 });
  },
};

/** Stars keep off the edges, and are fainter where the text stands. */
function narrowSky(x: number, y: number): number {
  const edge = smoothstep(0, 0.1, x) * smoothstep(1, 0.9, x) * smoothstep(0, 0.05, y) * smoothstep(0.86, 0.78, y);
  return edge * (0.35 + 0.65 * smoothstep(0.35, 0.55, y));
}
