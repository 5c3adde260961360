import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Variant = 'paper' | 'outline' | 'ink';

/** paper: a primary button. outline: a secondary button. ink: a primary button on light vellum. */
export function Button({ variant, ...rest }: ComponentProps<'button'> & { variant: Variant }) {
  return <button type="button" className={styles.button} data-variant={variant} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, ...rest }: ComponentProps<'a'> & { variant: Variant }) {
  return <a className={styles.button} data-variant={variant} {...rest} />;
}
