import type { LinkedText } from '../../contract/page-data.ts';
import styles from './opening.module.css';
import { TextWithLinks } from './text-with-links.tsx';

/**
 * A first letter without punctuation, which `::first-letter` would include. Letters of other scripts join, carry marks or have no
 * such custom.
 */
const plainInitial = /^(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}])\p{L}(?=[\p{L}\s])/u;

/**
 * A paragraph with a decorated drop cap, at most one per page. The style hides the first letter and draws another one,
 * because Chromium's search finds no word with a floating letter.
 */
export function Opening({ text }: { text: LinkedText }) {
  const [initial] = plainInitial.exec(String(text)) ?? [];
  return (
    <p className={styles.opening} data-initial={initial}>
      <TextWithLinks text={text} />
    </p>
  );
}
