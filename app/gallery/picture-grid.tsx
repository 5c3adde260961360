import type { ComponentProps } from 'react';
import styles from './picture-grid.module.css';

/** A grid of framed pictures. They light up one after the other, at intervals of `--entrance-step`. */
export function PictureGrid({ className = '', ...rest }: ComponentProps<'ul'>) {
  return <ul className={`wrap columns ${styles.grid} ${className}`.trim()} {...rest} />;
}
