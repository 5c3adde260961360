import { isFields, isSame, type Value } from './value.ts';

/** Maps each new item of a list to the index of its old one: an equal item, one with the same name, or the one at its place. */
export function matchItems(old: Value[], next: Value[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const take = (isMatch: (index: number) => boolean) => {
    const index = [...free].find(isMatch);
    if (index !== undefined) free.delete(index);
    return index;
  };
  // Of equal items, the one at the same place comes first.
  const found = next.map((value, place) => take((index) => index === place && isSame(old[index], value)));
  for (const [place, value] of next.entries()) found[place] ??= take((index) => isSame(old[index], value));
  for (const [index, value] of next.entries()) {
    const name = nameOf(value);
    if (found[index] === undefined && name) found[index] = take((other) => nameOf(old[other]!) === name);
  }
  if (old.length === next.length) {
    for (const index of next.keys()) found[index] ??= take((other) => other === index);
  }
  return found;
}

function nameOf(value: Value): Value | undefined {
  return isFields(value) ? (value.id ?? value.href ?? value.file ?? value.title ?? value.name) : undefined;
}
