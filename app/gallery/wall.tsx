import type { ComponentProps } from 'react';
import styles from './wall.module.css';

/** Where pictures hang: three in a row. When the page opens they are lit one after the other, `--entrance-step` apart. */
export function Wall({ className = '', ...rest }: ComponentProps<'ul'>) {
  return <ul className={`wrap ${styles.wall} ${className}`.trim()} {...rest} />;
}
