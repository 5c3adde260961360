import { useEffect } from 'react';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { remembered } from './memory.ts';
import type { Track } from './track.ts';
import { useOnDemand } from './use-on-demand.ts';
import { usePlayer } from './use-player.ts';

/** At the head of the list: to go on where the album was left, while nothing is chosen; and to play through. */
export function AlbumControls({ tracks }: { tracks: Track[] }) {
  const playsAlbum = usePlayer((player) => player.playsAlbum);
  const isIdle = usePlayer((player) => player.status === 'none');
  const [Continue, ask] = useOnDemand<{ tracks: Track[] }>(() => import('./continue-listening.tsx'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: ask is a new function at each rendering.
  useEffect(() => {
    if (isIdle && remembered()) ask();
  }, [isIdle]);

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
