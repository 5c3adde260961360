import { Check, Link } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './copy-link.module.css';

/** How long the sign of success stays. */
const signMs = 2500;

/** Copies the address of what is open. Where the browser refuses, it shows the address, selected. */
export function CopyLink({ onSpeak }: { onSpeak: (words: string) => void }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state === 'refused') field.current!.select();
    if (state !== 'copied') return;
    const timer = setTimeout(setState, signMs, 'idle');
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setState('copied');
      onSpeak('Link copied');
    } catch {
      // Not allowed, or not offered: on a site without https there is no clipboard.
      setState('refused');
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
