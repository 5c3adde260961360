import { useEffect } from 'react';
import styles from './copy-link.module.css';
import type { CopyLinkButtonProps } from './copy-link-button.tsx';
import { useOnDemand } from './use-on-demand.ts';

/**
 * A place for the button that copies a link. The button loads once the page is there: there is none without JavaScript,
 * and no page needs its code for the first paint.
 */
export function CopyLink(props: CopyLinkButtonProps) {
  const [Button, load] = useOnDemand(importButton);
  useEffect(() => void load(), [load]);
  return (
    <span className={styles.place} data-look={props.look}>
      {Button && <Button {...props} />}
    </span>
  );
}

const importButton = () => import('./copy-link-button.tsx');
