import type { ReactNode } from 'react';
import { CopyLink } from './copy-link.tsx';
import styles from './linked-heading.module.css';

interface LinkedHeadingProps {
  /** The address of what is below the heading: '#' and its id. */
  address: string;
  /** The text of the heading. */
  name: string;
  /** Whether the page shows no other heading with such a button at the same time. */
  isAlone?: boolean;
  children: ReactNode;
}

/** A heading with a button beside it that copies its address. The address in the URL marks its heading with a line. */
export function LinkedHeading({ address, name, isAlone, children }: LinkedHeadingProps) {
  return (
    // Of a Hebrew heading, the button is at its left.
    <div className={styles.heading} dir="auto">
      {children}
      <CopyLink address={address} name={name} look="icon" isOneOfMany={!isAlone} />
    </div>
  );
}
