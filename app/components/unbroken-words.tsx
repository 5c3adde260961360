import { Fragment } from 'react';
import styles from './unbroken-words.module.css';

/** The longest word that fits into every heading. */
const maxLength = 16;

/** The text of a heading, without line breaks at the hyphens of 'Text-to-Image'. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(/(?=\s)/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text keep their order.
    <Fragment key={index}>
      {/-/.test(word) && word.length <= maxLength ? (
        <>
          {index > 0 && ' '}
          <span className={styles.word}>{word.trim()}</span>
        </>
      ) : (
        word
      )}
    </Fragment>
  ));
}
