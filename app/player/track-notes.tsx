import type { TrackData } from '../../contract/page-data.ts';
import type { Track } from './track.ts';
import styles from './track-notes.module.css';
import { useOnDemand } from './use-on-demand.ts';

/** What there is to know of a track, below its row. */
export function TrackNotes({ record: { title, description, notes }, track }: { record: TrackData; track: Track }) {
  const [CopyLink, ask] = useOnDemand<{ track: Track }>(() => import('./copy-link.tsx'));
  return (
    <details
      className={styles.notes}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) ask();
      }}
    >
      <summary>
        <span className="visually-hidden">About {title}</span>
      </summary>
      <div className={styles.text}>
        <p>{description}</p>
        {notes && <p className={styles.lines}>{notes}</p>}
        <div className={styles.copy}>{CopyLink && <CopyLink track={track} />}</div>
      </div>
    </details>
  );
}
