import * as words from 'virtual:words';
import styles from './keyboard-shortcuts.module.css';
import { seekSeconds } from './seek.ts';

const shortcuts = [
  [words.spaceKey, words.playOrPause],
  ['← →', words.secondsBackOrOn(seekSeconds)],
  ['↑ ↓', words.louderOrSofter],
  ['n p', words.nextOrPrevious],
  ['m', words.mute],
  [words.digitKeys, words.toTenthOfTrack],
] as const;

const everywhere = [[words.searchKeys, words.goToAnything]] as const;

/** The list of keyboard shortcuts: the player's, and the one that works everywhere. */
export default function KeyboardShortcuts() {
  return (
    <>
      <p>{words.inPlayer}</p>
      <ShortcutList shortcuts={shortcuts} />
      <p className={styles.everywhere}>{words.everywhere}</p>
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
