import * as messages from 'virtual:messages';
import { useEffect } from 'react';
import { loadingDelayMs } from '../navigation/router.ts';
import { jumpTo } from '../navigation/scroll.ts';
import styles from './loading.module.css';

/** The loading message. It fades in after a delay, so that it does not flash. */
export function Loading() {
  // It is shorter than most pages: visitors who were far down would see only the footer.
  useEffect(() => {
    const timer = setTimeout(jumpTo, loadingDelayMs, 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.loading} role="status" style={{ animationDelay: `${loadingDelayMs}ms` }}>
      {messages.loading}
    </p>
  );
}
