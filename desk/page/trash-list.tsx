import { useCallback, useEffect, useId, useState } from 'react';
import type { Removed } from '../messages.ts';
import { listRemoved } from './api.ts';
import styles from './trash-list.module.css';

interface TrashListProps {
  /** Resolves when it is back, or when the owner knows why not. */
  onPutBack(id: string): Promise<void>;
}

const kindNames = {
  albums: 'Album',
  galleries: 'Gallery',
  texts: 'Page',
  languages: 'Translation',
  files: 'Replaced or unused files',
};

/** Lists the removed works and files, each with a button that puts it back. Renders nothing if there are none. */
export function TrashList({ onPutBack }: TrashListProps) {
  const id = useId();
  const [removed, setRemoved] = useState<Removed[]>([]);
  const load = useCallback(() => listRemoved().then(setRemoved, () => setRemoved([])), []);
  useEffect(() => void load(), [load]);
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.trash}>
      <h2 id={id} className={styles.heading}>
        Removed
      </h2>
      <p className={styles.help}>
        It is kept on this computer. What you put back has its place, its files and its links.
      </p>
      <ul>
        {removed.map(({ id, kind, label, files, day }) => {
          const name = label || nameOf(files);
          return (
            <li key={id} className={styles.entry}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.facts}>
                {kindNames[kind]}, removed on {dayInWords(day)}
              </span>
              <button
                type="button"
                className="desk-button"
                aria-label={`Put back: ${name}`}
                onClick={() => onPutBack(id).then(load)}
              >
                Put back
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const nameOf = ([first = '', ...others]: string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

const dayInWords = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
