import { useEffect, useState } from 'react';
import { formatTime, parseTime } from '../lib/time.ts';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { type Memory, remembered } from './memory.ts';
import { PlaybackSign } from './playback-sign.tsx';
import type { Track } from './track.ts';
import { usePlayer } from './use-player.ts';

/** At the head of the list: to go on where the album was left, and to play through. */
export function AlbumControls({ tracks }: { tracks: Track[] }) {
  const playsAlbum = usePlayer((player) => player.playsAlbum);
  return (
    <div className={styles.controls}>
      <Continue tracks={tracks} />
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={playsAlbum}
          checked={playsAlbum}
          onChange={({ target }) => engine.setPlaysAlbum(target.checked)}
        />
        Play album
      </label>
    </div>
  );
}

/** For who comes back: from the second where this album was left. Nothing is offered while something is chosen. */
function Continue({ tracks }: { tracks: Track[] }) {
  const isIdle = usePlayer((player) => player.status === 'none');
  const [memory, setMemory] = useState<Memory>();
  useEffect(() => setMemory(isIdle ? remembered() : undefined), [isIdle]);

  const track = tracks.find(({ key }) => key === memory?.key);
  if (!track || !memory || memory.seconds >= parseTime(track.duration)) return null;
  const { seconds } = memory;

  function goOn(chosen: Track) {
    engine.cue({ track: chosen, seconds });
    engine.choose(chosen);
    // This button is about to go; its track's row is where one goes on.
    document.getElementById(new URL(chosen.href, location.href).hash.slice(1))?.querySelector('button')?.focus();
  }

  return (
    <button type="button" className={styles.continue} onClick={() => goOn(track)}>
      <PlaybackSign sign="play" />
      <span>
        Continue <i>{track.title}</i> at {formatTime(seconds)}
      </span>
    </button>
  );
}
