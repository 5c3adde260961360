import styles from './unbroken-words.module.css';

/** The longest word that fits into every heading. */
const maxLength = 16;

/** The text of a heading, without line breaks at the hyphens of 'Text-to-Image'. */
export const UnbrokenWords = ({ text }: { text: string }) =>
  text.split(/(\S*-\S*)/).map((part, index) =>
    part.includes('-') && part.length <= maxLength ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text keep their order.
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
