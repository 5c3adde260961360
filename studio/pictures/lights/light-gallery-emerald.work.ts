import type { Work } from '../shared/work.ts';
import { gallery } from './gallery.ts';
import { EMERALD } from './head.ts';

/** A gallery's head: one lamp, and a breath of emerald. */
export const work: Work = {
  output: 'content/pictures/light-gallery-emerald.jpg',
  quality: 92,
  render: (scale) => gallery(scale, EMERALD),
};
