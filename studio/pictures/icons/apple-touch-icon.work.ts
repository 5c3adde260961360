import type { Work } from '../shared/work.ts';
import { drawIcon } from './mark.ts';

/** The icon for Apple's home screens, which round the corners themselves. */
export const work: Work = {
  output: 'public/icons/apple-touch-icon.png',
  render: (scale) => drawIcon(Math.round(180 * scale), 0.76),
};
