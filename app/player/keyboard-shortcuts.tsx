import styles from './keyboard-shortcuts.module.css';
import { seekSeconds } from './player-keys.ts';

const shortcuts = [
  ['Space', 'Play or pause'],
  ['← →', `${seekSeconds} seconds back or on`],
  ['↑ ↓', 'Louder or softer'],
  ['m', 'Mute'],
  ['0 to 9', 'To a tenth of the track'],
] as const;

const everywhere = [['Ctrl K', 'Go to anything']] as const;

/** The list of keyboard shortcuts: the player's, and the one that works everywhere. */
export default function KeyboardShortcuts() {
  return (
    <>
      <p>While the focus is in the player:</p>
      <ShortcutList shortcuts={shortcuts} />
      <p className={styles.everywhere}>Everywhere:</p>
      <ShortcutList shortcuts={everywhere} />
    </>
  );
}

function ShortcutList({ shortcuts }: { shortcuts: readonly (readonly [keys: string, description: string])[] }) {
  return (
    <dl className={styles.shortcuts}>
      {shortcuts.map(([keys, description]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
