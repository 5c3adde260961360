import type { ReactNode } from 'react';
import type { BackdropData } from '../../contract/page-data.ts';
import { PageBackdrop } from './page-backdrop.tsx';
import styles from './page-message.module.css';

interface PageMessageProps {
  title: ReactNode;
  text: ReactNode;
  isAlert?: boolean;
  backdrop?: BackdropData | undefined;
  children: ReactNode;
}

/** A page with only a message, such as an error, and a button or link as children. */
export function PageMessage({ title, text, isAlert, backdrop, children }: PageMessageProps) {
  return (
    <div className={styles.message} role={isAlert ? 'alert' : undefined}>
      {backdrop && <PageBackdrop picture={backdrop} />}
      <div className={`wrap ${styles.text}`}>
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}
