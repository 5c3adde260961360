import styles from './loading.module.css';

/** The loading message. It fades in with a delay, so that it does not flash when a page loads quickly. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  );
}
