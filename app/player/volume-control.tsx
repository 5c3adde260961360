import * as messages from 'virtual:messages';
import { Volume2, VolumeX } from 'lucide';
import { useMemo } from 'react';
import { Icon } from '../components/icon.tsx';
import button from '../components/icon-button.module.css';
import { Range } from '../components/range.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { engine } from './engine.ts';
import { isSilent } from './snapshot.ts';
import { usePlayer } from './use-player.ts';
import styles from './volume-control.module.css';

/** The step of the slider and of the player's keys. The volume is 0 to 1. */
export const volumeStep = 0.1;

/** The mute button, and a slider in browsers that let a page set the volume. */
export function VolumeControl() {
  const volume = usePlayer((player) => player.volume);
  const isMuted = usePlayer((player) => isSilent(player));
  const isHydrated = useHydrated();
  const hasVolume = useMemo(() => !isHydrated || canSetVolume(), [isHydrated]);

  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={button.icon}
        aria-label={isMuted ? messages.unmute : messages.mute}
        onClick={() => engine.setMuted(!isMuted)}
      >
        <Icon icon={isMuted ? VolumeX : Volume2} isDirected strokeWidth={1.4} />
      </button>
      {hasVolume && (
        <div className={styles.range} data-muted={isMuted}>
          <Range
            aria-label={messages.volume}
            aria-valuetext={isMuted && volume > 0 ? messages.muted : `${Math.round(volume * 100)} %`}
            value={volume}
            min={0}
            max={1}
            step={volumeStep}
            onSlide={(next) => {
              engine.setVolume(next);
              if (next > 0) engine.setMuted(false);
            }}
            data-keeps-arrows // player-keys.ts leaves the arrow keys to this slider.
          />
        </div>
      )}
    </div>
  );
}

/** On iPhones and iPads, only the hardware buttons can set the volume. */
function canSetVolume(): boolean {
  const audio = new Audio();
  audio.volume = 0.5;
  return audio.volume === 0.5;
}
