import styles from './list.module.css';
import type { List } from './use-list.ts';

/** Moves an item of a list up or down, or removes it. */
export function ItemButtons({ list, index, name }: { list: List; index: number; name: string }) {
  return (
    <span className={styles.buttons}>
      <button
        type="button"
        className="desk-button"
        aria-label={`Up: ${name}`}
        data-move="up"
        disabled={index === 0}
        onClick={() => list.move(index, index - 1)}
      >
        Up
      </button>
      <button
        type="button"
        className="desk-button"
        aria-label={`Down: ${name}`}
        data-move="down"
        disabled={index === list.items.length - 1}
        onClick={() => list.move(index, index + 1)}
      >
        Down
      </button>
      <button
        type="button"
        className="desk-button"
        aria-label={`Remove: ${name}`}
        data-remove
        onClick={() => list.remove(index)}
      >
        Remove
      </button>
    </span>
  );
}
