import type { ComponentProps } from 'react';
import styles from './picture-grid.module.css';

/** A grid of framed pictures. When the page opens they light up one after the other, `--entrance-step` apart. */
export function PictureGrid({ className = '', ...rest }: ComponentProps<'ul'>) {
  return <ul className={`wrap ${styles.grid} ${className}`.trim()} {...rest} />;
}
