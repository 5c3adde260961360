import * as messages from 'virtual:messages';
import { ChevronDown, SkipBack, SkipForward } from 'lucide';
import { type TouchEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import button from '../components/icon-button.module.css';
import { Picture } from '../components/picture.tsx';
import { PlaybackIcon, type PlaybackState } from '../components/playback-icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { sizesOf } from '../lib/breakpoints.ts';
import { openModal } from '../navigation/focus.ts';
import { engine } from './engine.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './now-playing.module.css';
import { PlayAlbumSwitch } from './play-album-switch.tsx';
import { SeekBar } from './seek-bar.tsx';
import { TimedLines } from './timed-lines.tsx';
import type { Track } from './track.ts';
import { usePlayer } from './use-player.ts';
import { VolumeControl } from './volume-control.tsx';

/** A longer way down closes the sheet. */
const swipePx = 80;

interface NowPlayingProps {
  track: Track;
  /** What Play shows. */
  state: PlaybackState;
  close: () => void;
  onToggle: () => void;
  onStop: () => void;
}

/** The sheet of the player bar on phones: the track at the size of the screen, with all that the bar has no room for. */
export default function NowPlaying({ track, state, close, onToggle, onStop }: NowPlayingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pending, failed, error, isPlaying } = usePlayer((player) => player);
  const swipe = useSwipeDown(dialog, close);
  const [CopyTrackLink, loadCopyLink] = useOnDemand(importCopyLink);
  useEffect(() => void loadCopyLink(), [loadCopyLink]);

  useLayoutEffect(() => openModal(dialog.current!), []);

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="_now-playing" onClose={close} {...swipe}>
      <button type="button" className={`${button.icon} ${styles.down}`} aria-label={messages.close} onClick={close}>
        <Icon icon={ChevronDown} strokeWidth={1.4} />
      </button>
      <div className={styles.cover}>
        <Picture picture={track.cover} sizes={sizesOf({ small: '24rem' }, '100vw')} />
      </div>
      <div className={styles.track}>
        <h2 id="_now-playing" className={styles.title}>
          {track.title}
        </h2>
        <p className={styles.album}>
          {pending ? (
            messages.loadingTrack(pending.title)
          ) : (
            <>
              {track.artist} · <a href={track.href}>{track.albumTitle}</a>
            </>
          )}
        </p>
        {error && <FailureNotice title={failed?.title} message={error} onRetry={engine.retry} />}
        <SeekBar />
        <div className={styles.controls} dir="ltr">
          <Icon icon={SkipBack} strokeWidth={1.4} />
          <button
            type="button"
            className={styles.play}
            aria-label={state === 'play' ? messages.play : messages.pause}
            onClick={onToggle}
          >
            <PlaybackIcon state={state} />
          </button>
          <Icon icon={SkipForward} strokeWidth={1.4} />
        </div>
        <VolumeControl />
      </div>
      <div className={styles.more}>
        {track.timedText && (
          <details open>
            <summary>{track.timedText.title}</summary>
            <TimedLines key={track.key} timedText={track.timedText} track={track} isCopy />
          </details>
        )}
        {track.next && <UpNext first={track.next} />}
        {CopyTrackLink && <CopyTrackLink />}
        <button
          type="button"
          className={styles.stop}
          onClick={() => {
            dialog.current!.close(); // Or the focus could not leave it.
            onStop();
          }}
        >
          {messages.stopAndClose}
        </button>
      </div>
      <p role="status" className="visually-hidden">
        {isPlaying ? messages.nowPlaying(track.title) : failed?.title}
      </p>
      <p role="status" className="visually-hidden" data-announcer />
    </dialog>
  );
}

/** The tracks that follow in the album, and the switch that lets them play. */
function UpNext({ first }: { first: Track }) {
  const tracks: Track[] = [];
  for (let track: Track | undefined = first; track; track = track.next) tracks.push(track);
  return (
    <section className={styles.next} aria-labelledby="_up-next">
      <h3 id="_up-next">{messages.upNext}</h3>
      <PlayAlbumSwitch />
      <ol>
        {tracks.map((track) => (
          <li key={track.key}>
            <button type="button" onClick={() => engine.choose(track)}>
              <span>{track.title}</span>
              <span>{track.duration}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Lets the sheet follow a finger down from its top, and closes it after a long way. Touch events come during a scroll too. */
function useSwipeDown(sheet: { current: HTMLDialogElement | null }, close: () => void) {
  const start = useRef<number>(undefined);
  const move = (byPx: number) => {
    sheet.current!.style.translate = byPx > 0 ? `0 ${byPx}px` : '';
  };
  const way = ({ changedTouches }: TouchEvent) => changedTouches[0]!.clientY - start.current!;
  return {
    onTouchStart({ target, touches }: TouchEvent) {
      const isScrolling = sheet.current!.scrollTop > 0 || (target as Element).closest('ol, input');
      start.current = isScrolling || touches.length > 1 ? undefined : touches[0]!.clientY;
    },
    onTouchMove(event: TouchEvent) {
      if (start.current !== undefined) move(sheet.current!.scrollTop > 0 ? 0 : way(event));
    },
    onTouchEnd(event: TouchEvent) {
      if (start.current === undefined) return;
      if (sheet.current!.scrollTop <= 0 && way(event) > swipePx) close();
      else move(0);
    },
    onTouchCancel: () => move(0),
  };
}

const importCopyLink = () => import('./copy-track-link.tsx');
