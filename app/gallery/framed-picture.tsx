import type { PictureData } from '../../contract/page-data.ts';
import { Picture } from '../components/picture.tsx';
import styles from './framed-picture.module.css';

interface FramedPictureProps {
  picture: PictureData;
  sizes: string;
  priority?: boolean;
}

/** A picture in a frame, lit by a lamp. On hover and focus the lamp is brighter. */
export function FramedPicture({ picture, sizes, priority }: FramedPictureProps) {
  return (
    <div className={styles.frame}>
      <span className={styles.lamp} />
      <Picture picture={picture} sizes={sizes} priority={priority} />
    </div>
  );
}
