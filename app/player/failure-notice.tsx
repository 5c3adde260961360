import * as words from '../words/words.ts';
import styles from './failure-notice.module.css';

/** The failure message with a retry button. */
export function FailureNotice({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.notice}>
      <p role="alert">{message}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {words.tryAgain}
      </button>
    </div>
  );
}
