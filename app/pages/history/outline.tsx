import type { OutlineLine } from '../../../contract/page-data.ts';
import styles from './outline.module.css';

/** Lines, and indented below each the lines that belong to it. */
export function Outline({ lines }: { lines: OutlineLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.outline}>
      {lines.map(({ text, below }) => (
        <li key={text}>
          {text}
          {below.length > 0 && (
            <ul>
              {below.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
