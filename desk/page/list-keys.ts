import { nameOfItem } from '../labels.ts';
import { isFields, type Path, type Value, valueAt } from '../value.ts';

/* Every item of a list has a key, which it keeps when it moves or changes, and gets back after an Undo. */

const keysOfLists = new WeakMap<Value[], number[]>();
let lastKey = 0;

/** Keys that no item has yet. */
export const newKeys = (count: number): number[] => Array.from({ length: count }, () => ++lastKey);

/** The keys of the items of a list, in their order. */
export function keysOf(list: Value[]): number[] {
  const known = keysOfLists.get(list);
  if (known) return known;
  const keys = newKeys(list.length);
  keysOfLists.set(list, keys);
  return keys;
}

/** Gives the items of a new list these keys. Returns the list. */
export function withKeys(list: Value[], keys: number[]): Value[] {
  keysOfLists.set(list, keys);
  return list;
}

/**
 * Gives the items of a value the keys that they have in another version of it. Items of one id or name are the same; with
 * `byPlace` also those at the same place, for two versions of which one was made of the other by one change.
 */
export function inheritKeys(from: Value | undefined, to: Value | undefined, byPlace = false): void {
  if (Array.isArray(from) && Array.isArray(to)) {
    const left = new Set(from.keys());
    const claim = (isIt: (old: number) => boolean): number | undefined => {
      const old = [...left].find(isIt);
      if (old !== undefined) left.delete(old);
      return old;
    };
    const byName = to.map((item, index) => claim((old) => identityOf(from[old]!, old) === identityOf(item, index)));
    const olds = byName.map((old, index) => old ?? (byPlace ? claim((other) => other === index) : undefined));
    for (const [index, old] of olds.entries()) if (old !== undefined) inheritKeys(from[old], to[index], byPlace);
    withKeys(
      to,
      olds.map((old) => (old === undefined ? newKeys(1)[0]! : keysOf(from)[old]!)),
    );
  } else if (isFields(from) && isFields(to)) {
    for (const [name, inner] of Object.entries(to)) inheritKeys(from[name], inner, byPlace);
  }
}

const identityOf = (item: Value, index: number): string =>
  isFields(item) && typeof item.id === 'string' ? item.id : nameOfItem(item, index);

/** The place of a value, with keys instead of the numbers of items. */
type KeyedPath = (string | { key: number })[];

/** Describes the place of a value so that `pathOf` finds it after items have moved. */
export function keyedPath(value: Value | undefined, path: Path): KeyedPath {
  let inner = value;
  return path.map((step) => {
    const list = inner;
    inner = valueAt(inner, [step]);
    return typeof step === 'number' && Array.isArray(list) ? { key: keysOf(list)[step]! } : String(step);
  });
}

/** Where the value is now. Undefined if an item around it is not there any more. */
export function pathOf(value: Value | undefined, keyed: KeyedPath): Path | undefined {
  const path: Path = [];
  let inner = value;
  for (const step of keyed) {
    const next = typeof step === 'string' ? step : Array.isArray(inner) ? keysOf(inner).indexOf(step.key) : -1;
    if (next === -1) return undefined;
    path.push(next);
    inner = valueAt(inner, [next]);
  }
  return path;
}

/** Returns a copy with `next` at a path; undefined removes a field. Objects that are not on the path are shared. */
export function withValueAt(value: Value | undefined, [step, ...rest]: Path, next: Value | undefined): Value {
  if (step === undefined) return next ?? null;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : [];
    return withKeys(list.with(step, withValueAt(list[step], rest, next)), keysOf(list));
  }
  const fields = isFields(value) ? value : {};
  if (rest.length === 0 && next === undefined) {
    const { [step]: _, ...others } = fields;
    return others;
  }
  return { ...fields, [step]: withValueAt(fields[step], rest, next) };
}
