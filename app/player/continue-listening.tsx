import { useState } from 'react';
import { formatTime, parseTime } from '../../contract/time.ts';
import { absoluteUrl } from '../navigation/address.ts';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { remembered } from './memory.ts';
import { PlaybackIcon } from './playback-icon.tsx';
import type { Track } from './track.ts';

/** For who comes back: from the second where this album was left. */
export default function ContinueListening({ tracks }: { tracks: Track[] }) {
  const [memory] = useState(remembered);
  const track = tracks.find(({ key }) => key === memory?.key);
  if (!track || !memory || memory.seconds >= parseTime(track.duration)) return null;
  const { seconds } = memory;

  function goOn(chosen: Track) {
    engine.cue({ track: chosen, seconds });
    engine.choose(chosen);
    // This button is about to go; its track's row is where one goes on.
    document
      .getElementById(new URL(absoluteUrl(chosen.href)).hash.slice(1))
      ?.querySelector('button')
      ?.focus();
  }

  return (
    <button type="button" className={styles.continue} onClick={() => goOn(track)}>
      <PlaybackIcon state="play" />
      <span>
        Continue <i>{track.title}</i> at {formatTime(seconds)}
      </span>
    </button>
  );
}
