import { TextList } from '../../app/components/text-list.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import styles from './nested-list.module.css';
import type { OutlineLine } from './page.ts';

/** A list of two levels. */
export function NestedList({ lines }: { lines: OutlineLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list} dir="auto">
      {lines.map(({ text, below }) => (
        <li key={JSON.stringify(text)}>
          <TextWithLinks text={text} />
          <TextList items={below} />
        </li>
      ))}
    </ul>
  );
}
