import { Keyboard, Link, SkipBack, SkipForward, X } from 'lucide';
import { type FocusEvent, useEffect, useRef } from 'react';
import type { Page } from '../../contract/page.ts';
import type { IconData } from '../../contract/page-data.ts';
import { Icon } from '../components/icon.tsx';
import button from '../components/icon-button.module.css';
import { Picture } from '../components/picture.tsx';
import { focusHeading } from '../navigation/focus.ts';
import { BarPanel } from './bar-panel.tsx';
import { engine } from './engine.ts';
import { FailureNotice } from './failure-notice.tsx';
import { PlaybackIcon, type PlaybackState } from './playback-icon.tsx';
import styles from './player-bar.module.css';
import { handlePlayerKey } from './player-keys.ts';
import { SeekBar } from './seek-bar.tsx';
import { shownTrack } from './snapshot.ts';
import { playerTracks } from './track.ts';
import { usePlayer } from './use-player.ts';
import { VolumeControl } from './volume-control.tsx';

interface PlayerBarProps {
  /** The open page. On an album's page the bar is there before a track was chosen. */
  page: Page | undefined;
}

/** The fixed bar at the foot of the window. */
export function PlayerBar({ page }: PlayerBarProps) {
  const album = page?.view === 'album' ? page.data : undefined;
  const track = usePlayer(shownTrack);
  const isCurrent = usePlayer((player) => player.track !== undefined);
  const status = usePlayer((player) => player.status);
  const isPlaying = usePlayer((player) => player.isPlaying);
  const error = usePlayer((player) => player.error);
  const playButton = useRef<HTMLButtonElement>(null);
  /** What had the focus before the bar. */
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCurrent) import('./while-listening.ts');
  }, [isCurrent]);

  const cover = track?.cover ?? album?.cover;
  if (!cover || !(isCurrent || album)) return null;

  const isWaiting = status === 'pending' || status === 'buffering';
  const isEmpty = status === 'none' && !track;
  const state: PlaybackState = isWaiting ? 'waiting' : isPlaying ? 'pause' : 'play';

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
    engine.close();
    const next = album ? playButton.current : before.current;
    if (next?.isConnected) next.focus({ preventScroll: true });
    else focusHeading();
  }

  return (
    <section
      className={styles.player}
      aria-label="Player"
      data-is-current={isCurrent}
      onKeyDown={(event) => handlePlayerKey(event, engine, toggle)}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
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
          <Decoration icon={SkipBack} />
          <button
            ref={playButton}
            type="button"
            className={styles.play}
            aria-label={isPlaying || isWaiting ? 'Pause' : 'Play'}
            onClick={toggle}
          >
            <PlaybackIcon state={state} />
          </button>
          <Decoration icon={SkipForward} />
        </div>
        <SeekBar />
      </div>
      <div className={styles.end}>
        <BarPanel id="player-link" label="Copy link" icon={Link} room="wide" isHidden={!track} load={importCopyLink} />
        <BarPanel
          id="player-keys"
          label="Keyboard shortcuts"
          icon={Keyboard}
          room="wide-with-keys"
          load={importKeysHelp}
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
        <Icon icon={X} className={styles.icon} strokeWidth={1.4} />
      </button>
    </section>
  );
}

/** Previous and next belong to the picture of a player. Here they are drawn, and do nothing. */
function Decoration({ icon }: { icon: IconData }) {
  return (
    <span className={styles.decoration} aria-hidden="true">
      <Icon icon={icon} className={styles.icon} strokeWidth={1.4} />
    </span>
  );
}

const importCopyLink = () => import('./copy-track-link.tsx');
const importKeysHelp = () => import('./keys-help.tsx');
