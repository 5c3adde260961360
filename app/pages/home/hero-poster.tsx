import type { HomeData } from '../../../contract/page-data.ts';
import { avifSrcSet, webpAddress } from '../../components/picture.tsx';
import styles from './hero.module.css';

/** The sky, upright on narrow screens and wide on others. It only decorates: when it fails, the night stays. */
export function HeroPoster({ wide, narrow }: HomeData['poster']) {
  return (
    <picture className={styles.poster}>
      <source media="(width < 48rem)" type="image/avif" srcSet={avifSrcSet(narrow)} sizes="100vw" />
      <source media="(width < 48rem)" srcSet={webpAddress(narrow)} />
      <source type="image/avif" srcSet={avifSrcSet(wide)} sizes="100vw" />
      <img src={webpAddress(wide)} alt="" width={wide.width} height={wide.height} fetchPriority="high" />
    </picture>
  );
}
