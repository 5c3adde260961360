import * as messages from 'virtual:messages';
import styles from './keyboard-shortcuts.module.css';
import { seekSeconds } from './seek.ts';

const shortcuts = [
  [messages.spaceKey, messages.playOrPause],
  ['← →', messages.secondsBackOrOn(seekSeconds)],
  ['↑ ↓', messages.louderOrSofter],
  ['n p', messages.nextOrPrevious],
  ['m', messages.mute],
  [messages.digitKeys, messages.toTenthOfTrack],
] as const;

const everywhere = [[messages.searchKeys, messages.goToAnything]] as const;

/** The list of keyboard shortcuts: the player's, and the one that works everywhere. */
export default function KeyboardShortcuts() {
  return (
    <>
      <p>{messages.inPlayer}</p>
      <ShortcutList shortcuts={shortcuts} />
      <p className={styles.everywhere}>{messages.everywhere}</p>
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
