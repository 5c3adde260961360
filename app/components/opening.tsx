import styles from './opening.module.css';

/** A first letter without punctuation, which `::first-letter` would include. Arabic letters join, so none may be cut off. */
const plainInitial = /^(?!\p{Script=Arabic})\p{L}(?=[\p{L}\s])/u;

/**
 * A paragraph with a decorated drop cap, at most one per page. The style hides the first letter and draws another one,
 * because Chromium's search finds no word with a floating letter.
 */
export function Opening({ text }: { text: string }) {
  const [initial] = plainInitial.exec(text) ?? [];
  return (
    <p className={styles.opening} data-initial={initial}>
      {text}
    </p>
  );
}
