import { matchItems } from '../match-items.ts';
import type { PublishedChange } from '../messages.ts';
import { isFields, type Path, type Value, valueAt } from '../value.ts';
import { readPublished } from './api.ts';
import { withValueAt } from './list-keys.ts';
import { draftOf } from './use-record.ts';
import { pathAt } from './values.ts';

/** Gives a part of a record the words that are published. Undo in its form brings the owner's back. */
export async function takeBack({ record, place }: PublishedChange): Promise<void> {
  const { value: published } = await readPublished(record!);
  const draft = draftOf(record!);
  await draft.open();
  draft.change([], (value) =>
    (place ? entryTakenBack : fieldsTakenBack)(value!, published ?? null, pathAt(place ?? '')),
  );
  await draft.whenSaved();
}

/** The record with an entry of a list as it is published, or without it if it is new. */
export function entryTakenBack(value: Value, published: Value, path: Path): Value {
  const around = path.slice(0, -1);
  const [now, before] = [valueAt(value, around), valueAt(published, around)];
  if (!Array.isArray(now)) return value;
  const old = Array.isArray(before) ? before : [];
  const index = Number(path.at(-1));
  const match = matchItems(old, now)[index];
  return withValueAt(value, around, match === undefined ? now.toSpliced(index, 1) : now.with(index, old[match]!));
}

/** The record as it is published, but for its lists of entries, which are changes of their own. */
export function fieldsTakenBack(value: Value, published: Value): Value {
  if (!isFields(value) || !isFields(published)) return published;
  const isList = (inner: Value | undefined) => Array.isArray(inner) && inner.every(isFields);
  const lists = Object.entries(value).filter(([name, inner]) => isList(inner) && isList(published[name]));
  return { ...published, ...Object.fromEntries(lists) };
}
