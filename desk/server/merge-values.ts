import { isDeepStrictEqual } from 'node:util';
import { matchItems } from '../match-items.ts';
import { type Fields, isFields, type Path, type Value } from '../value.ts';

/** A value that two people have changed. Undefined: it is taken out. */
export interface Clash {
  path: Path;
  mine: Value | undefined;
  theirs: Value | undefined;
}

/**
 * Brings two versions of a record together: each field that only one of them has changed is taken from it. A field that both have
 * changed has the value of `theirs`, and is in the list of clashes.
 */
export function mergeValues(base: Value, mine: Value, theirs: Value): { value: Value; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const merge = (
    old: Value | undefined,
    mine: Value | undefined,
    theirs: Value | undefined,
    path: Path,
  ): Value | undefined => {
    if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(old, mine)) return theirs;
    if (isDeepStrictEqual(old, theirs)) return mine;
    if (isFields(mine) && isFields(theirs)) return mergeFields(isFields(old) ? old : {}, mine, theirs, path);
    if (isRecords(mine) && isRecords(theirs)) return mergeLists(isRecords(old) ? old : [], mine, theirs, path);
    clashes.push({ path, mine, theirs });
    return theirs;
  };
  const mergeFields = (old: Fields, mine: Fields, theirs: Fields, path: Path): Fields => {
    const keys = Object.keys({ ...theirs, ...mine });
    const entries = keys.map((key) => [key, merge(old[key], mine[key], theirs[key], [...path, key])] as const);
    return Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  };
  const mergeLists = (old: Fields[], mine: Fields[], theirs: Fields[], path: Path): Fields[] => {
    const [inMine, inTheirs] = [partners(old, mine), partners(old, theirs)];
    // An entry that both have added: the same, or one with the same id.
    const addedAs = (item: Fields) =>
      mine.findIndex(
        (own, index) =>
          !inMine.backward.has(index) && (isDeepStrictEqual(own, item) || (own.id !== undefined && own.id === item.id)),
      );
    const partnerOfTheirs = (index: number): number | undefined => {
      const before = inTheirs.backward.get(index);
      if (before !== undefined) return inMine.forward.get(before);
      const added = addedAs(theirs[index]!);
      return added < 0 ? undefined : added;
    };
    // The order of who has changed it, and of the owner if both have.
    const isSorted = [...inMine.forward.values()].every((at, index, all) => index === 0 || all[index - 1]! < at);
    const pairs = isSorted ? pairsInOrder(theirs, mine, partnerOfTheirs) : swapped(theirs, mine, partnerOfTheirs);
    const merged: Fields[] = [];
    for (const { first: theirAt, second: myAt } of pairs) {
      const at = [...path, merged.length];
      const before = theirAt === undefined ? inMine.backward.get(myAt!) : inTheirs.backward.get(theirAt);
      const [past, my, their] = [pick(old, before), pick(mine, myAt), pick(theirs, theirAt)];
      if (their && my) merged.push(merge(past, my, their, at) as Fields);
      else if (my) {
        // They have taken it out: a change of it is not lost.
        if (!past || !isDeepStrictEqual(past, my)) merged.push(my);
      } else if (their && (!past || !isDeepStrictEqual(past, their))) {
        if (past) clashes.push({ path: at, mine: undefined, theirs: their });
        merged.push(their);
      }
    }
    return merged;
  };
  return { value: merge(base, mine, theirs, []) as Value, clashes };
}

const pick = (items: Fields[], index: number | undefined): Fields | undefined =>
  index === undefined ? undefined : items[index];

const isRecords = (value: Value | undefined): value is Fields[] => Array.isArray(value) && value.every(isFields);

/** Which entry of a list is which of another one, in both directions. */
function partners(old: Fields[], next: Fields[]) {
  const forward = new Map<number, number>();
  const backward = new Map<number, number>();
  for (const [index, before] of matchItems(old, next).entries()) {
    if (before === undefined) continue;
    forward.set(before, index);
    backward.set(index, before);
  }
  return { forward: new Map([...forward].sort(([a], [b]) => a - b)), backward };
}

interface Pair {
  first: number | undefined;
  second: number | undefined;
}

/** The entries of both lists in the order of the first. Entries that only the second has follow the entry before them there. */
function pairsInOrder(first: Fields[], second: Fields[], partnerOf: (index: number) => number | undefined): Pair[] {
  const pairs: Pair[] = first.map((_, index) => ({ first: index, second: partnerOf(index) }));
  for (const index of second.keys()) {
    if (pairs.some((pair) => pair.second === index)) continue;
    const before = pairs.findIndex((pair) => pair.second === index - 1);
    pairs.splice(before + 1, 0, { first: undefined, second: index });
  }
  return pairs;
}

/** The same, in the order of the second list. */
function swapped(first: Fields[], second: Fields[], partnerOf: (index: number) => number | undefined): Pair[] {
  const back = new Map(
    first.flatMap((_, index) => (partnerOf(index) === undefined ? [] : [[partnerOf(index)!, index]])),
  );
  return pairsInOrder(second, first, (index) => back.get(index)).map(({ first, second }) => ({
    first: second,
    second: first,
  }));
}
