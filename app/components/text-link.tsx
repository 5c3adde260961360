import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** A link in the secondary colour with an icon, such as 'Back to Music'. */
export function TextLink({ className = '', ...rest }: ComponentProps<'a'>) {
  return <a className={`${styles.link} ${className}`} {...rest} />;
}
