import { avifSrcSet, hiddenOnError, webpAddress } from '../../app/components/picture.tsx';
import { below } from '../../app/lib/breakpoints.ts';
import styles from './hero.module.css';
import type { HomeData } from './page.ts';

/** The decorative picture of the sky: portrait on narrow screens, otherwise landscape. No fallback if it fails. */
export function HeroPoster({ wide, narrow }: HomeData['poster']) {
  // In the prerendered HTML, the first paint must not wait for decoding, which took up to a fifth of its time. When Home
  // follows another page, text and poster appear together.
  const decoding = import.meta.env.SSR ? 'async' : 'auto';
  return (
    <picture className={styles.poster}>
      <source media={below('medium')} type="image/avif" srcSet={avifSrcSet(narrow)} sizes="100vw" />
      <source media={below('medium')} srcSet={webpAddress(narrow)} />
      <source type="image/avif" srcSet={avifSrcSet(wide)} sizes="100vw" />
      <img
        src={webpAddress(wide)}
        alt=""
        decoding={decoding}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        suppressHydrationWarning // The prerendered attribute stays.
        {...hiddenOnError}
      />
    </picture>
  );
}
