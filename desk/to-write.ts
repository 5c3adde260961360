import { labelOf, nameOfItem } from './labels.ts';
import type { FieldProblem, Schema } from './messages.ts';
import { isFields, type Path, type Value, valueAt } from './value.ts';

/** Something that is still to write, in words, and the place of the first of it. */
export interface ToWrite {
  text: string;
  place: Path;
  isPicture: boolean;
}

/** What is still to write in a record, one entry for each field: 'a description for two pictures'. */
export function toWrite(problems: FieldProblem[], schema: Schema, value: Value | undefined): ToWrite[] {
  const paths = problems.filter(({ isUnwritten }) => isUnwritten).map(({ path }) => path as Path);
  const groups = Map.groupBy(
    paths.filter((path) => !comesByItself(path, paths)),
    (path) => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.'),
  );
  return [...groups.values()].map((group) => {
    const place = group[0]!;
    const { widget } = schemaOf(schema, place) ?? {};
    const isPicture = widget === 'picture' || widget === 'picture-file';
    return { text: inWords(group, schema, value), place, isPicture };
  });
}

/** An address follows its title, and a length comes with its recording, so they are named only if nothing else is missing. */
function comesByItself(path: Path, all: Path[]): boolean {
  const around = keyOf(path.slice(0, -1));
  const isAlone = all.every((other) => other === path || keyOf(other.slice(0, -1)) !== around);
  return !isAlone && ['id', 'duration'].includes(String(path.at(-1)));
}

const keyOf = (path: Path): string => path.join('.');

function inWords(paths: Path[], schema: Schema, value: Value | undefined): string {
  const [path] = paths;
  // A text in a list is one of its entries: a paragraph.
  const isItem = typeof path!.at(-1) === 'number';
  const named = isItem ? path!.slice(0, -1) : path!;
  const field = schemaOf(schema, named);
  const label = field?.title ?? labelOf(String(named.at(-1)));
  const noun = isItem ? withArticle(singular(label)) : nounOf(field, label);
  const entry = named.findLastIndex((step) => typeof step === 'number');
  if (entry === -1) {
    const around = named.slice(0, -1);
    return around.length === 0 ? noun : `${noun} for ‘${labelAt(schema, around)}’`;
  }
  const list = named.slice(0, entry);
  const kind = list.length === 0 ? 'entry' : singular(labelAt(schema, list));
  const entries = new Map(paths.map((one) => [keyOf(one.slice(0, entry + 1)), one.slice(0, entry + 1)]));
  if (entries.size > 1) return `${noun} for ${countInWords(entries.size)} ${plural(kind)}`;
  const item = valueAt(value, named.slice(0, entry + 1));
  const name = nameOfItem(isFields(item) ? { ...item, file: '', id: '' } : item, -1);
  return name === nameless ? `${noun} for a new ${kind}` : `${noun} for ‘${name}’`;
}

const nameless = nameOfItem({}, -1);

/** 'a genre'; of a list 'tracks'. */
function nounOf(field: Schema | undefined, label: string): string {
  if (field?.noun) return field.noun;
  return field?.type === 'array' ? label.toLowerCase() : withArticle(label.toLowerCase());
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'Pictures' is 'picture', and 'Entries' is 'entry'. */
const singular = (label: string): string => label.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

const plural = (noun: string): string => (/[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : `${noun}s`);

const countInWords = (count: number): string =>
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count - 2] ?? String(count);

const labelAt = (schema: Schema, path: Path): string =>
  schemaOf(schema, path)?.title ?? labelOf(String(path.findLast((step) => typeof step === 'string')));

const schemaOf = (schema: Schema | undefined, path: Path): Schema | undefined =>
  path.reduce<Schema | undefined>(
    (inner, step) => (typeof step === 'number' ? inner?.items : inner?.properties?.[step]),
    schema,
  );
