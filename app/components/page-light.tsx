import type { LightData } from '../../contract/page-data.ts';
import styles from './page-light.module.css';
import { avifSrcSet, hiddenOnError, webpAddress } from './picture.tsx';

interface PageLightProps {
  picture: LightData;
  /** Whether it waits for other pictures. Otherwise it is painted with the first frame, not as the last large paint. */
  waits?: boolean | undefined;
}

/** The decorative picture of light behind a page's heading. */
export function PageLight({ picture, waits }: PageLightProps) {
  const { inline, width, height } = picture;
  return (
    <picture className={styles.light}>
      {/* A file would be the last large part that a phone paints, a whole request after the text. */}
      {inline && <source media="(width < 48rem)" type="image/avif" srcSet={inline} />}
      {/* On a phone it is dimmed, so `sizes` is smaller than the layout: 960 px are sharp enough on any screen. */}
      <source type="image/avif" srcSet={avifSrcSet(picture)} sizes="(width < 48rem) 20rem, min(100vw, 90rem)" />
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
