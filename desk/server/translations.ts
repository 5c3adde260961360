import { isReaderText, originalMark, originalsField, translationField } from '../../contract/reader-text.ts';
import { readDate } from '../../generator/content/dates.ts';
import { isWithin } from '../../generator/content/drafts.ts';
import { readHours } from '../../generator/content/hours.ts';
import { hidingMarks, keyFieldOf, keyOf, partnersIn, translatedTexts } from '../../generator/content/overlay.ts';
import { type JsonSchema, schemaAt } from '../../generator/content/schemas.ts';
import { labelsTo } from '../labels.ts';
import type { Schema, ToTranslate } from '../messages.ts';
import { type Fields, isFields, type Path, type Value } from '../value.ts';

/*
 * A form has a record together with its translations: each record in it has its German texts in the field '@de'. So they move, go
 * and come back with it, and get its new id.
 */

/** A record as its form shows it, with a translation that is in a file of its own. */
export function joined(original: Value, translation: Value | undefined, schema: JsonSchema, language: string): Value {
  if (Array.isArray(original)) {
    const partnerOf = partnersIn(translation, schema);
    const items = schemaAt(schema, [0]);
    if (!items) return original;
    return original.map((item, index) => joined(item, partnerOf(item, index).item as Value, items, language));
  }
  if (!isFields(original)) return original;
  const fields: Fields = { ...original };
  const own: Fields = {};
  for (const [name, value] of Object.entries(isFields(translation) ? translation : {})) {
    const inner = schemaAt(schema, [name]);
    if (name === originalsField || hidingMarks.includes(name) || (inner && isReaderText(inner))) own[name] = value;
    else if (inner && original[name] !== undefined) fields[name] = joined(original[name], value, inner, language);
  }
  if (Object.keys(own).length > 0) fields[translationField(language)] = own;
  return fields;
}

/** The record alone. */
export function withoutTranslations(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutTranslations);
  if (!isFields(value)) return value;
  const own = Object.entries(value).filter(([name]) => !name.startsWith(translationField('')));
  return Object.fromEntries(own.map(([name, inner]) => [name, withoutTranslations(inner)]));
}

/** The translation of a record for its file. Undefined if there is none. */
export function translationIn(value: Value, schema: JsonSchema, language: string): Value | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item) => translationIn(item, schemaAt(schema, [0]) ?? {}, language));
    const last = items.findLastIndex((item) => item !== undefined);
    if (last === -1) return undefined;
    const field = keyFieldOf(schema);
    if (!field) return items.slice(0, last + 1).map((item) => item ?? {});
    return items.flatMap((item, index) => {
      const key = keyOf(value[index], field);
      return isFields(item) && key !== undefined ? [{ [field]: key, ...item }] : [];
    });
  }
  if (!isFields(value)) return undefined;
  const { [translationField(language)]: own, ...fields } = value;
  const { [originalsField]: marks, ...texts } = isFields(own) ? own : {};
  const found: Fields = { ...texts };
  for (const [name, inner] of Object.entries(fields)) {
    const translated = translationIn(inner, schemaAt(schema, [name]) ?? {}, language);
    if (translated !== undefined) found[name] = translated;
  }
  const kept = Object.entries(isFields(marks) ? marks : {}).filter(([name]) => name in texts);
  if (kept.length > 0) found[originalsField] = Object.fromEntries(kept);
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The texts of a record whose translation is missing or older than the original. */
export function toTranslate(
  original: Value,
  translation: Value | undefined,
  schema: JsonSchema,
  main: string,
): ToTranslate[] {
  return translatedTexts(original, translation, schema).flatMap(({ path, original: text, ...found }) => {
    const isOlder = found.madeOf !== undefined && found.madeOf !== originalMark(text);
    // A text without letters needs no translation, and pages write days and hours in their language.
    const isMissing =
      found.translation === undefined && /\p{L}/u.test(String(text)) && !isUnderstood(path.at(-1), String(text), main);
    if ((!isOlder && !isMissing) || isWithin(original, path, 'leftOut')) return [];
    return [{ path: path as Path, label: labelsTo(path, schema as Schema, original).join(' › '), isOlder }];
  });
}

/** Whether a text is a day or an hour that the site reads. */
const isUnderstood = (field: PropertyKey | undefined, text: string, main: string): boolean =>
  (field === 'date' && readDate(text, { own: main, main }).days !== undefined) ||
  (field === 'hours' && readHours(text) !== undefined);
