import type { PageHeadData } from '../../build/views.ts';
import styles from './page-head.module.css';

/** What most pages open with: a large heading, and a few lines under its light. */
export function PageHead({ title, lede }: PageHeadData) {
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.grid}`}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lede}>{lede}</p>
      </div>
    </header>
  );
}
