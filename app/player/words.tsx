import type { ComponentProps, ReactNode } from 'react';
import type { TimedWords } from '../../contract/page-data.ts';
import { formatTime } from '../../contract/time.ts';
import type { Track } from './track.ts';
import { addressAt } from './track-hash.ts';
import styles from './words.module.css';

export interface WordsProps {
  words: TimedWords;
  track: Track;
}

/** What live-words.tsx adds. */
interface LiveProps {
  list?: ComponentProps<'ol'>;
  /** The index of the line that sounds. */
  current?: number | undefined;
  /** What follows a line. */
  after?: (index: number) => ReactNode;
}

/**
 * The words of a recording: each line with its time, as a link to that second. This is all that the page has without
 * JavaScript and before the first paint: what follows the sound is in live-words.tsx.
 */
export function Words({ words: { title, lines }, track, list, current, after }: WordsProps & LiveProps) {
  return (
    <ol {...list} className={styles.lines} aria-label={title}>
      {lines.map(({ id, start, text }, index) => (
        <li key={start} id={id} aria-current={index === current || undefined}>
          <a href={addressAt(track.href, start).replace(/.*#/, '#')}>
            <span>{formatTime(start)}</span> <span dir="auto">{text}</span>
          </a>
          {after?.(index)}
        </li>
      ))}
    </ol>
  );
}
