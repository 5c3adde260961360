import { capitalized } from '../capitalized.ts';
import type { ToWrite } from '../to-write.ts';
import styles from './still-to-write.module.css';
import { placeOf } from './values.ts';

const idOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

/** Moves the focus to the list. */
export const goToWrite = (): void =>
  document.getElementById(idOf('Still to write'))?.parentElement?.querySelector('button')?.focus();

interface StillToWriteProps {
  /** 'Still to write' is what visitors wait for. */
  heading: 'Still to write' | 'May wait';
  list: ToWrite[];
  onGo(place: string): void;
}

/** A list of missing values, each with a link to its field. */
export function StillToWrite({ heading, list, onGo }: StillToWriteProps) {
  if (list.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={idOf(heading)}>
      <h2 id={idOf(heading)} className={styles.heading}>
        {heading}
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
