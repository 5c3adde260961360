import styles from './opening.module.css';

/** A paragraph that begins with an illuminated initial. Once per page at most. */
export function Opening({ text }: { text: string }) {
  const [word = ''] = text.split(' ', 1);
  return (
    <p className={styles.opening}>
      <span className={styles.initial} aria-hidden="true">
        <b>{word[0]}</b>
      </span>
      {/* Those who listen get the whole word. */}
      <span aria-hidden="true">{word.slice(1)}</span>
      <span className="visually-hidden">{word}</span>
      {text.slice(word.length)}
    </p>
  );
}
