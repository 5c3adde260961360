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

/** The texts for readers in a record, each with its translation. */
export function* translatedTexts(
  original: unknown,
  translation: unknown,
  schema: JsonSchema | undefined,
  path: PropertyKey[] = [],
  place: PropertyKey[] = [],
): Generator<TranslatedText> {
  if (Array.isArray(original)) {
    const partners = partnersIn(translation, schema);
    for (const [index, item] of original.entries()) {
      const at = partners(item, index);
      yield* translatedTexts(item, at.item, schemaAt(schema ?? {}, [0]), [...path, index], [...place, at.index]);
    }
  } else if (isFields(original)) {
    const own = isFields(translation) ? translation : {};
    const marks = isFields(own[originalsField]) ? own[originalsField] : {};
    for (const [name, inner] of Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>)) {
      const [text, translated] = [original[name], own[name]];
      const [to, at] = [
        [...path, name],
        [...place, name],
      ];
      if (!isReaderText(inner)) yield* translatedTexts(text, translated, inner, to, at);
      else if (hasText(text)) {
        const isThere = hasText(translated) && Array.isArray(text) === Array.isArray(translated);
        const madeOf = isThere ? (marks[name] as string | undefined) : undefined;
        yield { path: to, original: text, translation: isThere ? translated : undefined, place: at, madeOf };
      }
    }
  }
}

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

/** A record with the texts of its translation, and whether there are any. */
export function withTexts(
  original: unknown,
  translation: unknown,
  schema: JsonSchema,
): { data: unknown; has: boolean } {
  const data = prepared(original, translation, schema);
  const texts = [...translatedTexts(original, translation, schema)].filter((text) => text.translation !== undefined);
  for (const { path, translation } of texts) {
    const record = path.slice(0, -1).reduce((inner, step) => (inner as Record<PropertyKey, unknown>)[step], data);
    (record as Record<PropertyKey, unknown>)[path.at(-1)!] = translation;
  }
  return { data, has: texts.length > 0 };
}

/** Marks that hide a record in one language: it stands in both, or only in the translation. */
export const hidingMarks = ['draft', 'leftOut'];

/** A copy of the original. An id that is made of a title stays the same, and what the translation hides is hidden. */
function prepared(original: unknown, translation: unknown, schema: JsonSchema | undefined): unknown {
  if (Array.isArray(original)) {
    const partners = partnersIn(translation, schema);
    return original.map((item, index) => prepared(item, partners(item, index).item, schemaAt(schema ?? {}, [0])));
  }
  if (!isFields(original)) return original;
  const own = isFields(translation) ? translation : {};
  const properties = schema?.properties ?? {};
  const id = 'id' in properties ? keyOf(original, 'id') : undefined;
  const hidden = hidingMarks.filter((name) => name in properties && isYes(own[name]));
  return {
    ...Object.fromEntries(
      Object.entries(original).map(([name, inner]) => [
        name,
        prepared(inner, own[name], properties[name] as JsonSchema | undefined),
      ]),
    ),
    ...(id !== undefined && { id }),
    ...Object.fromEntries(hidden.map((name) => [name, 'true'])),
  };
}
