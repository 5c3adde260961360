import * as messages from 'virtual:messages';
import { ArrowLeft, ArrowRight, Captions, CaptionsOff, X } from 'lucide';
import button from '../components/icon-button.module.css';
import { IconButton } from '../components/icon-button.tsx';
import { PlaybackIcon, type PlaybackState } from '../components/playback-icon.tsx';
import { inlineSign } from '../lib/inline-sign.ts';
import { shownTrack } from '../player/snapshot.ts';
import { usePlayer } from '../player/use-player.ts';
import { VolumeControl } from '../player/volume-control.tsx';
import styles from './exhibition-controls.module.css';

interface ControlsProps {
  hasLabel: boolean;
  /** Whether there are several pictures. */
  hasSteps: boolean;
  onStep: (by: -1 | 1) => void;
  onToggle: () => void;
  onToggleLabel: () => void;
  onLeave: () => void;
}

/** The controls of an exhibition. The keyboard can always reach them; exhibition-controls.module.css hides them. */
export function Controls({ hasLabel, hasSteps, onStep, onToggle, onToggleLabel, onLeave }: ControlsProps) {
  const track = usePlayer(shownTrack);
  const pending = usePlayer((player) => player.pending);
  const status = usePlayer((player) => player.status);
  const isPlaying = usePlayer((player) => player.isPlaying);
  const isWaiting = status === 'pending' || status === 'buffering';
  const state: PlaybackState = isWaiting ? 'waiting' : isPlaying ? 'pause' : 'play';
  const back = hasSteps && <IconButton label={messages.previousPicture} icon={ArrowLeft} onClick={() => onStep(-1)} />;
  const on = hasSteps && <IconButton label={messages.nextPicture} icon={ArrowRight} onClick={() => onStep(1)} />;
  // The pictures follow each other in time, which runs to the right in every language (decision 0044).
  const [atStart, atEnd] = inlineSign() === 1 ? [back, on] : [on, back];
  return (
    <div className={styles.controls}>
      <p className={styles.music}>
        {pending
          ? messages.loadingTrack(pending.title)
          : track && (
              <>
                <b>{track.title}</b>
                <span>{track.albumTitle}</span>
              </>
            )}
      </p>
      {atStart}
      <button
        type="button"
        className={`${button.icon} ${styles.play}`}
        aria-label={isPlaying || isWaiting ? messages.pause : messages.play}
        onClick={onToggle}
      >
        <PlaybackIcon state={state} />
      </button>
      {atEnd}
      <div className={styles.volume}>
        <VolumeControl />
      </div>
      <IconButton
        label={messages.label}
        icon={hasLabel ? Captions : CaptionsOff}
        aria-pressed={hasLabel}
        onClick={onToggleLabel}
      />
      <IconButton label={messages.leave} icon={X} onClick={onLeave} />
    </div>
  );
}
