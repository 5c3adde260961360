import type { PageHeadData } from '../../contract/page-data.ts';
import { inLanguage } from '../lib/in-language.ts';
import styles from './page-head.module.css';
import { PageLight, type PageLightProps } from './page-light.tsx';

interface PageHeadProps extends PageHeadData, Pick<PageLightProps, 'room' | 'sun'> {}

/** The top of most pages: a heading and a short introduction (lede), with a light behind them. */
export function PageHead({ title, lede, textLanguage, light, room, sun }: PageHeadProps) {
  return (
    <header className={styles.head} {...inLanguage(textLanguage)}>
      {light && <PageLight picture={light} room={room} sun={sun} />}
      <div className={`wrap ${styles.grid}`}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lede}>{lede}</p>
      </div>
    </header>
  );
}
