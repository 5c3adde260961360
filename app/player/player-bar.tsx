import * as messages from 'virtual:messages';
import { Keyboard, Link, SkipBack, SkipForward, X } from 'lucide';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { dataOf, type ShownPage } from '../../contract/page.ts';
import type { IconData } from '../../contract/page-data.ts';
import type { AlbumData } from '../../pages/album/page.ts';
import { Icon } from '../components/icon.tsx';
import button from '../components/icon-button.module.css';
import { Picture } from '../components/picture.tsx';
import { PlaybackIcon, type PlaybackState } from '../components/playback-icon.tsx';
import { useOverlayPart } from '../components/use-overlay-part.ts';
import { focusHeading } from '../navigation/focus.ts';
import { BarPanel } from './bar-panel.tsx';
import { coverOnAlbum } from './cover-sizes.ts';
import { engine } from './engine.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './player-bar.module.css';
import type { handlePlayerKey } from './player-keys.ts';
import { SeekBar } from './seek-bar.tsx';
import { SkipToPlayer } from './skip-to-player.tsx';
import { shownTrack } from './snapshot.ts';
import { albumTracks, type Track } from './track.ts';
import { usePlayer } from './use-player.ts';
import { VolumeControl } from './volume-control.tsx';

/** A longer way up over the track opens the sheet. */
const swipePx = 24;

/** The player bar, fixed to the bottom of the viewport. On an album's page it is there even before a track is chosen. */
export function PlayerBar({ page }: { page: ShownPage | undefined }) {
  const album = page && dataOf<AlbumData>(page, 'album');
  const track = usePlayer(shownTrack);
  const isCurrent = usePlayer((player) => player.track !== undefined);
  const status = usePlayer((player) => player.status);
  const isPlaying = usePlayer((player) => player.isPlaying);
  const error = usePlayer((player) => player.error);
  const failed = usePlayer((player) => player.failed);
  const pending = usePlayer((player) => player.pending);
  const playButton = useRef<HTMLButtonElement>(null);
  const handleKey = usePlayerKeys();
  const { previousFocus, onFocus } = usePreviousFocus();
  const sheet = useSheet(track);
  useEffect(() => {
    if (isCurrent) import('./on-first-play.ts').catch(() => {}); // The recording plays without it.
  }, [isCurrent]);

  const cover = isCurrent || album ? (track?.cover ?? album?.cover) : undefined;
  useMark(cover !== undefined, error !== undefined);
  if (!cover) return null;

  const isWaiting = status === 'pending' || status === 'buffering';
  const isEmpty = !track && !pending;
  const state: PlaybackState = isWaiting ? 'waiting' : isPlaying ? 'pause' : 'play';

  function toggle() {
    const [first] = isEmpty && album ? albumTracks(album) : [];
    if (first) engine.choose(first);
    else engine.toggle();
  }

  function retry() {
    engine.retry();
    playButton.current?.focus(); // The focused retry button is removed.
  }

  /** Moves the focus too, because this button disappears, perhaps with the whole bar. */
  function close() {
    engine.close();
    const next = album ? playButton.current : previousFocus.current;
    if (next?.isConnected) next.focus({ preventScroll: true });
    else focusHeading();
  }

  return (
    <section
      id="_player"
      className={styles.player}
      aria-label={messages.player}
      tabIndex={-1}
      data-is-current={isCurrent}
      data-empty={isEmpty || undefined}
      onKeyDown={(event) => handleKey.current?.(event, engine, toggle)}
      onFocus={onFocus}
    >
      <p role="status" className="visually-hidden">
        {isPlaying ? messages.nowPlaying(track!.title) : failed?.title}
      </p>
      {error && <FailureNotice title={failed?.title} message={error} onRetry={retry} />}
      <div className={styles.track}>
        <div className={styles.cover}>
          {/* An album's page shows its cover too: the browser loads one file for both. */}
          <Picture picture={{ ...cover, alt: '' }} sizes={album ? coverOnAlbum : '60px'} />
        </div>
        <Titles track={track} pending={pending} />
        {track && <SheetButton title={track.title} open={sheet.open} />}
        {sheet.isOpen && sheet.Part && track && (
          <sheet.Part track={track} state={state} close={sheet.close} onToggle={toggle} onStop={close} />
        )}
      </div>
      <div className={styles.middle}>
        <Controls ref={playButton} state={state} onToggle={toggle} />
        <SeekBar />
      </div>
      <div className={styles.tools}>
        <BarPanel id="_player-link" label={messages.copyLink} icon={Link} isHidden={!track} load={importCopyLink} />
        <BarPanel
          id="_player-keys"
          label={messages.keyboardShortcuts}
          icon={Keyboard}
          needsKeyboard
          load={importKeyboardShortcuts}
        />
        <VolumeControl />
      </div>
      <button
        type="button"
        className={`${button.icon} ${styles.close}`}
        aria-label={messages.stopAndClose}
        data-hidden={isEmpty || undefined}
        onClick={close}
      >
        <Icon icon={X} strokeWidth={1.4} />
      </button>
    </section>
  );
}

