import type { HomeData } from '../../../contract/page-data.ts';
import { avifSrcSet, hiddenOnError, webpAddress } from '../../components/picture.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './hero.module.css';

/** The decorative picture of the sky: portrait on narrow screens, landscape on others. No fallback if it fails. */
export function HeroPoster({ wide, narrow }: HomeData['poster']) {
  // In the prerendered HTML the text that is ready does not wait until the poster is decoded: that took a sixth to a fifth of
  // the time to the first paint. When Home follows another page, both are shown at once.
  const decoding = useHydrated() ? 'auto' : 'async';
  return (
    <picture className={styles.poster}>
      <source media="(width < 48rem)" type="image/avif" srcSet={avifSrcSet(narrow)} sizes="100vw" />
      <source media="(width < 48rem)" srcSet={webpAddress(narrow)} />
      <source type="image/avif" srcSet={avifSrcSet(wide)} sizes="100vw" />
      <img
        src={webpAddress(wide)}
        alt=""
        decoding={decoding}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        {...hiddenOnError}
      />
    </picture>
  );
}
