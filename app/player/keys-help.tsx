import { Keyboard } from 'lucide-react';
import styles from './keys-help.module.css';
import { playerKeys } from './player-keys.ts';

/** A button that shows which keys work inside the player. */
export function KeysHelp() {
  return (
    <div className={styles.help}>
      <button type="button" className={styles.button} popoverTarget="player-keys" aria-label="Keyboard shortcuts">
        <Keyboard className={styles.icon} strokeWidth={1.4} />
      </button>
      <div id="player-keys" popover="auto" className={styles.panel}>
        <p>While the focus is in the player:</p>
        <dl className={styles.keys}>
          {playerKeys.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
