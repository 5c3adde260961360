import type { Accent, PictureData } from '../../contract/page-data.ts';
import { Picture } from './picture.tsx';
import styles from './sleeve.module.css';

interface SleeveProps {
  /** The path of the album's page: it marks the shared element of a view transition. */
  path: string;
  cover: PictureData;
  /** The colour of the record's label. */
  accent: Accent;
  sizes: string;
  priority?: boolean;
}

/** An album's cover as a record sleeve with a disc behind it. On hover and focus, the disc slides out a little. */
export function Sleeve({ path, cover, accent, sizes, priority }: SleeveProps) {
  return (
    <div className={styles.sleeve} data-accent={accent} data-work={path}>
      <div className={styles.disc} />
      <div className={styles.front}>
        <Picture picture={cover} sizes={sizes} priority={priority} />
      </div>
    </div>
  );
}
