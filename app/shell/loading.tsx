import * as words from '../words/words.ts';
import styles from './loading.module.css';

/** The loading message. It fades in with a delay, so that it does not flash. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      {words.loading}
    </p>
  );
}
