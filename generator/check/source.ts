import { LineCounter } from 'yaml';
import type { Finding, Level } from '../../contract/problem.ts';
import { entriesOf } from '../content/checks.ts';
import { dataOf, lineOf, parseYaml } from '../content/yaml.ts';

/** A content file as it is written: every value is a text. */
export interface Source {
  /** Its path below the content folder, with slashes. */
  name: string;
  data: unknown;
  finding(level: Level, path: PropertyKey[], message: string): Finding;
}

/** Reads a text that the site has accepted already. `file` is its name in messages. */
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

/** All records in a value, those around others first. */
export function recordsIn(value: unknown, path: PropertyKey[] = []): Found<Fields>[] {
  const own = typeof value === 'object' && value !== null && !Array.isArray(value);
  return [
    // Safe: it is an object and no list.
    ...(own ? [{ path, value: value as Fields }] : []),
    ...entriesOf(value).flatMap(([step, inner]) => recordsIn(inner, [...path, step])),
  ];
}

/** All texts in a value. */
export function textsIn(value: unknown, path: PropertyKey[] = []): Found<string>[] {
  if (typeof value === 'string') return [{ path, value }];
  return entriesOf(value).flatMap(([step, inner]) => textsIn(inner, [...path, step]));
}
