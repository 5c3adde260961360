import { useEffect } from 'react';
import { Button } from '../components/button.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { PlaybackIcon, type PlaybackState } from './playback-icon.tsx';
import { readResumePosition } from './resume-position.ts';
import { shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import { usePlayer } from './use-player.ts';

interface AlbumControlsProps {
  title: string;
  tracks: Track[];
}

/** The controls of an album: play; resume at the saved position, until a track is chosen; and play the whole album. */
export function AlbumControls({ title, tracks }: AlbumControlsProps) {
  const playsAlbum = usePlayer((player) => player.playsAlbum);
  const isIdle = usePlayer((player) => player.status === 'none');
  const [ContinueListening, loadContinueListening] = useOnDemand(importContinueListening);
  useEffect(() => {
    if (isIdle && readResumePosition()) loadContinueListening();
  }, [isIdle, loadContinueListening]);

  return (
    <div className={styles.controls}>
      <PlayButton title={title} tracks={tracks} />
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

/** Plays and pauses the album's track that the player shows. If it shows none, plays the first. */
function PlayButton({ title, tracks }: AlbumControlsProps) {
  const isOpen = usePlayer((player) => {
    const shown = player.pending ?? shownTrack(player);
    return tracks.some(({ key }) => key === shown?.key);
  });
  const isPlaying = usePlayer((player) => player.isPlaying) && isOpen;
  const isWaiting = usePlayer(({ status }) => status === 'pending' || status === 'buffering') && isOpen;
  const action = isPlaying || isWaiting ? 'Pause' : 'Play';
  const state: PlaybackState = isWaiting ? 'waiting' : isPlaying ? 'pause' : 'play';
  return (
    <Button
      variant="paper"
      className={styles.play}
      aria-label={`${action} ${title}`}
      onClick={() => (isOpen ? engine.toggle() : engine.choose(tracks[0]!))}
    >
      <PlaybackIcon state={state} />
      {/* An element, because the translation of a browser replaces texts, and the icon changes before it. */}
      <span>{action}</span>
    </Button>
  );
}

const importContinueListening = () => import('./continue-listening.tsx');
