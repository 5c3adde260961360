import type { PictureData } from '../../contract/page-data.ts';
import { Picture } from '../components/picture.tsx';
import styles from './hung-frame.module.css';

interface HungFrameProps {
  picture: PictureData;
  sizes: string;
  priority?: boolean;
}

/** A picture in its moulding, on a wall, under a lamp. Under the pointer, or with the focus, the lamp comes up. */
export function HungFrame({ picture, sizes, priority }: HungFrameProps) {
  return (
    <div className={styles.frame}>
      <span className={styles.lamp} />
      <Picture picture={picture} sizes={sizes} priority={priority} />
    </div>
  );
}
