import { LineCounter } from 'yaml';
import type { Finding, Level } from '../../contract/problem.ts';
import { entriesOf } from '../content/checks.ts';
import { dataOf, lineOf, parseYaml } from '../content/yaml.ts';

/** A content file without a schema: every value is a text. */
export interface Source {
  /** Its path below the content folder, with slashes. */
  name: string;
  data: unknown;
  finding(level: Level, path: PropertyKey[], message: string): Finding;
}

/** Parses a text that matches its schema. `file` is its name in messages. */
export function sourceOf(name: string, text: string, file = name): Source {
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  const finding = (level: Level, path: PropertyKey[], message: string): Finding => ({
    level,
    file,
    place: String(lineOf(document, lines, path)),
    path,
    message,
  });
  return { name, data: dataOf(document), finding };
}

export interface Found<T> {
  path: PropertyKey[];
  value: T;
}

type Fields = Record<string, unknown>;

/** All records in a value, outer records first. */
export function recordsIn(value: unknown, path: PropertyKey[] = []): Found<Fields>[] {
  const own = typeof value === 'object' && value !== null && !Array.isArray(value);
  return [
    // Safe: it is an object and not a list.
    ...(own ? [{ path, value: value as Fields }] : []),
    ...entriesOf(value).flatMap(([step, inner]) => recordsIn(inner, [...path, step])),
  ];
}

/** All texts in a value. */
export function textsIn(value: unknown, path: PropertyKey[] = []): Found<string>[] {
  if (typeof value === 'string') return [{ path, value }];
  return entriesOf(value).flatMap(([step, inner]) => textsIn(inner, [...path, step]));
}
