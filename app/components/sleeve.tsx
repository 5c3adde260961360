import type { Accent, PictureData } from '../../contract/page-data.ts';
import { Picture } from './picture.tsx';
import styles from './sleeve.module.css';

interface SleeveProps {
  /** The path of the album's page: between two pages that both have it, the sleeve goes over. */
  path: string;
  cover: PictureData;
  /** The colour of the record's label. */
  accent: Accent;
  sizes: string;
  priority?: boolean;
}

/** A record in its sleeve. Under the pointer, or with the focus, it slides out a little. */
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