/**
 * Marks the document as long as the bar is there, so that others make room for it. An attribute, because with :has() the
 * browser would restyle the page for each new element.
 */
function useMark(isShown: boolean, hasFailed: boolean) {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    dataset.player = hasFailed ? 'failed' : '';
    return () => void delete dataset.player;
  }, [isShown, hasFailed]);
}

/** The handler of keys in the bar. It loads after the page, because nobody presses a key in the bar as soon as it appears. */
function usePlayerKeys() {
  const handleKey = useRef<typeof handlePlayerKey>(undefined);
  useEffect(() => {
    import('./player-keys.ts')
      .then((keys) => {
        handleKey.current = keys.handlePlayerKey;
      })
      .catch(() => {}); // The buttons do the same.
  }, []);
  return handleKey;
}

/** The element of the page that had the focus before the bar, of which `onFocus` takes note. */
function usePreviousFocus() {
  const previousFocus = useRef<HTMLElement>(null);
  return {
    previousFocus,
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return;
      // The skip link disappears with the player.
      const wasOnPage = relatedTarget instanceof HTMLElement && !relatedTarget.matches('[href="#_player"]');
      previousFocus.current = wasOnPage ? relatedTarget : null;
    },
  };
}

/** The sheet of phones. It closes after a reload or Forward, because nothing plays that it could show. */
function useSheet(track: Track | undefined) {
  const sheet = useOverlayPart('now-playing', importNowPlaying);
  const { close } = sheet;
  const isEmpty = sheet.isOpen && !track;
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty, close]);
  return sheet;
}

/** The title of the track, or the track that is loading. The whole is a link to the track. */
function Titles({ track, pending }: { track: Track | undefined; pending: Track | undefined }) {
  return (
    <>
      <div className={styles.text}>
        <p className={styles.title}>{track ? track.title : messages.chooseTrack}</p>
        {pending ? (
          <p className={styles.artist} aria-hidden="true">
            {messages.loadingTrack(pending.title)}
          </p>
        ) : (
          track && <p className={styles.artist}>{track.artist}</p>
        )}
      </div>
      {/* biome-ignore lint/a11y/useAnchorContent: its content lies below it. */}
      {track && <a href={track.href} aria-label={track.title} />}
    </>
  );
}

/** Opens the sheet by a press, or by a way up over the track. */
function SheetButton({ title, open }: { title: string; open: () => void }) {
  const start = useRef(0);
  return (
    <button
      type="button"
      aria-label={title}
      aria-haspopup="dialog"
      onClick={open}
      onPointerDown={({ clientY }) => {
        start.current = clientY;
      }}
      onPointerUp={({ clientY }) => {
        if (start.current - clientY > swipePx) open();
      }}
    />
  );
}

interface ControlsProps {
  /** The button. */
  ref: RefObject<HTMLButtonElement | null>;
  state: PlaybackState;
  onToggle: () => void;
}

function Controls({ ref, state, onToggle }: ControlsProps) {
  return (
    <div className={styles.controls} dir="ltr">
      <DecorativeIcon icon={SkipBack} />
      <button
        ref={ref}
        type="button"
        data-needs="recording"
        className={styles.play}
        aria-label={state === 'play' ? messages.play : messages.pause}
        onClick={onToggle}
      >
        <PlaybackIcon state={state} />
      </button>
      <DecorativeIcon icon={SkipForward} />
    </div>
  );
}

/** The icons for previous and next are decorative. They have no function. */
function DecorativeIcon({ icon }: { icon: IconData }) {
  return (
    <span className={styles.decorative} aria-hidden="true">
      <Icon icon={icon} strokeWidth={1.4} />
    </span>
  );
}

PlayerBar.SkipLink = SkipToPlayer;

const importNowPlaying = () => import('./now-playing.tsx');
const importCopyLink = () => import('./copy-track-link.tsx');
const importKeyboardShortcuts = () => import('./keyboard-shortcuts.tsx');
