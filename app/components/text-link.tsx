import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** A link in the secondary colour with an icon, such as 'Back to Music'. */
export const TextLink = (props: ComponentProps<'a'>) => <a className={styles.link} {...props} />;
