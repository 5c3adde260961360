import type { z } from 'zod';
import { placeholderId } from '../../contract/placeholder-id.ts';
import { walk } from '../lib/walk.ts';
import { type JsonSchema, jsonSchema, schemaAt } from './schemas.ts';

type Path = PropertyKey[];

/** Stands for a text that is still to write, while the record is parsed. It is empty afterwards. */
const blank = '\u2060';

/** A missing record shows in the next round what is missing in it; no schema has so many records in records. */
const maxRounds = 8;

/**
 * A record as its schema makes it, with the placeholders of its fields for what is missing or wrong: for the preview, which shows
 * unfinished work. What no placeholder can stand for is left out. Undefined if not even that is possible.
 */
export function completed<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  const form = jsonSchema(schema);
  const added: Path[] = [];
  const filled = new Set<string>();
  let next: unknown = value ?? (form.type === 'array' ? [] : {});
  for (let round = 0; round < maxRounds; round++) {
    const result = schema.safeParse(next);
    if (result.success) return withoutPlaceholders(result.data, added);
    const removed = new Map<string, Path>();
    const seen = new Set<string>();
    for (const issue of result.error.issues) {
      const { path } = issue;
      // A value may be wrong in two ways.
      if (seen.has(path.join('.'))) continue;
      if (issue.code !== 'unrecognized_keys') seen.add(path.join('.'));
      const field = schemaAt(form, path);
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys) removed.set([...path, key].join('.'), [...path, key]);
      } else if (
        !field ||
        filled.has(path.join('.')) ||
        (isOptional(form, path) && valueAt(next, path) !== undefined)
      ) {
        const place = removable(form, path);
        removed.set(place.join('.'), place);
      } else if (field.type === 'array' && Array.isArray(valueAt(next, path))) {
        const list = valueAt(next, path) as unknown[];
        const count = issue.code === 'too_small' ? Number(issue.minimum) - list.length : 0;
        const more = Array.from({ length: count }, (_, index) => [...path, list.length + index]);
        added.push(...more);
        const maximum = issue.code === 'too_big' ? Number(issue.maximum) : undefined;
        next = changed(next, path, [...list.slice(0, maximum), ...more.map((place) => placeholder(form, place))]);
      } else {
        if (field.type !== 'object' && field.type !== 'array') filled.add(path.join('.'));
        next = changed(next, path, placeholder(form, path));
      }
    }
    // From the end, so that no entry of a list moves before it is removed.
    for (const path of [...removed.values()].toReversed()) next = changed(next, path, undefined);
  }
  return undefined;
}

/** What stands for the value at a place. */
function placeholder(form: JsonSchema, path: Path): unknown {
  const { type, placeholder, start, enum: choices, widget } = schemaAt(form, path) ?? {};
  if (type === 'object') return {};
  if (type === 'array') return [];
  if (widget === 'id') return placeholderId(path);
  return placeholder ?? start ?? choices?.[0] ?? blank;
}

/** Whether a record may be without a field. */
function isOptional(form: JsonSchema, path: Path): boolean {
  const last = path.at(-1);
  return typeof last === 'string' && !schemaAt(form, path.slice(0, -1))?.required?.includes(last);
}

/** The smallest part around a value that may be left out: an optional field, or an entry of a list. */
const removable = (form: JsonSchema, path: Path): Path =>
  path.slice(
    0,
    1 + path.findLastIndex((step, index) => typeof step === 'number' || isOptional(form, path.slice(0, index + 1))),
  );

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, step) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

/** The data with another value at a place; undefined takes a field or an entry out. */
function changed(data: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<PropertyKey, unknown> & unknown[];
  if (rest.length > 0) copy[step] = changed(copy[step], rest, next);
  else if (next !== undefined) copy[step] = next;
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete copy[step];
  return copy;
}

function withoutPlaceholders<T>(data: T, added: Path[]): T {
  for (const path of added.toReversed()) {
    const list = valueAt(data, path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  }
  for (const { path, value, record } of walk(data)) if (value === blank) record![path.at(-1)!] = '';
  return data;
}
