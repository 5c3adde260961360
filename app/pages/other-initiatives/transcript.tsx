import type { EpisodeData } from '../../../contract/page-data.ts';
import type { Track } from '../../player/track.ts';
import { Words } from '../../player/words.tsx';
import styles from './initiative.module.css';

/** The collapsed transcript of a podcast episode, in time with the sound if its record has the times. */
export function Transcript({ episode: { transcript, words }, track }: { episode: EpisodeData; track: Track }) {
  return (
    <details className={styles.transcript}>
      <summary>Transcript</summary>
      {words ? (
        <Words words={words} track={track} />
      ) : (
        transcript.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      )}
    </details>
  );
}
