import styles from './failure-notice.module.css';

/** What went wrong, and the way to ask again. */
export function FailureNotice({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.notice}>
      <p role="alert">{message}</p>
      <button type="button" className={styles.again} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
