import { useEffect } from 'react';
import { useOnDemand } from '../components/use-on-demand.ts';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { remembered } from './memory.ts';
import type { Track } from './track.ts';
import { usePlayer } from './use-player.ts';

/** At the head of the list: to go on where the album was left, while nothing is chosen; and to play through. */
export function AlbumControls({ tracks }: { tracks: Track[] }) {
  const playsAlbum = usePlayer((player) => player.playsAlbum);
  const isIdle = usePlayer((player) => player.status === 'none');
  const [Continue, loadContinue] = useOnDemand(importContinue);
  useEffect(() => {
    if (isIdle && remembered()) loadContinue();
  }, [isIdle, loadContinue]);

  return (
    <div className={styles.controls}>
      {isIdle && Continue && <Continue tracks={tracks} />}
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

const importContinue = () => import('./continue-listening.tsx');
