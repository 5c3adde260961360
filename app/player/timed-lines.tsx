import { useRef } from 'react';
import type { TimedText } from '../../contract/page-data.ts';
import { formatTime } from '../../contract/time.ts';
import { useOnDemand } from '../components/use-on-demand.ts';
import { useOnOpen } from '../components/use-on-open.ts';
import { inLanguage } from '../lib/in-language.ts';
import styles from './timed-lines.module.css';
import type { Track } from './track.ts';
import { addressAt } from './track-hash.ts';

/**
 * The words of a recording, in a disclosure: each line with its time, as a link to that second. live-timed-lines.tsx, which loads
 * when the disclosure opens, makes them follow the sound. A copy, which can be on another page, has no anchors.
 */
export function TimedLines({
  timedText,
  track,
  isCopy = false,
}: {
  timedText: TimedText;
  track: Track;
  isCopy?: boolean;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [LiveTimedLines, load] = useOnDemand(importLiveTimedLines);
  useOnOpen(list, load);
  return (
    <>
      <ol ref={list} className={styles.lines} aria-label={timedText.title} {...inLanguage(timedText.textLanguage)}>
        {timedText.lines.map(({ start, text }) => {
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
      {LiveTimedLines && <LiveTimedLines list={list.current!} lines={timedText.lines} track={track} />}
    </>
  );
}

const importLiveTimedLines = () => import('./live-timed-lines.tsx');
