import { useEffect } from 'react';
import { jumpTo } from '../navigation/scroll.ts';
import * as words from '../words/words.ts';
import styles from './loading.module.css';

/** As the animation of loading.module.css. */
const delayMs = 150;

/** The loading message. It fades in with a delay, so that it does not flash. */
export function Loading() {
  // It is shorter than most pages: who was far down would see only the footer.
  useEffect(() => {
    const timer = setTimeout(jumpTo, delayMs, 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.loading} role="status">
      {words.loading}
    </p>
  );
}
