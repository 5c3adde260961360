import type { PageHeadData } from '../../contract/page-data.ts';
import styles from './page-head.module.css';
import { PageLight } from './page-light.tsx';

interface PageHeadProps extends PageHeadData {
  /** Whether the light comes from lamps. */
  isLamp?: boolean;
}

/** The top of most pages: a heading and a short introduction (lede), with a light behind them. */
export function PageHead({ title, lede, light, isLamp }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {light && <PageLight picture={light} isLamp={isLamp} />}
      <div className={`wrap ${styles.grid}`}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lede}>{lede}</p>
      </div>
    </header>
  );
}
