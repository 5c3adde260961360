import type { Work } from '../shared/work.ts';
import { gallery } from './gallery.ts';
import { BLUE } from './head.ts';

/** A gallery's head: one lamp, and a breath of blue. */
export const work: Work = {
  output: 'content/pictures/light-gallery-blue.jpg',
  quality: 92,
  render: (scale) => gallery(scale, BLUE),
};
