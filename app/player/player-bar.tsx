import { SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AlbumData } from '../../build/views.ts';
import { Picture } from '../components/picture.tsx';
import { engine } from './engine.ts';
import { FailureNotice } from './failure-notice.tsx';
import { KeysHelp } from './keys-help.tsx';
import { connectMediaSession } from './media-session.ts';
import { PlaybackSign, type Sign } from './playback-sign.tsx';
import styles from './player-bar.module.css';
import { handlePlayerKey } from './player-keys.ts';
import { SeekBar } from './seek-bar.tsx';
import { playerTrack, type TrackAlbum } from './track.ts';
import { usePlayer } from './use-player.ts';
import { VolumeControl } from './volume-control.tsx';

interface PlayerBarProps {
  /** The album of the page. With it the bar is there before anything was chosen. */
  album?: TrackAlbum & Pick<AlbumData, 'cover' | 'tracks'>;
}

/** The fixed bar at the foot of the window. */
export function PlayerBar({ album }: PlayerBarProps) {
  const track = usePlayer((player) => player.track);
  const status = usePlayer((player) => player.status);
  const isPlaying = usePlayer((player) => player.isPlaying);
  const error = usePlayer((player) => player.error);
  const playButton = useRef<HTMLButtonElement>(null);
  useEffect(() => connectMediaSession(engine), []);

  const cover = track?.cover ?? album?.cover;
  if (!cover || !(track || album)) return null;

  const isWaiting = status === 'pending' || status === 'buffering';
  const sign: Sign = isWaiting ? 'waiting' : isPlaying ? 'pause' : 'play';

  function toggle() {
    const first = album?.tracks[0];
    if (status === 'none' && album && first) engine.choose(playerTrack(album, first));
    else engine.toggle();
  }

  function tryAgain() {
    engine.retry();
    playButton.current?.focus(); // The button that had the focus is gone.
  }

  return (
    <section
      className={styles.player}
      aria-label="Player"
      data-has-track={track !== undefined}
      onKeyDown={(event) => handlePlayerKey(event, engine, toggle)}
    >
      <p role="status" className="visually-hidden">
        {track && `Now playing: ${track.title}`}
      </p>
      {error && <FailureNotice message={error} onRetry={tryAgain} />}
      <div className={styles.now}>
        <div className={styles.cover}>
          <Picture picture={{ ...cover, alt: '' }} sizes="60px" />
        </div>
        <div className={styles.words}>
          <p className={styles.title}>{track ? track.title : 'Choose a track'}</p>
          {track && <p className={styles.artist}>{track.artist}</p>}
        </div>
      </div>
      <div className={styles.middle}>
        <div className={styles.controls}>
          <Decoration Icon={SkipBack} />
          <button
            ref={playButton}
            type="button"
            className={styles.play}
            aria-label={isPlaying || isWaiting ? 'Pause' : 'Play'}
            onClick={toggle}
          >
            <PlaybackSign sign={sign} />
          </button>
          <Decoration Icon={SkipForward} />
        </div>
        <SeekBar />
      </div>
      <div className={styles.end}>
        <KeysHelp />
        <VolumeControl />
      </div>
    </section>
  );
}

/** Previous and next belong to the picture of a player. Here they are drawn, and do nothing. */
function Decoration({ Icon }: { Icon: typeof SkipBack }) {
  return (
    <span className={styles.decoration} aria-hidden="true">
      <Icon className={styles.icon} strokeWidth={1.4} />
    </span>
  );
}
