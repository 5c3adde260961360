import styles from './loading.module.css';

/** Fades in late, so that a page which is almost there does not flash. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  );
}
