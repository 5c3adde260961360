import { Fragment } from 'react';
import styles from './unbroken-words.module.css';

/** A heading's text that wraps only between words, never at the hyphens in 'Text-to-Image'. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(/(?=\s)/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text keep their order.
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.word}>{word.trim()}</span>
    </Fragment>
  ));
}
