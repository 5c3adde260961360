import { isFields, type Path, type Value } from '../desk/value.ts';

/** A change to the data of a file, for tests of the rewriter. */
export interface Change {
  kind: string;
  path: Path;
  next: Value;
}

const texts: Record<string, (text: string) => string> = {
  'a word more': (text) => `${text.trimEnd()} more${text.endsWith('\n') ? '\n' : ''}`,
  'a hard text': () => 'Note: this # is "hard", [yes] & \'so\'',
  'two lines': () => 'First\n  second, indented\nthird',
  'a time': () => '12:04',
  'a flag': () => 'true',
  'a number': () => '2031',
  'a dash': () => '- no list',
  'a star': () => '*title*',
  'right to left, emoji': () => 'שלום 🎨 “עולם”',
  nothing: () => '',
  'a long text': () => 'word '.repeat(60).trim(),
  'a space at the end': (text) => `${text.trimEnd()} `,
};

/** Every change that a form can make, of every field and list in a file. */
export function* everyChange(data: Value): Generator<Change> {
  for (const [path, value] of valuesIn(data)) {
    const changed = (kind: string, change: (value: Value) => Value): Change => ({
      kind,
      path,
      next: replaced(data, path, change),
    });
    if (typeof value === 'string') {
      for (const [kind, change] of Object.entries(texts)) yield changed(kind, () => change(value));
    }
    if (typeof path.at(-1) === 'string') {
      yield { kind: 'field removed', path, next: without(data, path) };
      if (typeof value !== 'string') yield changed('field emptied', () => (Array.isArray(value) ? [] : {}));
    }
    if (Array.isArray(value)) yield* listChanges(value, changed);
    if (isFields(value)) {
      yield changed('field added', (fields) => ({ ...(fields as object), zzz: 'a new text: "hard"' }));
      yield changed('record added', (fields) => ({
        ...(fields as object),
        zzz: { file: 'new.jpg', alt: '', standIn: 'true' },
      }));
    }
  }
}

/** The paths of all texts in the data of a file. A field without a value may get one. */
export const fieldTexts = (data: Value): Path[] =>
  [...valuesIn(data)].filter(([, value]) => typeof value === 'string' || value === null).map(([path]) => path);

function* listChanges(
  list: Value[],
  changed: (kind: string, change: (value: Value) => Value) => Change,
): Generator<Change> {
  const edited = (kind: string, edit: (items: Value[]) => void) =>
    changed(kind, (value) => {
      const items = [...(value as Value[])];
      edit(items);
      return items;
    });
  if (list.length === 0) return;
  for (const index of list.keys()) {
    if (list.length > 1) yield edited('entry removed', (items) => items.splice(index, 1));
  }
  if (list.length > 1) {
    yield edited('first two swapped', (items) => items.splice(0, 2, items[1]!, items[0]!));
    yield edited('last to the front', (items) => items.unshift(items.pop()!));
    yield edited('turned round', (items) => items.reverse());
  }
  const fresh = isFields(list[0]!) ? { ...list[0], id: 'new-one' } : 'A new one: 2:40';
  yield edited('entry added at the end', (items) => items.push(fresh));
  yield edited('entry added at the front', (items) => items.unshift(fresh));
}

function* valuesIn(value: Value, path: Path = []): Generator<[Path, Value]> {
  yield [path, value];
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* valuesIn(inner, [...path, index]);
  else if (isFields(value)) {
    for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, [...path, name]);
  }
}

/** The data with another value at a path. */
export function replaced(data: Value, path: Path, change: (value: Value) => Value): Value {
  const [step, ...rest] = path;
  if (step === undefined) return change(data);
  if (Array.isArray(data)) return data.with(step as number, replaced(data[step as number]!, rest, change));
  const fields = data as { [name: string]: Value };
  return { ...fields, [step]: replaced(fields[step]!, rest, change) };
}

function without(data: Value, path: Path): Value {
  return replaced(data, path.slice(0, -1), (value) =>
    Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== path.at(-1))),
  );
}
