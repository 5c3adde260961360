import { aboutTrack } from 'virtual:messages';
import { useRef } from 'react';
import type { TrackData } from '../../pages/album/page.ts';
import { Downloads } from '../components/downloads.tsx';
import { TextWithLinks } from '../components/text-with-links.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { useOnOpen } from '../components/use-on-open.ts';
import { TimedLines } from './timed-lines.tsx';
import type { Track } from './track.ts';
import styles from './track-notes.module.css';
import { usePlayer } from './use-player.ts';

/** A disclosure below a track's row: description, notes, words and link. */
export function TrackNotes({ record, track }: { record: TrackData; track: Track }) {
  const { title, description, notes, timedText } = record;
  const [CopyTrackLink, loadCopyLink] = useOnDemand(importCopyLink);
  const details = useRef<HTMLDetailsElement>(null);
  useOnOpen(details, loadCopyLink);
  const isCurrent = usePlayer((player) => player.track?.key === track.key);
  const label = isCurrent ? timedText?.title : undefined;
  return (
    <details ref={details} className={styles.notes}>
      <summary aria-label={label ? `${label}: ${title}` : aboutTrack(title)}>{label && <span>{label}</span>}</summary>
      <div className={styles.text}>
        {description && (
          <p>
            <TextWithLinks text={description} />
          </p>
        )}
        {notes && (
          <p className={styles.lines}>
            <TextWithLinks text={notes} />
          </p>
        )}
        {timedText && <p className={styles.words}>{timedText.title}</p>}
        {timedText && <TimedLines timedText={timedText} track={track} />}
        <Downloads links={record.downloads} />
        <div className={styles.copy}>{CopyTrackLink && <CopyTrackLink track={track} />}</div>
      </div>
    </details>
  );
}

const importCopyLink = () => import('./copy-track-link.tsx');
