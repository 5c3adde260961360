import { Keyboard, Link, SkipBack, SkipForward, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import type { AlbumData } from '../../contract/page-data.ts';
import button from '../components/icon-button.module.css';
import { Picture } from '../components/picture.tsx';
import { BarPanel } from './bar-panel.tsx';
import { engine } from './engine.ts';
import { FailureNotice } from './failure-notice.tsx';
import { PlaybackSign, type Sign } from './playback-sign.tsx';
import styles from './player-bar.module.css';
import { handlePlayerKey } from './player-keys.ts';
import { SeekBar } from './seek-bar.tsx';
import { shownTrack } from './snapshot.ts';
import { playerTracks, type TrackAlbum } from './track.ts';
import { usePlayer } from './use-player.ts';
import { VolumeControl } from './volume-control.tsx';

interface PlayerBarProps {
  /** The album of the page. With it the bar is there before anything was chosen. */
  album?: TrackAlbum & Pick<AlbumData, 'cover'>;
}

/** The fixed bar at the foot of the window. */
export function PlayerBar({ album }: PlayerBarProps) {
  const track = usePlayer(shownTrack);
  const isCurrent = usePlayer((player) => player.track !== undefined);
  const status = usePlayer((player) => player.status);
  const isPlaying = usePlayer((player) => player.isPlaying);
  const error = usePlayer((player) => player.error);
  const playButton = useRef<HTMLButtonElement>(null);
  /** What had the focus before the bar. */
  const before = useRef<Element>(null);
  useEffect(() => {
    if (isCurrent) import('./while-listening.ts');
  }, [isCurrent]);

  const cover = track?.cover ?? album?.cover;
  if (!cover || !(isCurrent || album)) return null;

  const isWaiting = status === 'pending' || status === 'buffering';
  const isEmpty = status === 'none' && !track;
  const sign: Sign = isWaiting ? 'waiting' : isPlaying ? 'pause' : 'play';

  function toggle() {
    const [first] = isEmpty && album ? playerTracks(album) : [];
    if (first) engine.choose(first);
    else engine.toggle();
  }

  function tryAgain() {
    engine.retry();
    playButton.current?.focus(); // The button that had the focus is gone.
  }

  /** The bar goes, or loses this button: the focus must not be lost with it. */
  function close() {
    const earlier = before.current?.isConnected ? before.current : document.querySelector('main h1');
    const next = album ? playButton.current : earlier;
    engine.close();
    (next as HTMLElement | null)?.focus({ preventScroll: true });
  }

  return (
    <section
      className={styles.player}
      aria-label="Player"
      data-is-current={isCurrent}
      onKeyDown={(event) => handlePlayerKey(event, engine, toggle)}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <p role="status" className="visually-hidden">
        {isCurrent && `Now playing: ${track?.title}`}
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
        <BarPanel
          id="player-link"
          label="Copy link"
          Icon={Link}
          room="wide"
          isHidden={!track}
          load={() => import('./copy-link.tsx')}
        />
        <BarPanel
          id="player-keys"
          label="Keyboard shortcuts"
          Icon={Keyboard}
          room="wide-with-keys"
          load={() => import('./keys-help.tsx')}
        />
        <VolumeControl />
      </div>
      <button
        type="button"
        className={`${button.icon} ${styles.close}`}
        aria-label="Stop and close"
        data-hidden={isEmpty || undefined}
        onClick={close}
      >
        <X className={styles.icon} strokeWidth={1.4} />
      </button>
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
