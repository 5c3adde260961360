import type { z } from 'zod';
import { jsonSchema, schemaAt } from '../../generator/content/schemas.ts';
import { walk } from '../../generator/lib/walk.ts';
import type { Schema } from '../messages.ts';
import { placeholderId } from '../placeholder-id.ts';
import { type Fields, isFields, type Path, type Value } from '../value.ts';

/** Stands for a text that is still to write, while the record is parsed. It is empty afterwards. */
const blank = '\u2060';

/** What the page cannot do without, even if there is nothing else. */
const titles = ['title', 'name', 'question', 'label', 'fullLabel'];

/** Far more than the fields of one record that can be wrong. */
const maxRounds = 500;

/**
 * A record as the site reads it, with harmless placeholders for what is missing or wrong: empty texts and lists, and 'Untitled'
 * for a title. `kind` is the word for the whole record. Undefined if the record cannot be completed.
 */
export function completed(schema: z.ZodType, value: Value, kind = ''): unknown {
  const form = jsonSchema(schema) as Schema;
  const filled: Path[] = [];
  const tried = new Map<string, number>();
  let next = value;
  for (let round = 0; round < maxRounds; round++) {
    const result = schema.safeParse(next);
    if (result.success) return withoutPlaceholders(result.data, filled);
    const [issue] = result.error.issues;
    const path = issue!.path as Path;
    if (issue!.code === 'unrecognized_keys') {
      for (const key of issue!.keys) next = changed(next, [...path, key], () => undefined);
      continue;
    }
    const field = path.length === 0 ? form : (schemaAt(form as never, path) as Schema | undefined);
    if (!field) return undefined;
    if (field.type !== 'object' && field.type !== 'array') {
      const place = path.join('.');
      const count = tried.get(place) ?? 0;
      tried.set(place, count + 1);
      const candidate = isOptionalIn(form, path) ? undefined : candidates(path, field, kind)[count];
      next = changed(next, candidate === undefined ? removableIn(form, path) : path, () => candidate);
      continue;
    }
    next = changed(next, path, (current) => {
      if (current !== undefined && isOptionalIn(form, path)) return undefined;
      if (field.type === 'object') return {};
      if (!Array.isArray(current)) return [];
      if (issue!.code === 'too_big') return current.slice(0, -1);
      filled.push([...path, current.length]);
      return [...current, field.items?.type === 'object' ? {} : blank];
    });
  }
  return undefined;
}

/** Texts that a field may accept, the plainest first. A field that refuses all is left out, with what is around it. */
function candidates(path: Path, { start, enum: choices = [] }: Schema, kind: string): string[] {
  const isTitle = titles.includes(String(path.at(-1)));
  const title = path.length === 1 && kind ? `Untitled ${kind}` : 'Untitled';
  return [
    ...(start === undefined ? [] : [start]),
    ...choices.slice(0, 1),
    ...(isTitle ? [title] : []),
    blank,
    placeholderId(path),
    '0:00',
    String(new Date().getFullYear()),
    '/',
    'https://example.com/',
    '+1 555 0100',
    'untitled.mp3',
    'untitled.jpg',
    'false',
  ];
}

/** Whether a record may be without a field. */
function isOptionalIn(form: Schema, path: Path): boolean {
  const last = path.at(-1);
  if (typeof last !== 'string') return false;
  const around = path.length === 1 ? form : (schemaAt(form as never, path.slice(0, -1)) as Schema | undefined);
  return !around?.required?.includes(last);
}

/** The place of the value, or of the smallest part around it, that may be left out: an optional field, or an entry of a list. */
function removableIn(form: Schema, path: Path): Path {
  const length = path.findLastIndex(
    (step, index) => typeof step === 'number' || isOptionalIn(form, path.slice(0, index + 1)),
  );
  return path.slice(0, length + 1);
}

/** The data with a value changed; undefined takes a field or an entry out. A value on the way that is no record becomes one. */
function changed(data: Value | undefined, path: Path, change: (value: Value | undefined) => Value | undefined): Value {
  const [step, ...rest] = path;
  if (step === undefined) return change(data) ?? null;
  if (typeof step === 'number') {
    const list = Array.isArray(data) ? data : [];
    const item = rest.length > 0 ? changed(list[step], rest, change) : change(list[step]);
    return item === undefined ? list.toSpliced(step, 1) : list.with(step, item);
  }
  const fields: Fields = isFields(data) ? { ...data } : {};
  const next = rest.length > 0 ? changed(fields[step], rest, change) : change(fields[step]);
  if (next === undefined) delete fields[step];
  else fields[step] = next;
  return fields;
}

function withoutPlaceholders(data: unknown, filled: Path[]): unknown {
  for (const path of filled.toReversed()) {
    const list = path.slice(0, -1).reduce((value, step) => (value as never)?.[step], data);
    if (Array.isArray(list)) list.splice(path.at(-1) as number, 1);
  }
  for (const { path, value, record } of walk(data)) if (value === blank) record![path.at(-1)!] = '';
  return data;
}
