import { useLayoutEffect, useRef, useState } from 'react';
import styles from './kept-html.module.css';

/**
 * Replaces a part that threw an error with its elements on the screen, which React is about to remove: texts stay and links
 * work. `of` is their selector.
 */
export function KeptHtml({ of: selector }: { of: string }) {
  const parent = useRef<HTMLDivElement>(null);
  const [elements] = useState(() => document.querySelectorAll<HTMLElement>(selector));
  useLayoutEffect(() => {
    parent.current!.append(...elements);
    for (const waiting of parent.current!.querySelectorAll('[data-reveal]')) waiting.removeAttribute('data-reveal');
  }, [elements]);
  return <div ref={parent} className={styles.kept} />;
}
