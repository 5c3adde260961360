import { useRef } from 'react';
import type { TimedWords } from '../../contract/page-data.ts';
import { formatTime } from '../../contract/time.ts';
import { useOnDemand } from '../components/use-on-demand.ts';
import { useOnOpen } from '../components/use-on-open.ts';
import { inLanguage } from '../lib/in-language.ts';
import type { Track } from './track.ts';
import { addressAt } from './track-hash.ts';
import styles from './words.module.css';

/**
 * The words of a recording, in a disclosure: each line with its time, as a link to that second. live-words.tsx, which loads
 * when the disclosure opens, makes them follow the sound. A copy, which can be on another page, has no anchors.
 */
export function Words({ words, track, isCopy = false }: { words: TimedWords; track: Track; isCopy?: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const [LiveWords, load] = useOnDemand(importLiveWords);
  useOnOpen(list, load);
  return (
    <>
      <ol ref={list} className={styles.lines} aria-label={words.title} {...inLanguage(words.textLanguage)}>
        {words.lines.map(({ start, text }) => {
          const address = addressAt(track.href, start);
          const id = address.replace(/.*#/, '');
          return (
            // The address of the first second is the recording's own, whose id is on another element.
            <li key={start} id={isCopy || address === track.href ? undefined : id}>
              <a href={isCopy ? address : `#${id}`}>
                <span>{formatTime(start)}</span> <span dir="auto">{text}</span>
              </a>
            </li>
          );
        })}
      </ol>
      {LiveWords && <LiveWords list={list.current!} lines={words.lines} track={track} />}
    </>
  );
}

const importLiveWords = () => import('./live-words.tsx');
