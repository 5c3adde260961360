import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** A quiet link with a sign before or after its words, such as 'Back to Music'. */
export function TextLink({ className = '', ...rest }: ComponentProps<'a'>) {
  return <a className={`${styles.link} ${className}`} {...rest} />;
}
