import { sizesOf } from '../lib/breakpoints.ts';

/** The `sizes` of the large cover on an album's page. */
export const coverOnAlbum = sizesOf({ medium: 'min(40vw, 36rem)' }, '90vw');
