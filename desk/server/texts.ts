import { jsonSchema, schemaAt } from '../../generator/content/schemas.ts';
import { dataOf, parseYaml, problemInText } from '../../generator/content/yaml.ts';
import type { Schema } from '../messages.ts';
import type { Path, Value } from '../value.ts';
import type { DeskRecord } from './records.ts';
import { rewriteYaml } from './rewrite-yaml.ts';

/** A text as the generator reads it. */
const asRead = (text: string): string => text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');

/**
 * The data in the text of a record, as a form shows it: an empty record or list if there is no text. Undefined if the text cannot
 * be read; a value with a character that is not allowed is no obstacle.
 */
export function valueIn({ file }: DeskRecord, text: string): Value | undefined {
  const readable = asRead(text);
  const isEmpty = /^\s*(#.*\s*)*$/.test(readable);
  const problem = isEmpty ? undefined : problemInText(readable);
  if (problem && problem.path.length === 0) return undefined;
  const { type } = jsonSchema(file.schema) as Schema;
  return (dataOf(parseYaml(readable)) as Value) ?? (type === 'array' ? [] : {});
}

/** The text of a record with another value. Everything that has not changed keeps its characters. */
export function rewritten({ file }: DeskRecord, source: string, value: Value): string {
  const schema = jsonSchema(file.schema);
  return rewriteYaml(source, value, (path: Path) => Object.keys(schemaAt(schema, path)?.properties ?? {}));
}

/**
 * The same, made of the published text if the latest one is what the desk has made of that: so Undo brings back every character,
 * and quotes that a half-typed text needed go again, but nothing is lost that somebody has written by hand.
 */
export function rewrittenFrom(record: DeskRecord, published: string | undefined, latest: string, value: Value): string {
  const fromLatest = rewritten(record, latest, value);
  if (published === undefined || published === latest || valueIn(record, published) === undefined) return fromLatest;
  const data = valueIn(record, latest);
  if (data === undefined || rewritten(record, published, data) !== latest) return fromLatest;
  const fromPublished = rewritten(record, published, value);
  return commentsIn(fromPublished) < commentsIn(fromLatest) ? fromLatest : fromPublished;
}

const commentsIn = (text: string): number => text.split('\n').filter((line) => /^\s*#/.test(line)).length;
