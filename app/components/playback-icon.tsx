import { Pause, Play } from 'lucide';
import { Icon } from './icon.tsx';
import styles from './playback-icon.module.css';

export type PlaybackState = 'play' | 'pause' | 'waiting';

/** The icon of a play button: play, pause, or a loading spinner, which does not turn in Calm. */
export function PlaybackIcon({ state }: { state: PlaybackState }) {
  if (state === 'waiting') {
    return (
      <svg viewBox="0 0 24 24" className={styles.spinner} aria-hidden="true">
        <circle className={styles.faint} cx="12" cy="12" r="9" />
        <circle cx="12" cy="12" r="9" pathLength="4" strokeDasharray="1 3" />
      </svg>
    );
  }
  return <Icon icon={state === 'pause' ? Pause : Play} className={styles.icon} strokeWidth={0} />;
}
