import type { OutlineLine } from '../../../contract/page-data.ts';
import styles from './nested-list.module.css';

/** A list of two levels. */
export function NestedList({ lines }: { lines: OutlineLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list}>
      {lines.map(({ text, below }) => (
        <li key={text} dir="auto">
          {text}
          {below.length > 0 && (
            <ul>
              {below.map((line) => (
                <li key={line} dir="auto">
                  {line}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
