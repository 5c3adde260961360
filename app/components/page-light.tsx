import type { PictureData } from '../../contract/page-data.ts';
import styles from './page-light.module.css';
import { avifSrcSet, webpAddress } from './picture.tsx';

/** The light behind a page's heading. It only decorates: nothing waits for it, and where it is hidden it is not loaded. */
export function PageLight({ picture }: { picture: PictureData }) {
  return (
    <picture className={styles.light}>
      {/* On a phone it is dimmed and out of the way: the picture of 960 px is sharp enough on any screen. */}
      <source type="image/avif" srcSet={avifSrcSet(picture)} sizes="(width < 48rem) 20rem, min(100vw, 90rem)" />
      <img
        src={webpAddress(picture)}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
      />
    </picture>
  );
}
