import { Check, Link } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { absoluteUrl } from '../navigation/address.ts';
import styles from './copy-link.module.css';
import { Icon } from './icon.tsx';

/** How long the check mark is shown after a copy. */
const successMs = 2500;

const copiedText = 'The link is copied.';
const refusedText = 'Your browser did not let us copy. The link is selected, so that you can.';

interface CopyLinkProps {
  /** Identifies the target of the links. When it changes, the result of the last copy is cleared. */
  subject: string;
  /** The target's name, for screen reader users. */
  name: string;
  /** One button for each: its label, and the address that it copies. */
  links: { label: string; address: string }[];
  /** framed: buttons with a border, the result as text. bare: icon and label, the result only for screen readers. */
  look: 'framed' | 'bare';
}

interface CopyResult {
  subject: string;
  url: string;
  isCopied: boolean;
}

/** Buttons that copy addresses. If the browser refuses, a field shows the address, selected. */
export function CopyLink({ subject, name, links, look }: CopyLinkProps) {
  const [lastResult, setResult] = useState<CopyResult>();
  const field = useRef<HTMLInputElement>(null);
  const result = lastResult?.subject === subject ? lastResult : undefined;

  useEffect(() => {
    if (result?.isCopied === false) field.current!.select();
    if (!result?.isCopied || look === 'framed') return;
    const timer = setTimeout(setResult, successMs, undefined);
    return () => clearTimeout(timer);
  }, [result, look]);

  async function copy(address: string) {
    const url = absoluteUrl(address);
    try {
      await navigator.clipboard.writeText(url);
      setResult({ subject, url, isCopied: true });
    } catch {
      // Not allowed, or not available: browsers offer the clipboard only on https.
      setResult({ subject, url, isCopied: false });
    }
  }

  return (
    <div className={styles.copy} data-look={look}>
      {result?.isCopied === false ? (
        <input
          ref={field}
          aria-label={`Link to ${name}`}
          value={result.url}
          readOnly
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed.
          autoFocus
        />
      ) : (
        links.map(({ label, address }) => (
          <button key={label} type="button" onClick={() => copy(address)}>
            {look === 'bare' && <Icon icon={result ? Check : Link} strokeWidth={1.4} />}
            <span>{label}</span>
          </button>
        ))
      )}
      <p role="status" className={look === 'bare' ? 'visually-hidden' : undefined}>
        {/* One text: React cannot remove one of several after the browser has translated them. */}
        {result && (result.isCopied ? copiedText : refusedText)}
      </p>
    </div>
  );
}
