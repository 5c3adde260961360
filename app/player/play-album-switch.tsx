import * as messages from 'virtual:messages';
import { useId } from 'react';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import styles from './album-controls.module.css';
import { engine } from './engine.ts';
import { usePlayer } from './use-player.ts';

/** The switch that lets the next track of the album follow. */
export function PlayAlbumSwitch() {
  const playsAlbum = usePlayer((player) => player.playsAlbum);
  const hint = useId();
  return (
    <label className={styles.switch} {...inInterfaceLanguage}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={playsAlbum}
        aria-describedby={hint}
        checked={playsAlbum}
        onChange={({ target }) => engine.setPlaysAlbum(target.checked)}
      />
      <span>
        {messages.playAlbum}{' '}
        <span id={hint} aria-hidden="true">
          {messages.continueWithNext}
        </span>
      </span>
    </label>
  );
}
