import { useLayoutEffect } from 'react';
import { jumpTo } from '../navigation/scroll.ts';
import * as words from '../words/words.ts';
import styles from './loading.module.css';

/** The loading message. It fades in with a delay, so that it does not flash. */
export function Loading() {
  useLayoutEffect(() => jumpTo(0), []); // It is shorter than most pages: who was far down would see only the footer.
  return (
    <p className={styles.loading} role="status">
      {words.loading}
    </p>
  );
}
