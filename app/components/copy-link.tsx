import styles from './copy-link.module.css';
import type { CopyLinkButtonProps } from './copy-link-button.tsx';
import { useLate } from './use-on-demand.ts';

/** A place for the button that copies a link. The button comes later: there is none without JavaScript. */
export function CopyLink(props: CopyLinkButtonProps) {
  const Button = useLate(importButton);
  return (
    // The longer of its two labels.
    <span className={styles.place} data-look={props.look} data-label="Share link">
      {Button && <Button {...props} />}
    </span>
  );
}

const importButton = () => import('./copy-link-button.tsx');
