import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Variant = 'paper' | 'outline' | 'ink';

/** paper: the one thing to do here. outline: another. ink: the same on vellum. */
export function Button({ variant, className = '', ...rest }: ComponentProps<'button'> & { variant: Variant }) {
  return <button type="button" className={`${styles.button} ${className}`} data-variant={variant} {...rest} />;
}

/** A link that looks like a button, because following it is the thing to do. */
export function ButtonLink({ variant, className = '', ...rest }: ComponentProps<'a'> & { variant: Variant }) {
  return <a className={`${styles.button} ${className}`} data-variant={variant} {...rest} />;
}
