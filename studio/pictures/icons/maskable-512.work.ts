import type { Work } from '../shared/work.ts';
import { drawIcon } from './mark.ts';

/** The app icon for systems that crop it to a shape: the mark is inside the safe circle. */
export const work: Work = {
  output: 'public/icons/maskable-512.png',
  render: (scale) => drawIcon(Math.round(512 * scale), 0.56),
};
