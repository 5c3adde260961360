import styles from './list.module.css';
import type { List } from './use-list.ts';

/** Moves an item of a list up or down, or removes it. */
export function ItemButtons({ list, index, name }: { list: List; index: number; name: string }) {
  const described = <span className="visually-hidden">: {name}</span>;
  return (
    <span className={styles.buttons}>
      <button
        type="button"
        className="desk-button"
        data-move="up"
        disabled={index === 0}
        onClick={() => list.move(index, index - 1)}
      >
        Up{described}
      </button>
      <button
        type="button"
        className="desk-button"
        data-move="down"
        disabled={index === list.items.length - 1}
        onClick={() => list.move(index, index + 1)}
      >
        Down{described}
      </button>
      <button type="button" className="desk-button" data-remove onClick={() => list.remove(index)}>
        Remove{described}
      </button>
    </span>
  );
}
