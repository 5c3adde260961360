import type { Work } from '../shared/work.ts';
import { drawIcon } from './mark.ts';

/** The app icon, large. */
export const work: Work = {
  output: 'public/icons/icon-512.png',
  render: (scale) => drawIcon(Math.round(512 * scale), 0.86),
};
