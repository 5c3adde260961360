import { LineCounter } from 'yaml';
import { z } from 'zod';
import type { Finding, Level } from '../../contract/problem.ts';
import { fieldNames } from '../content/schemas.ts';
import { dataOf, lineOf, parseYaml } from '../content/yaml.ts';
import { type Found, walk } from '../lib/walk.ts';

/** A content file without a schema: every value is a text. */
export interface Source {
  /** Its path below the content folder, with slashes. */
  name: string;
  data: unknown;
  /** The language of its texts. */
  language: string;
  /** The names of the fields that its schema has at a place. */
  fieldsAt(path: PropertyKey[]): string[];
  finding(level: Level, path: PropertyKey[], message: string): Finding;
}

/** Parses a text that matches the schema. `file` is its name in messages. */
export function sourceOf(
  name: string,
  text: string,
  schema: z.ZodType = z.unknown(),
  file = name,
  language = 'en',
): Source {
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  const finding = (level: Level, path: PropertyKey[], message: string): Finding => ({
    level,
    file,
    place: String(lineOf(document, lines, path)),
    path,
    message,
  });
  return { name, data: dataOf(document), language, fieldsAt: (path) => fieldNames(schema, path), finding };
}

/** All records in a value, outer records first. */
export const recordsIn = (data: unknown): Found<Record<string, unknown>>[] =>
  [...walk(data)].filter(
    (found): found is Found<Record<string, unknown>> =>
      typeof found.value === 'object' && found.value !== null && !Array.isArray(found.value),
  );

/** All texts in a value. */
export const textsIn = (data: unknown): Found<string>[] =>
  [...walk(data)].filter((found): found is Found<string> => typeof found.value === 'string');
