import styles from './keyboard-shortcuts.module.css';
import { seekSeconds } from './player-keys.ts';

const shortcuts = [
  ['Space', 'Play or pause'],
  ['← →', `${seekSeconds} seconds back or on`],
  ['↑ ↓', 'Louder or softer'],
  ['m', 'Mute'],
  ['0 to 9', 'To a tenth of the track'],
] as const;

/** The list of the player's keyboard shortcuts. */
export default function KeyboardShortcuts() {
  return (
    <>
      <p>While the focus is in the player:</p>
      <dl className={styles.shortcuts}>
        {shortcuts.map(([keys, description]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
