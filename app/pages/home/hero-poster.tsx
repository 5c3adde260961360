import type { HomeData } from '../../../contract/page-data.ts';
import { avifSrcSet, hiddenOnError, webpAddress } from '../../components/picture.tsx';
import styles from './hero.module.css';

/**
 * The decorative picture of the sky: portrait on narrow screens, landscape on others. No fallback if it fails. Text that is
 * ready does not wait until it is decoded: that took a sixth to a fifth of the time to the first paint.
 */
export function HeroPoster({ wide, narrow }: HomeData['poster']) {
  return (
    <picture className={styles.poster}>
      <source media="(width < 48rem)" type="image/avif" srcSet={avifSrcSet(narrow)} sizes="100vw" />
      <source media="(width < 48rem)" srcSet={webpAddress(narrow)} />
      <source type="image/avif" srcSet={avifSrcSet(wide)} sizes="100vw" />
      <img
        src={webpAddress(wide)}
        alt=""
        decoding="async"
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        {...hiddenOnError}
      />
    </picture>
  );
}
