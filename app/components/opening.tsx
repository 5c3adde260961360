import styles from './opening.module.css';

/** A paragraph with a decorated first letter (drop cap). At most one per page. */
export function Opening({ text }: { text: string }) {
  const [word = ''] = text.split(' ', 1);
  const [letter = ''] = word; // Not word[0], which would be half of an emoji.
  return (
    <p className={styles.opening}>
      <span className={styles.initial} aria-hidden="true">
        <b>{letter}</b>
      </span>
      {/* Screen readers get the first word in one piece. */}
      <span aria-hidden="true">{word.slice(letter.length)}</span>
      <span className="visually-hidden">{word}</span>
      {text.slice(word.length)}
    </p>
  );
}
