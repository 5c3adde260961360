import type { ComponentProps } from 'react';
import { Picture } from '../components/picture.tsx';
import styles from './framed-picture.module.css';

/** A picture in a frame, lit by a lamp. On hover and focus, the lamp is brighter. */
export function FramedPicture(props: ComponentProps<typeof Picture>) {
  return (
    <div className={styles.frame}>
      <span className={styles.lamp} />
      <Picture {...props} />
    </div>
  );
}
