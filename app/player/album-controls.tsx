import * as messages from 'virtual:messages';
import { type ReactNode, useEffect } from 'react';
import button from '../components/button.module.css';
import { PlaybackIcon } from '../components/playback-icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { PlayAlbumSwitch } from './play-album-switch.tsx';
import { playTitle } from './play-title.ts';
import { readResumePosition } from './resume-position.ts';
import { shownTrack } from './snapshot.ts';
import type { Track } from './track.ts';
import { usePlayer } from './use-player.ts';

interface AlbumControlsProps {
  title: string;
  tracks: Track[];
}

/** The controls of an album: play, resume at the saved position until a track is chosen, play the whole album, others. */
export function AlbumControls({ title, tracks, children }: AlbumControlsProps & { children: ReactNode }) {
  const isIdle = usePlayer((player) => player.status === 'none');
  const [ContinueListening, loadContinueListening] = useOnDemand(importContinueListening);
  useEffect(() => {
    if (isIdle && readResumePosition()) loadContinueListening();
  }, [isIdle, loadContinueListening]);

  return (
    <div className={styles.controls}>
      <PlayButton title={title} tracks={tracks} />
      {isIdle && ContinueListening && <ContinueListening tracks={tracks} />}
      <PlayAlbumSwitch />
      {children}
    </div>
  );
}

/** Plays the album from its track that the player shows, or from the first, and to its last one. Pauses it. */
function PlayButton({ title, tracks }: AlbumControlsProps) {
  const shown = usePlayer((player) => {
    const key = (player.pending ?? shownTrack(player))?.key;
    return tracks.find((track) => track.key === key);
  });
  const isPlaying = usePlayer((player) => player.isPlaying) && shown !== undefined;

  function toggle() {
    if (!isPlaying) engine.setPlaysAlbum(true);
    engine.choose(shown ?? tracks[0]!);
  }

  return (
    <button
      type="button"
      data-needs="recording"
      className={`${button.button} ${styles.play}`}
      {...inInterfaceLanguage}
      data-variant="paper"
      aria-label={playTitle(isPlaying, title)}
      onClick={toggle}
    >
      <PlaybackIcon state={isPlaying ? 'pause' : 'play'} />
      <span>{isPlaying ? messages.pause : messages.play}</span>
    </button>
  );
}

const importContinueListening = () => import('./continue-listening.tsx');
