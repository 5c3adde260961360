import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Path, Value } from '../value.ts';
import type { Next } from './draft.ts';
import { useForm } from './form-context.ts';
import { keysOf, newKeys, withKeys } from './list-keys.ts';
import { moved } from './values.ts';

/** A list in a form. Its keys stay with their items, so that an item that moves keeps its element, and what is open in it. */
export interface List {
  items: Value[];
  keys: number[];
  /** The key of the item that was added last by its button. */
  begun: number | undefined;
  /** Adds an empty item, and moves the focus into it. */
  add(item: Value): void;
  /**
   * Adds items that took a while, at the place that the list has by then. `change` may change all items in the same step, but
   * neither their number nor their order; `also` changes other values with them. The focus stays where it is.
   */
  addLater(items: Value[], path: Path, change: (all: Value[]) => Value[], also: [Path, Next][]): void;
  remove(index: number): void;
  /** Moves an item one place up or down, for a press of its button. */
  step(index: number, by: 1 | -1, press: MouseEvent): void;
  move(from: number, to: number): void;
  /** For the element around the list: the focus returns into it after a change. */
  box: React.RefObject<HTMLDivElement | null>;
}

/** The items of a list and how they change. A list that may be left out goes with its last item. */
export function useList(
  path: Path,
  value: Value | undefined,
  isOptional: boolean,
  nameOf: (index: number) => string,
): List {
  const { change, say } = useForm();
  const items = itemsOf(value);
  const keys = keysOf(items);
  const [begun, setBegun] = useState<number>();
  const { box, focusNext } = useFocusInBox();
  const itemToStep = useItemToStep(keys);

  /** Changes the latest list, which may be newer than the rendered one. */
  const set = (place: Path, edit: (items: Value[]) => Value[], also: [Path, Next][] = []) =>
    change(
      place,
      (current) => {
        const next = edit(itemsOf(current));
        return next.length === 0 && isOptional ? undefined : next;
      },
      also,
    );
  const append = (place: Path, more: Value[], edit = (all: Value[]) => all, also: [Path, Next][] = []) => {
    const moreKeys = newKeys(more.length);
    set(place, (list) => withKeys(edit([...list, ...more]), [...keysOf(list), ...moreKeys]), also);
    return moreKeys;
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    focusNext.current = `[data-key="${keys[from]}"] [data-move="${to < from ? 'up' : 'down'}"]`;
    set(path, (list) => withKeys(moved(list, from, to), moved(keysOf(list), from, to)));
    say(`${nameOf(from)} is number ${to + 1} of ${items.length} now.`);
  };
  return {
    items,
    keys,
    begun,
    box,
    add(item) {
      const [key] = append(path, [item]);
      setBegun(key);
      focusNext.current = `[data-key="${key}"] :is(input, textarea, select)`;
    },
    addLater: (more, place, change, also) => void append(place, more, change, also),
    remove(index) {
      const name = nameOf(index);
      const neighbour = keys[index + 1] ?? keys[index - 1];
      focusNext.current = neighbour === undefined ? '[data-add]' : `[data-key="${neighbour}"] [data-remove]`;
      set(path, (list) => withKeys(list.toSpliced(index, 1), keysOf(list).toSpliced(index, 1)));
      say(`${name} is removed. Undo brings it back.`);
    },
    step(index, by, press) {
      const from = itemToStep(index, by, press);
      if (from !== -1) move(from, from + by);
    },
    move,
  };
}

/** An element, and the selector of the control in it that gets the focus after the next render. */
function useFocusInBox() {
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    const selector = focusNext.current;
    focusNext.current = undefined;
    const control = selector && box.current?.querySelector<HTMLElement>(selector);
    if (!control) return;
    control.focus();
    // A new entry may begin below the edge, and its sentences are below its fields.
    if (control.closest('[data-key]') && !control.closest('[data-move], [data-remove]'))
      control.scrollIntoView({ block: 'center' });
  });
  return { box, focusNext };
}

/** Returns the index of the item that a press of a button moves, or -1. */
function useItemToStep(keys: number[]) {
  const lastStep = useRef<{ key: number; by: number; press: MouseEvent }>(undefined);
  return (index: number, by: number, press: MouseEvent): number => {
    const last = lastStep.current;
    // After a press the neighbour is below the pointer. A second press there means the item that has just moved.
    const isAgain = last?.by === by && isSameSpot(last.press, press);
    const from = isAgain ? keys.indexOf(last.key) : index;
    if (from !== -1) lastStep.current = { key: keys[from]!, by, press };
    return from;
  };
}

const samePressMs = 2000;

/** Whether a pointer pressed twice without moving. Keys have no spot: the focus follows the item. */
const isSameSpot = (first: MouseEvent, second: MouseEvent): boolean =>
  second.detail > 0 &&
  first.clientX === second.clientX &&
  first.clientY === second.clientY &&
  second.timeStamp - first.timeStamp < samePressMs;

const itemsOf = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);
