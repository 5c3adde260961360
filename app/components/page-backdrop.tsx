import type { BackdropData, Shade } from '../../contract/page-data.ts';
import { below, sizesOf } from '../lib/breakpoints.ts';
import { withProperties } from '../lib/with-properties.ts';
import drawing from './drawn-backdrop.module.css';
import own from './own-backdrop.module.css';
import { avifSrcSet, hiddenOnError, webpAddress } from './picture.tsx';

interface PageBackdropProps {
  picture: BackdropData;
  /** Whether it loads after other pictures. */
  waits?: boolean | undefined;
}

/** The decorative picture behind a page's heading. */
export function PageBackdrop({ picture, waits }: PageBackdropProps) {
  const { inline, width, height, treatment, isUpright, shade } = picture;
  // On a phone it is dimmed, so `sizes` is smaller than the layout: 960 px are sharp enough.
  const sizes = sizesOf({ medium: treatment ? 'min(100vw, 90rem)' : 'min(100vw, 120rem)' }, '20rem');
  return (
    <picture
      className={treatment ? drawing.backdrop : own.backdrop}
      data-treatment={treatment}
      data-upright={isUpright || undefined}
      {...(shade && shadeProperties(shade))}
    >
      {/* On a phone, a file would arrive one request after the text and become the last large paint. A picture that waits has no
          time for one on a tablet either: the first screen of a gallery has four pictures there. */}
      {inline && <source media={below(waits ? 'wide' : 'medium')} type="image/avif" srcSet={inline} />}
      <source type="image/avif" srcSet={avifSrcSet(picture)} sizes={sizes} />
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

/** The properties of a shaded picture. */
export const shadeProperties = ({ night, day, nightMenu, dayMenu }: Shade) =>
  withProperties({ '--night': night, '--day': day, '--night-menu': nightMenu, '--day-menu': dayMenu });
