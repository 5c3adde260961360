import styles from './initiative.module.css';

/** The transcript of a podcast episode, collapsed. */
export function Transcript({ paragraphs }: { paragraphs: string[] }) {
  return (
    <details className={styles.transcript}>
      <summary>Transcript</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
