import { use, useCallback, useState } from 'react';
import type { PictureData } from '../../contract/page-data.ts';
import { href } from '../navigation/address.ts';
import { FirstPicturesContext } from './first-picture.ts';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** The width it takes in the layout, as in `<img sizes>`. */
  sizes: string;
  /** For what is seen without scrolling: loaded at once, before other pictures. */
  priority?: boolean;
  className?: string;
}

type State = 'loading' | 'ready' | 'failed';

/** A picture in the best format and width. It keeps its place while it loads, and gives its words when it fails. */
export function Picture({ picture, sizes, priority = false, className = '' }: PictureProps) {
  const { stem, width, height, color, alt } = picture;
  // Unknown in the HTML of the page: without JavaScript, the browser shows the picture by itself.
  const [state, setState] = useState<State>();
  // It may have arrived, or failed, before this code did: then no event comes any more.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image) setState(stateOf(image));
  }, []);
  const failed = state === 'failed';
  if (import.meta.env.SSR && priority) use(FirstPicturesContext)?.push({ srcSet: avifSrcSet(picture), sizes });

  return (
    <picture
      className={`${styles.picture} ${className}`.trim()}
      data-color={color}
      data-state={state}
      style={failed ? { aspectRatio: `${width} / ${height}` } : undefined}
    >
      <source type="image/avif" srcSet={avifSrcSet(picture)} sizes={sizes} />
      <img
        key={stem}
        ref={look}
        src={webpAddress(picture)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onLoad={() => setState('ready')}
        onError={() => setState('failed')}
      />
      {failed && (
        // The picture's own text is still read to those who listen.
        <span className={styles.words} aria-hidden="true">
          {alt}
        </span>
      )}
    </picture>
  );
}

function stateOf({ complete, naturalWidth }: HTMLImageElement): State {
  if (!complete) return 'loading';
  return naturalWidth > 0 ? 'ready' : 'failed';
}

/** All widths of a picture, for `<source srcset>`. */
export const avifSrcSet = ({ stem, avifWidths }: PictureData): string =>
  avifWidths.map((width) => `${href(`${stem}-${width}.avif`)} ${width}w`).join(', ');

/** The one address for browsers without AVIF. */
export const webpAddress = ({ stem, webpWidth }: PictureData): string => href(`${stem}-${webpWidth}.webp`);
