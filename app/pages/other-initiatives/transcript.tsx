import type { EpisodeData } from '../../../contract/page-data.ts';
import type { Track } from '../../player/track.ts';
import { useWords } from '../../player/use-words.ts';
import styles from './initiative.module.css';

interface TranscriptProps {
  episode: EpisodeData;
  track: Track;
}

/** The transcript of a podcast episode, collapsed; in time with the sound, if its record has the times. */
export function Transcript({ episode: { transcript, words }, track }: TranscriptProps) {
  const [Words, loadLiveWords, details] = useWords();
  return (
    <details ref={details} className={styles.transcript} onToggle={loadLiveWords}>
      <summary>Transcript</summary>
      {words ? (
        <Words words={words} track={track} />
      ) : (
        transcript.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      )}
    </details>
  );
}
