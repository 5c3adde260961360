import { matchItems } from '../match-items.ts';
import type { PublishedChange } from '../messages.ts';
import { isFields, type Path, type Value, valueAt } from '../value.ts';
import { bringBackFiles, readPublished } from './api.ts';
import { withValueAt } from './list-keys.ts';
import { draftOf } from './use-record.ts';
import { pathAt } from './values.ts';

/** Gives a part of a record its published values and files. Undo in its form brings the owner's values and files back. */
export async function takeBack(change: PublishedChange): Promise<void> {
  const { record, place, publishedPlace, takesBack, replacedFiles = [] } = change;
  const { value: published } = await readPublished(record!);
  const draft = draftOf(record!);
  await draft.open();
  const { replaced } = replacedFiles.length > 0 ? await bringBackFiles(replacedFiles) : {};
  const path = pathAt(publishedPlace ?? place ?? '');
  draft.change([], (value) => takenBack[takesBack!](value!, published ?? null, path), [], replaced);
  await draft.whenSaved();
}

/** The value of a record after 'Take back'. `path` is the place of an entry. */
export const takenBack = {
  record: (_value: Value, published: Value): Value => published,

  /** Lists of entries stay, because they are changes of their own. */
  fields(value: Value, published: Value): Value {
    if (!isFields(value) || !isFields(published)) return published;
    const isList = (inner: Value | undefined) => Array.isArray(inner) && inner.every(isFields);
    const lists = Object.entries(value).filter(([name, inner]) => isList(inner) && isList(published[name]));
    return { ...published, ...Object.fromEntries(lists) };
  },

  /** A new entry goes. */
  entry(value: Value, published: Value, path: Path): Value {
    const around = path.slice(0, -1);
    const now = valueAt(value, around);
    if (!Array.isArray(now)) return value;
    const old = listAt(published, around);
    const index = Number(path.at(-1));
    const match = matchItems(old, now)[index];
    return withValueAt(value, around, match === undefined ? now.toSpliced(index, 1) : now.with(index, old[match]!));
  },

  /** After the entry that was published before it. */
  removed(value: Value, published: Value, path: Path): Value {
    const around = path.slice(0, -1);
    const [now, old] = [listAt(value, around), listAt(published, around)];
    const index = Number(path.at(-1));
    const matches = matchItems(old, now);
    const before = matches.findLastIndex((match) => match !== undefined && match < index);
    return withValueAt(value, around, now.toSpliced(before + 1, 0, old[index]!));
  },
};

function listAt(value: Value, path: Path): Value[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
