import * as messages from 'virtual:messages';
import { Check, Link, Share2 } from 'lucide';
import { type FocusEvent, type ToggleEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../lib/announce.ts';
import { absoluteUrl } from '../navigation/address.ts';
import { focusOpener } from '../navigation/focus.ts';
import styles from './copy-link-button.module.css';
import { goByArrow, stopAt, stopAtFirst } from './heading-links.ts';
import { Icon } from './icon.tsx';

/** How long 'Link copied' is shown. */
const successMs = 2500;

export interface CopyLinkButtonProps {
  /** The title of the link's target, for screen reader users. */
  name: string;
  /** The address to copy: a hash of this page, or a path. */
  address: string;
  /** Follows 'Copy link' in the label, such as 'at 1:20'. */
  suffix?: string;
  /** icon: only the icon. bare: icon and label. framed: a label with a border. */
  variant: 'icon' | 'bare' | 'framed';
  /** Whether several headings of the page have such a button: Tab stops at only one of them. */
  isOneOfMany?: boolean;
}

/**
 * A button that copies an address. On phones and tablets it opens the system's share menu instead. If the browser
 * refuses to copy, a field shows the address, selected.
 */
export default function CopyLinkButton({ name, address, suffix, variant, isOneOfMany }: CopyLinkButtonProps) {
  const [lastResult, setResult] = useState<{ url: string; isCopied: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shares = canShare();
  const url = absoluteUrl(address);
  // The player bar may show another track since the last copy.
  const result = lastResult?.url === url ? lastResult : undefined;
  const isRefused = result?.isCopied === false;
  const answer = result && (result.isCopied ? messages.linkCopied : messages.copyRefused);

  useLayoutEffect(() => {
    if (isOneOfMany) stopAtFirst();
  }, [isOneOfMany]);

  useEffect(() => {
    if (!result) return;
    if (!result.isCopied) {
      panel.current?.showPopover?.();
      field.current!.focus();
      field.current!.select();
      return;
    }
    const timer = setTimeout(setResult, successMs, undefined);
    return () => clearTimeout(timer);
  }, [result]);

  useEffect(() => (answer ? announce(answer) : undefined), [answer]);

  async function pass() {
    if (shares) {
      try {
        await navigator.share({ title: name, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return; // The visitor closed the menu.
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setResult({ url, isCopied: true });
    } catch {
      // Not allowed, or not available: browsers offer the clipboard only on https.
      setResult({ url, isCopied: false });
    }
  }

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState !== 'closed') return;
    setResult(undefined);
    focusOpener(currentTarget);
  }

  const label = (shares ? messages.shareLink : messages.copyLink) + (suffix ? ` ${suffix}` : '');
  const addressField = <input ref={field} aria-label={messages.linkTo(name)} value={url} readOnly />;
  return (
    <span className={styles.copy} data-variant={variant}>
      {isRefused && variant !== 'icon' ? (
        addressField
      ) : (
        <button
          type="button"
          aria-label={messages.linkLabelTo(label, name)}
          data-variant={variant}
          data-copied={result?.isCopied || undefined}
          onClick={pass}
          {...(isOneOfMany && headingLink)}
        >
          {variant !== 'framed' && <Icon icon={result ? Check : shares ? Share2 : Link} strokeWidth={1.4} />}
          {variant !== 'icon' && <span>{label}</span>}
        </button>
      )}
      {isRefused && variant === 'icon' && (
        <div ref={panel} popover="auto" className={styles.panel} onToggle={onToggle}>
          {addressField}
          <p>{messages.copyRefused}</p>
        </div>
      )}
      {/* Hidden, because announce() says it. One text node, because React cannot remove one of several translated ones. */}
      <span aria-hidden="true" className={styles.answer}>
        {answer}
      </span>
    </span>
  );
}

const headingLink = {
  tabIndex: -1, // Until heading-links.ts sets it.
  'data-heading-link': messages.otherHeadings,
  'aria-keyshortcuts': 'ArrowUp ArrowDown',
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => stopAt(currentTarget),
  onKeyDown: goByArrow,
};

/** Whether a touch device has a share menu. Few people know the share menu of a computer. */
const canShare = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;
