import styles from './keys-help.module.css';
import { seekSeconds } from './player-keys.ts';

const keys = [
  ['Space', 'Play or pause'],
  ['← →', `${seekSeconds} seconds back or on`],
  ['↑ ↓', 'Louder or softer'],
  ['m', 'Mute'],
  ['0 to 9', 'To a tenth of the track'],
] as const;

/** Which keys work inside the player. */
export default function KeysHelp() {
  return (
    <>
      <p>While the focus is in the player:</p>
      <dl className={styles.keys}>
        {keys.map(([names, meaning]) => (
          <div key={names}>
            <dt>{names}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
