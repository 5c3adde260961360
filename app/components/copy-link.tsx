import { Check, Link } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { absoluteUrl } from '../navigation/address.ts';
import styles from './copy-link.module.css';
import { Icon } from './icon.tsx';

/** How long the icon of success stays. */
const successMs = 2500;

interface CopyLinkProps {
  /** What the links lead to. When it changes, the answer to the last press disappears. */
  subject: string;
  /** Its name, for screen reader users. */
  name: string;
  /** A button for each: its label, and the address that it copies. */
  links: { label: string; address: string }[];
  /** framed: buttons, and the answer as text. bare: a tool with an icon; the answer is only spoken. */
  look: 'framed' | 'bare';
}

interface Answer {
  subject: string;
  url: string;
  isCopied: boolean;
}

/** Copies addresses. Where the browser refuses, the address stands in a field, selected. */
export function CopyLink({ subject, name, links, look }: CopyLinkProps) {
  const [lastAnswer, setAnswer] = useState<Answer>();
  const field = useRef<HTMLInputElement>(null);
  const answer = lastAnswer?.subject === subject ? lastAnswer : undefined;

  useEffect(() => {
    if (answer?.isCopied === false) field.current!.select();
    if (!answer?.isCopied || look === 'framed') return;
    const timer = setTimeout(setAnswer, successMs, undefined);
    return () => clearTimeout(timer);
  }, [answer, look]);

  async function copy(address: string) {
    const url = absoluteUrl(address);
    try {
      await navigator.clipboard.writeText(url);
      setAnswer({ subject, url, isCopied: true });
    } catch {
      // Not allowed, or not offered: without https there is no clipboard.
      setAnswer({ subject, url, isCopied: false });
    }
  }

  return (
    <div className={styles.copy} data-look={look}>
      {answer?.isCopied === false ? (
        <input
          ref={field}
          aria-label={`Link to ${name}`}
          value={answer.url}
          readOnly
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed.
          autoFocus
        />
      ) : (
        links.map(({ label, address }) => (
          <button key={label} type="button" onClick={() => copy(address)}>
            {look === 'bare' && <Icon icon={answer ? Check : Link} strokeWidth={1.4} />}
            <span>{label}</span>
          </button>
        ))
      )}
      <p role="status" className={look === 'bare' ? 'visually-hidden' : undefined}>
        {answer?.isCopied && 'The link is copied.'}
        {answer?.isCopied === false && 'Your browser did not let us copy. The link is selected, so that you can.'}
      </p>
    </div>
  );
}
