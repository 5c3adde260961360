import type { PictureData } from '../../contract/page-data.ts';
import styles from './page-light.module.css';
import { avifSrcSet, hiddenOnError, webpAddress } from './picture.tsx';

interface PageLightProps {
  picture: PictureData;
  /** Whether it waits for other pictures. Otherwise it is painted with the first frame, not as the last large paint. */
  waits?: boolean | undefined;
}

/** The decorative picture of light behind a page's heading. */
export function PageLight({ picture, waits }: PageLightProps) {
  return (
    <picture className={styles.light}>
      {/* On a phone it is dimmed, so `sizes` is smaller than the layout: 960 px are sharp enough on any screen. */}
      <source type="image/avif" srcSet={avifSrcSet(picture)} sizes="(width < 48rem) 20rem, min(100vw, 90rem)" />
      <img
        src={webpAddress(picture)}
        alt=""
        width={picture.width}
        height={picture.height}
        loading={waits ? 'lazy' : 'eager'}
        fetchPriority={waits ? 'low' : 'high'}
        {...hiddenOnError}
      />
    </picture>
  );
}
