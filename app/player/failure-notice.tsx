import * as messages from 'virtual:messages';
import styles from './failure-notice.module.css';

interface FailureNoticeProps {
  /** The title of the track that has failed. */
  title: string | undefined;
  message: string;
  onRetry: () => void;
}

/** The failure message with a retry button. */
export function FailureNotice({ title, message, onRetry }: FailureNoticeProps) {
  return (
    <div className={styles.notice}>
      <b>{title}</b>
      <p role="alert">{message}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
