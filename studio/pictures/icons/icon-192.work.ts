import type { Work } from '../shared/work.ts';
import { drawIcon } from './mark.ts';

/** The app icon. */
export const work: Work = {
  output: 'public/icons/icon-192.png',
  render: (scale) => drawIcon(Math.round(192 * scale), 0.86),
};
