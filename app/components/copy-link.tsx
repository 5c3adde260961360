import * as messages from 'virtual:messages';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import styles from './copy-link.module.css';
import type { CopyLinkButtonProps } from './copy-link-button.tsx';
import { useAfterHydration } from './use-on-demand.ts';

/** A place for the button that copies a link. The button loads later, and never without JavaScript. */
export function CopyLink(props: CopyLinkButtonProps) {
  const Button = useAfterHydration(importButton);
  return (
    <span className={styles.place} {...inInterfaceLanguage} data-variant={props.variant} data-label={longerLabel}>
      {Button && <Button {...props} />}
    </span>
  );
}

/** The place is as wide as the longer one of the button's two labels. */
const longerLabel = messages.shareLink.length > messages.copyLink.length ? messages.shareLink : messages.copyLink;

const importButton = () => import('./copy-link-button.tsx');
