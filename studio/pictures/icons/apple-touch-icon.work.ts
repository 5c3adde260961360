import type { Work } from '../shared/work.ts';
import { drawIcon } from './mark.ts';

/** The icon for a home screen by Apple, which rounds the corners itself. */
export const work: Work = {
  output: 'public/icons/apple-touch-icon.png',
  render: (scale) => drawIcon(Math.round(180 * scale), 0.76),
};
