import { useEffect } from 'react';
import { useOnDemand } from '../components/use-on-demand.ts';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { readResumePosition } from './resume-position.ts';
import type { Track } from './track.ts';
import { usePlayer } from './use-player.ts';

/** Controls above the track list: resume at the saved position, until a track is chosen; and play the whole album. */
export function AlbumControls({ tracks }: { tracks: Track[] }) {
  const playsAlbum = usePlayer((player) => player.playsAlbum);
  const isIdle = usePlayer((player) => player.status === 'none');
  const [ContinueListening, loadContinueListening] = useOnDemand(importContinueListening);
  useEffect(() => {
    if (isIdle && readResumePosition()) loadContinueListening();
  }, [isIdle, loadContinueListening]);

  return (
    <div className={styles.controls}>
      {isIdle && ContinueListening && <ContinueListening tracks={tracks} />}
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

const importContinueListening = () => import('./continue-listening.tsx');
