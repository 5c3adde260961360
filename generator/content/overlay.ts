import { isReaderText, originalsField, type ReaderText } from '../../contract/reader-text.ts';
import { isYes } from './drafts.ts';
import { idOf, type Named } from './ids.ts';
import { type JsonSchema, schemaAt } from './schemas.ts';

/*
 * A translation of a record has the shape of the record, and of its fields only the texts for readers: {id: first, title: Erstes}.
 * Before the schema, each of them takes the place of the original. Nothing else of it is read, so it cannot contradict. All
 * values are as a file has them.
 */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text for readers, with its translation. */
export interface TranslatedText {
  /** Its place in the original. */
  path: PropertyKey[];
  original: ReaderText;
  translation?: ReaderText | undefined;
  /** The place of the translation in its own file. */
  place: PropertyKey[];
  /** The mark of the text that was translated. A translation by hand may have none. */
  madeOf?: string | undefined;
}

/** A record in a record, with its translation. */
interface Pair {
  record: Fields;
  own: Fields;
  properties: Record<string, JsonSchema>;
  /** The place of the record, and of its translation. */
  path: PropertyKey[];
  place: PropertyKey[];
}

/** A record and those in it, outer ones first, each with its translation. */
function* pairsIn(
  original: unknown,
  translation: unknown,
  schema: JsonSchema | undefined,
  path: PropertyKey[] = [],
  place: PropertyKey[] = [],
): Generator<Pair> {
  if (Array.isArray(original)) {
    const partnerOf = partnersIn(translation, schema);
    for (const [number, item] of original.entries()) {
      const { item: own, index } = partnerOf(item, number);
      yield* pairsIn(item, own, schemaAt(schema ?? {}, [0]), [...path, number], [...place, index]);
    }
  } else if (isFields(original)) {
    const own = isFields(translation) ? translation : {};
    const properties = (schema?.properties ?? {}) as Record<string, JsonSchema>;
    yield { record: original, own, properties, path, place };
    for (const [name, inner] of Object.entries(properties))
      yield* pairsIn(original[name], own[name], inner, [...path, name], [...place, name]);
  }
}

/** The texts for readers in a record, each with its translation. */
export const translatedTexts = (
  original: unknown,
  translation: unknown,
  schema: JsonSchema | undefined,
): TranslatedText[] => [...pairsIn(original, translation, schema)].flatMap(textsOf);

const textsOf = ({ record, own, properties, path, place }: Pair): TranslatedText[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const [text, translated] = [record[name], own[name]];
    if (!isReaderText(schema) || !hasText(text)) return [];
    const there = { path: [...path, name], original: text, place: [...place, name] };
    if (!hasText(translated) || Array.isArray(text) !== Array.isArray(translated)) return [there];
    return [{ ...there, translation: translated, madeOf: Object(own[originalsField])[name] }];
  });

const hasText = (value: unknown): value is ReaderText =>
  Array.isArray(value)
    ? value.length > 0 && value.every((item) => typeof item === 'string')
    : typeof value === 'string' && value.trim() !== '';

/**
 * Finds the entry of a translation for an entry of a list: the one with the same id, also one that is made of a title, or with the
 * same page. Entries without are found by their number.
 */
export function partnersIn(translation: unknown, schema: JsonSchema | undefined) {
  const items: unknown[] = Array.isArray(translation) ? translation : [];
  const keyField = keyFieldOf(schema);
  const byKey = new Map(items.map((item, index) => [keyOf(item, keyField), index]));
  return (original: unknown, number: number) => {
    const index = (keyField ? byKey.get(keyOf(original, keyField)) : number) ?? items.length;
    return { item: items[index], index };
  };
}

/** The field by which an entry of a list and its translation belong together. */
export function keyFieldOf(list: JsonSchema | undefined): 'id' | 'page' | undefined {
  const properties = schemaAt(list ?? {}, [0])?.properties ?? {};
  return (['id', 'page'] as const).find((name) => name in properties);
}

/** What names an entry of a list. Undefined for one that has no name yet. */
export function keyOf(item: unknown, field: 'id' | 'page' | undefined): string | undefined {
  if (!isFields(item) || !field) return undefined;
  if (item[field] || field === 'page') return item[field] ? String(item[field]) : undefined;
  const named = item.title ?? item.name;
  return typeof named === 'string' ? idOf({ ...item, id: undefined } as Named) : undefined;
}

/** Marks that hide a record in one language: it stands in both, or only in the translation. */
export const hidingMarks = ['draft', 'leftOut'];

/**
 * A record with the texts of its translation, and whether there are any. An id that is made of a title stays the same, and what
 * the translation hides is hidden.
 */
export function withTexts(
  original: unknown,
  translation: unknown,
  schema: JsonSchema,
): { data: unknown; has: boolean } {
  const data = structuredClone(original);
  let has = false;
  for (const pair of pairsIn(data, translation, schema)) {
    const { record, own, properties } = pair;
    const id = 'id' in properties ? keyOf(record, 'id') : undefined;
    if (id !== undefined) record.id = id;
    for (const mark of hidingMarks) if (mark in properties && isYes(own[mark])) record[mark] = 'true';
    for (const { path, translation } of textsOf(pair)) {
      if (translation === undefined) continue;
      record[path.at(-1) as string] = translation;
      has = true;
    }
  }
  return { data, has };
}
