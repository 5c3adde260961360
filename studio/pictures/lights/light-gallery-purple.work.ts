import type { Work } from '../shared/work.ts';
import { gallery } from './gallery.ts';
import { PURPLE } from './head.ts';

/** A gallery's head: one lamp, and a breath of purple. */
export const work: Work = {
  output: 'content/pictures/light-gallery-purple.jpg',
  quality: 92,
  render: (scale) => gallery(scale, PURPLE),
};
