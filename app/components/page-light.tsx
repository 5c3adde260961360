import type { LightData } from '../../contract/page-data.ts';
import styles from './page-light.module.css';
import { avifSrcSet, hiddenOnError, webpAddress } from './picture.tsx';

/** The decorative light behind a page's heading. `waits`: it loads after other pictures. */
export function PageLight({ picture, waits }: { picture: LightData; waits?: boolean | undefined }) {
  const { inline, width, height } = picture;
  return (
    <picture className={styles.light}>
      {/* On a phone, a file would arrive one request after the text and become the last large paint. */}
      {inline && <source media="(width < 48rem)" type="image/avif" srcSet={inline} />}
      {/* On a phone it is dimmed, so `sizes` is smaller than the layout: 960 px are sharp enough. */}
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
