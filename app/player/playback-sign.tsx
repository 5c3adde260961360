import { Pause, Play } from 'lucide-react';
import styles from './playback-sign.module.css';

export type Sign = 'play' | 'pause' | 'waiting';

/** Play, pause, or the ring that turns (in Calm mode: stands) while the network is awaited. */
export function PlaybackSign({ sign }: { sign: Sign }) {
  if (sign === 'waiting') {
    return (
      <svg viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
        <circle className={styles.bed} cx="12" cy="12" r="9" />
        <circle cx="12" cy="12" r="9" pathLength="4" strokeDasharray="1 3" />
      </svg>
    );
  }
  const Icon = sign === 'pause' ? Pause : Play;
  return <Icon className={styles.solid} strokeWidth={0} />;
}
