import styles from './list.module.css';
import type { List } from './use-list.ts';

interface ItemButtonsProps {
  list: List;
  index: number;
  name: string;
  canRemove?: boolean;
}

/** Moves an item of a list up or down, or removes it. */
export function ItemButtons({ list, index, name, canRemove = true }: ItemButtonsProps) {
  const buttonFor = (word: 'Up' | 'Down', by: 1 | -1) => (
    <button
      type="button"
      className="desk-button"
      aria-label={`${word}: ${name}`}
      data-move={word.toLowerCase()}
      // Not `disabled`: the button would lose the focus, and the next press of the key would hit another one.
      aria-disabled={index + by < 0 || index + by >= list.items.length}
      onClick={(event) => list.step(index, by, event)}
    >
      {word}
    </button>
  );
  return (
    <span className={styles.buttons}>
      {buttonFor('Up', -1)}
      {buttonFor('Down', 1)}
      {canRemove && (
        <button
          type="button"
          className="desk-button"
          aria-label={`Remove: ${name}`}
          data-remove
          onClick={() => list.remove(index)}
        >
          Remove
        </button>
      )}
    </span>
  );
}
