import type { ReactNode } from 'react';
import type { PageHeadData } from '../../contract/page-data.ts';
import { inLanguage } from '../lib/in-language.ts';
import { PageBackdrop } from './page-backdrop.tsx';
import styles from './page-head.module.css';
import { TextWithLinks } from './text-with-links.tsx';

interface PageHeadProps extends Omit<PageHeadData, 'lede'> {
  lede: PageHeadData['lede'] | undefined;
  /** A work, which is beside the texts in a wide window and below them in others. */
  children?: ReactNode;
}

/** The top of most pages: a heading and a short introduction (lede), with a picture behind them. */
export function PageHead({ title, lede, textLanguage, backdrop, children }: PageHeadProps) {
  // Not on the header, because a work may be in another language.
  const language = inLanguage(textLanguage);
  return (
    <header className={styles.head} data-backdrop={backdrop && !backdrop.treatment ? 'own' : undefined}>
      {backdrop && <PageBackdrop picture={backdrop} />}
      <div className={`wrap ${styles.text}`} data-with-work={children ? '' : undefined}>
        <h1 tabIndex={-1} {...language}>
          {title}
        </h1>
        {lede && (
          <p className={styles.lede} {...language}>
            <TextWithLinks text={lede} />
          </p>
        )}
        {children && <div className={styles.work}>{children}</div>}
      </div>
    </header>
  );
}
