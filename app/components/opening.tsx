import styles from './opening.module.css';

/** The letters that `::first-letter` takes as one: not a letter beside a quotation mark or an apostrophe. */
const plainInitial = /^\p{L}(?=[\p{L}\s])/u;

/**
 * A paragraph whose first letter is large and decorated (drop cap). At most one per page. The text stays whole, so that it can
 * be found and copied: Chromium finds no word whose letters float, so the style draws another letter in place of the first.
 */
export function Opening({ text }: { text: string }) {
  const [initial] = plainInitial.exec(text) ?? [];
  return (
    <p className={styles.opening} data-initial={initial}>
      {text}
    </p>
  );
}
