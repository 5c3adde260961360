import type { Accent, BackdropData } from '../../contract/page-data.ts';
import { below, sizesOf } from '../lib/breakpoints.ts';
import styles from './page-backdrop.module.css';
import { avifSrcSet, hiddenOnError, webpAddress } from './picture.tsx';

export interface PageBackdropProps {
  picture: BackdropData;
  /** Whether it loads after other pictures. */
  waits?: boolean | undefined;
  /** The room with the lamps that it comes from: Art, Team, or a gallery's accent. By day its window gives light. */
  room?: 'art' | 'team' | Accent | undefined;
  /** Whether it shows a lamp over a horizon, which is the sun by day. */
  sun?: boolean | undefined;
}

/** The decorative picture behind a page's heading. */
export function PageBackdrop({ picture, waits, room, sun }: PageBackdropProps) {
  const { inline, width, height } = picture;
  return (
    <picture className={styles.backdrop} data-room={room} data-sun={sun}>
      {/* On a phone, a file would arrive one request after the text and become the last large paint. A picture that waits has no
          time for one on a tablet either: the first screen of a gallery has four pictures there. */}
      {inline && <source media={below(waits ? 'wide' : 'medium')} type="image/avif" srcSet={inline} />}
      {/* On a phone it is dimmed, so `sizes` is smaller than the layout: 960 px are sharp enough. */}
      <source
        type="image/avif"
        srcSet={avifSrcSet(picture)}
        sizes={sizesOf({ medium: 'min(100vw, 90rem)' }, '20rem')}
      />
      <img
        src={webpAddress(picture)}
        alt=""
        width={width}
        height={height}
        loading={waits ? 'lazy' : 'eager'}
        fetchPriority={waits ? 'low' : 'high'}
        {...hiddenOnError}
      />
    </picture>
  );
}
