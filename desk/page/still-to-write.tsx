import { capitalized } from '../capitalized.ts';
import type { ToWrite } from '../to-write.ts';
import styles from './still-to-write.module.css';
import { placeOf } from './values.ts';

const headingId = 'still-to-write';

/** Moves the focus to the list. */
export const goToWrite = (): void =>
  document.getElementById(headingId)?.parentElement?.querySelector('button')?.focus();

/** What is still to write before visitors can see the work, each with a way to its field. */
export function StillToWrite({ list, onGo }: { list: ToWrite[]; onGo(place: string): void }) {
  if (list.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Still to write
      </h2>
      <ul>
        {list.map(({ text, place }) => (
          <li key={placeOf(place)}>
            <button type="button" className={styles.go} onClick={() => onGo(placeOf(place))}>
              {capitalized(text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
