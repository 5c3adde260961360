import type { ReactNode } from 'react';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './linked-heading.module.css';

interface LinkedHeadingProps {
  /** The hash of the section, such as '#about'. */
  address: string;
  /** The text of the heading. */
  name: string;
  headingId?: string;
  /** Whether the page shows no other linked heading at the same time. */
  isOnlyOne?: boolean;
  /** Whether the text is the interface's. */
  isInterface?: boolean;
  /** The heading, if it is not an <h2> with only its text. */
  children?: ReactNode;
}

/** A heading with a button that copies its address. The heading is underlined while the URL has that address. */
export function LinkedHeading({ address, name, headingId, isOnlyOne, isInterface, children }: LinkedHeadingProps) {
  return (
    // The button of a Hebrew heading is at its left.
    <div className={styles.heading} dir="auto">
      {children ?? (
        <h2 id={headingId} {...(isInterface && inInterfaceLanguage)}>
          {name}
        </h2>
      )}
      <CopyLink address={address} name={name} variant="icon" isOneOfMany={!isOnlyOne} />
    </div>
  );
}
