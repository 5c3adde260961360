import { Check, Link } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './copy-link.module.css';

/** How long the sign of success stays. */
const signMs = 2500;

interface CopyLinkProps {
  /** What is open: what was said of another address is forgotten. */
  of: string;
  onSpeak: (words: string) => void;
}

/** Copies the address of what is open. Where the browser refuses, it shows the address, selected. */
export function CopyLink({ of, onSpeak }: CopyLinkProps) {
  const [answer, setAnswer] = useState<{ of: string; state: 'copied' | 'refused' }>();
  const field = useRef<HTMLInputElement>(null);
  const state = answer?.of === of ? answer.state : undefined;

  useEffect(() => {
    if (state === 'refused') field.current!.select();
    if (state !== 'copied') return;
    const timer = setTimeout(setAnswer, signMs, undefined);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setAnswer({ of, state: 'copied' });
      onSpeak('Link copied');
    } catch {
      // Not allowed, or not offered: on a site without https there is no clipboard.
      setAnswer({ of, state: 'refused' });
      onSpeak('The link could not be copied. Its address is selected');
    }
  }

  if (state === 'refused') {
    return (
      <input
        ref={field}
        className={styles.address}
        aria-label="Address of this picture"
        value={location.href}
        readOnly
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
        autoFocus
      />
    );
  }
  const Sign = state === 'copied' ? Check : Link;
  return (
    <button type="button" className={styles.button} onClick={copy}>
      <Sign aria-hidden="true" strokeWidth={1.4} />
      <span>Copy link</span>
    </button>
  );
}
