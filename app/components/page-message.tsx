import type { ReactNode } from 'react';
import styles from './page-message.module.css';

interface PageMessageProps {
  title: string;
  text: string;
  isAlert?: boolean;
  /** What the visitor can do now. */
  children: ReactNode;
}

/** A page that has only one thing to say. */
export function PageMessage({ title, text, isAlert, children }: PageMessageProps) {
  return (
    <div className={`wrap ${styles.message}`} role={isAlert ? 'alert' : undefined}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
