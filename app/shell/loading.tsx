import { useEffect, useState } from 'react';
import { jumpTo } from '../navigation/scroll.ts';
import { loadingDelayMs } from '../navigation/visits.ts';
import * as words from '../words/words.ts';
import styles from './loading.module.css';

/** The loading message. It comes after a delay, so that it does not flash. */
export function Loading() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(true);
      jumpTo(0); // It is shorter than most pages: visitors who were far down would see only the footer.
    }, loadingDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.loading} role="status">
      {isShown && <span>{words.loading}</span>}
    </p>
  );
}
