import { useEffect, useRef, useState } from 'react';
import type { Path, Value } from '../value.ts';
import { useForm } from './form-context.ts';
import { moved } from './values.ts';

/** A list in a form. Its keys stay with their items, so that an item that moves keeps its element, and what is open in it. */
export interface List {
  items: Value[];
  keys: number[];
  /** The keys of items that were added here. */
  added: ReadonlySet<number>;
  add(...items: Value[]): void;
  remove(index: number): void;
  move(from: number, to: number): void;
  /** For the element around the list: the focus returns into it after a change. */
  box: React.RefObject<HTMLDivElement | null>;
}

let lastKey = 0;
const newKeys = (count: number) => Array.from({ length: count }, () => ++lastKey);

/** The items of a list and how they change. A list that may be left out goes with its last item. */
export function useList(
  path: Path,
  value: Value | undefined,
  isOptional: boolean,
  nameOf: (index: number) => string,
): List {
  const { change, say } = useForm();
  const items = Array.isArray(value) ? value : [];
  const [kept, setKeys] = useState<number[]>([]);
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  // After an undo, or a change of the file, nobody knows which item is which.
  const keys = kept.length === items.length ? kept : newKeys(items.length);
  if (keys !== kept) setKeys(keys);

  const box = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    const selector = focusNext.current;
    focusNext.current = undefined;
    if (selector) box.current?.querySelector<HTMLElement>(selector)?.focus();
  });

  const set = (next: Value[], nextKeys: number[]) => {
    setKeys(nextKeys);
    change(path, next.length === 0 && isOptional ? undefined : next);
  };
  return {
    items,
    keys,
    added,
    box,
    add(...more) {
      const moreKeys = newKeys(more.length);
      setAdded(new Set([...added, ...moreKeys]));
      focusNext.current = `[data-key="${moreKeys[0]}"] :is(input, textarea, select)`;
      set([...items, ...more], [...keys, ...moreKeys]);
    },
    remove(index) {
      const name = nameOf(index);
      const neighbour = keys[index + 1] ?? keys[index - 1];
      focusNext.current = neighbour === undefined ? '[data-add]' : `[data-key="${neighbour}"] [data-remove]`;
      set(items.toSpliced(index, 1), keys.toSpliced(index, 1));
      say(`${name} is removed. Undo brings it back.`);
    },
    move(from, to) {
      if (to < 0 || to >= items.length || to === from) return;
      const direction = to < from ? 'up' : 'down';
      const isAtEnd = to === 0 || to === items.length - 1;
      // At the end of the list the button is locked, so the other one gets the focus.
      const button = isAtEnd ? (direction === 'up' ? 'down' : 'up') : direction;
      focusNext.current = `[data-key="${keys[from]}"] [data-move="${button}"]`;
      set(moved(items, from, to), moved(keys, from, to));
      say(`${nameOf(from)} is number ${to + 1} of ${items.length} now.`);
    },
  };
}
