import styles from './opening.module.css';

/** A paragraph with a decorated first letter (drop cap). At most one per page. */
export function Opening({ text }: { text: string }) {
  const [word = ''] = text.split(' ', 1);
  return (
    <p className={styles.opening}>
      <span className={styles.initial} aria-hidden="true">
        <b>{word[0]}</b>
      </span>
      {/* Screen readers get the first word in one piece. */}
      <span aria-hidden="true">{word.slice(1)}</span>
      <span className="visually-hidden">{word}</span>
      {text.slice(word.length)}
    </p>
  );
}
