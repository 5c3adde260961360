import type { ReactNode } from 'react';
import type { LightData } from '../../contract/page-data.ts';
import { PageLight } from './page-light.tsx';
import styles from './page-message.module.css';

interface PageMessageProps {
  title: string;
  text: string | false;
  isAlert?: boolean;
  light?: LightData | undefined;
  children: ReactNode;
}

/** A page with only a message, such as an error, and a button or link as children. */
export function PageMessage({ title, text, isAlert, light, children }: PageMessageProps) {
  return (
    <div className={styles.message} role={isAlert ? 'alert' : undefined}>
      {light && <PageLight picture={light} />}
      <div className={`wrap ${styles.text}`}>
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}
