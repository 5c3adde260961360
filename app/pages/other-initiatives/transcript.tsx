import styles from './initiative.module.css';

/** What is said, for those who would rather read. */
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
