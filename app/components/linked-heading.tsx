import type { ReactNode } from 'react';
import { CopyLink } from './copy-link.tsx';
import styles from './linked-heading.module.css';

interface LinkedHeadingProps {
  /** The address of what is below the heading: '#' and its id. */
  address: string;
  /** The text of the heading. */
  name: string;
  children: ReactNode;
}

/** A heading with a button beside it that copies its address. The address in the URL marks its heading with a line. */
export function LinkedHeading({ address, name, children }: LinkedHeadingProps) {
  return (
    // Of a Hebrew heading, the button is at its left.
    <div className={styles.heading} dir="auto">
      {children}
      <CopyLink address={address} name={name} look="icon" />
    </div>
  );
}
