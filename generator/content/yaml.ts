import { type Document, isCollection, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { fileProblem, type Problem } from '../../contract/problem.ts';
import { originalsField } from '../../contract/reader-text.ts';
import { findOddCharacter, readText } from '../lib/read-text.ts';
import { walk } from '../lib/walk.ts';
import { completed } from './complete.ts';
import { isInDraft } from './drafts.ts';
import { fieldNames } from './schemas.ts';
import { didYouMean } from './similar.ts';
import { findSyntaxProblem } from './syntax.ts';

/** A YAML file that has been read and matches its schema. */
export interface RecordFile<T> {
  data: T;
  /** Adds a problem at the position of a value, such as ['tracks', 2, 'title']. */
  report: (path: PropertyKey[], message: string) => void;
  /** The line of a value, counted from 1. */
  lineOf: (path: PropertyKey[]) => number;
}

/**
 * Reads one file. Adds its mistakes to `problems`, each with file, line and remedy. A record with mistakes is completed with
 * placeholders if they are all in drafts, or if `isTolerant`; otherwise there is no data. `prepare` gets the data of the file, before
 * they are checked.
 */
export function readRecord<T>(
  file: string,
  schema: z.ZodType<T>,
  problems: Problem[],
  isTolerant = false,
  prepare = (data: unknown) => data,
): RecordFile<T> | undefined {
  const opened = openFile(file, problems);
  if (!opened) return isTolerant ? unreadable(schema, undefined) : undefined;
  const { source, document, lines, problem } = opened;
  const value = problem && !problem.path ? undefined : prepare(dataOf(document));
  // One sentence for a value is enough: the checks that follow see a placeholder.
  const reported: PropertyKey[][] = [];
  const reportAt = (offset: number, path: PropertyKey[], message: string) =>
    problems.push({
      file,
      place: placeAt(lines, offset),
      path,
      message,
      ...(isInDraft(value, path) && { isDraft: true }),
    });
  if (problem) {
    const path = problem.path ?? [];
    reportAt(problem.offset, path, problem.message);
    return isTolerant || isInDraft(value, path) ? unreadable(schema, value ?? partOf(document)) : undefined;
  }

  const report = (place: PropertyKey[], message: string) => {
    const path = fieldAt(place);
    const isKnown = reported.some((known) => known.every((step, index) => step === path[index]));
    if (!isKnown) reportAt(offsetOf(document, path), path, message);
  };
  const rest = { report, lineOf: (path: PropertyKey[]) => lineOf(document, lines, path) };
  const result = schema.safeParse(value, { error: defaultMessage });
  if (result.success) return { data: result.data, ...rest };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        reportAt(offsetOfKey(document, issue.path, key), [...issue.path, key], unknownWord(key, issue.path, schema));
      }
    } else {
      report(issue.path, valueMessage(document, issue, source));
    }
  }
  const { issues } = result.error;
  if (!isTolerant && !issues.every(({ path }) => isInDraft(value, path))) return undefined;
  reported.push(...issues.map(({ path }) => path));
  const data = completed(schema, value);
  return data === undefined ? undefined : { data, ...rest };
}

const unknownWord = (key: string, path: PropertyKey[], schema: z.ZodType): string => {
  const place = placeName(path);
  const meant = didYouMean(key, fieldNames(schema, path));
  return `'${key}' is not a known word${place && ` in ${place}`}.${meant} Check its spelling, or take the line out.`;
};

/** A translation of a record: the data of its file, and the line of a value, counted from 1. */
export interface TranslationFile {
  data: unknown;
  lineOf(path: PropertyKey[]): number;
}

/** Reads the translation of a record, of which every part may be missing. Adds to `problems` what cannot be read. */
export function readTranslation(file: string, schema: z.ZodType, problems: Problem[]): TranslationFile {
  const { document, lines, problem } = openFile(file, problems) ?? {};
  const isEmpty = !document || (!document.contents && document.errors.length === 0);
  const reportAt = (offset: number, path: PropertyKey[], message: string) =>
    problems.push({ file, place: placeAt(lines!, offset), path, message });
  if (problem && !isEmpty) reportAt(problem.offset, [], problem.message);
  if (problem || isEmpty) return { data: undefined, lineOf: () => 0 };
  const data = dataOf(document);
  for (const { path, value } of walk(data)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || path.at(-1) === originalsField) continue;
    const known = [...fieldNames(schema, path), originalsField];
    for (const key of Object.keys(value).filter((name) => !known.includes(name))) {
      reportAt(offsetOfKey(document, path, key), [...path, key], unknownWord(key, path, schema));
    }
  }
  return { data, lineOf: (path) => lineOf(document, lines!, path) };
}

/** Parses a file, and finds what makes it unreadable. Reports a file that cannot be opened. */
function openFile(file: string, problems: Problem[]) {
  try {
    const source = readText(file);
    const lines = new LineCounter();
    const document = parseYaml(source, lines);
    return { source, document, lines, problem: findOddCharacter(source) ?? findSyntaxProblem(document, source) };
  } catch (error) {
    problems.push(fileProblem(file, (error as Error).message));
    return undefined;
  }
}

/** The data of a text with mistakes, as far as the parser has understood it. */
export function partOf(document: Document): unknown {
  try {
    return dataOf(document);
  } catch {
    return undefined;
  }
}

/** What can be shown of a file that cannot be read. */
function unreadable<T>(schema: z.ZodType<T>, value: unknown): RecordFile<T> | undefined {
  const data = completed(schema, value);
  return data === undefined ? undefined : { data, report: () => {}, lineOf: () => 0 };
}

/** What makes a text unreadable, with its line and column. It has a path if only one value is wrong and all data can be read. */
export function problemInText(source: string): Pick<Problem, 'place' | 'path' | 'message'> | undefined {
  const lines = new LineCounter();
  const problem = findOddCharacter(source) ?? findSyntaxProblem(parseYaml(source, lines), source);
  if (!problem) return undefined;
  return { place: placeAt(lines, problem.offset), path: problem.path ?? [], message: problem.message };
}

function placeAt(lines: LineCounter, offset: number): string {
  const { line, col } = lines.linePos(offset);
  return `${line}:${col}`;
}

/** Reads every value as text, so that `date: 2021` and `title: No` need no quotes. Fields convert numbers and flags. */
export const parseYaml = (source: string, lineCounter?: LineCounter): Document.Parsed =>
  parseDocument(source, { schema: 'failsafe', lineCounter, prettyErrors: false, keepSourceTokens: true });

/** The data of a document. A field without a value becomes null, unlike the text "". */
export function dataOf(document: Document): unknown {
  visit(document, {
    Scalar(key, scalar) {
      if (key !== 'key' && scalar.type === 'PLAIN' && scalar.value === '') scalar.value = null;
    },
  });
  return document.toJS();
}

/** The place of a field: the parts of a text in Markdown, and the link of a point of a card, have none of their own in the file. */
function fieldAt(path: PropertyKey[]): PropertyKey[] {
  const end = path.findIndex((step) => step === 'markdown' || step === 'to');
  return end === -1 ? path : path.slice(0, end);
}

/** 'tracks › 3 › duration', counted from 1. */
export const placeName = (path: PropertyKey[]): string =>
  fieldAt(path)
    .map((step) => (typeof step === 'number' ? step + 1 : String(step)))
    .join(' › ');

/** The messages of schemas that state none, such as records. */
const defaultMessage: z.core.$ZodErrorMap = ({ code, expected, values }) => {
  if (code === 'invalid_value') return `must be ${choices.format((values as string[]).map(String))}`;
  return code === 'invalid_type' && expected === 'object'
    ? 'must have fields of its own, each on an indented line'
    : 'must have a value of another kind';
};

/** 'en, de or ar' */
const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function valueMessage(document: Document, { path, message, ...issue }: z.core.$ZodIssue, source: string): string {
  const node = document.getIn(path, true);
  const name = placeName(path) || 'the file';
  if (node === undefined) return `${name} is missing; it ${message}.`;
  if (isCollection(node) && node.flow && issue.code === 'invalid_type' && issue.expected === 'string') {
    const written = source.slice(node.range![0], node.range![1]);
    return `${name} ${message}. If it begins with a bracket, put it in quotes: ${JSON.stringify(written)}.`;
  }
  if (isScalar(node) && node.value === null) return `${name} has no value; it ${message}.`;
  if (!isScalar(node) || String(node.value).trim() === '') return `${name} ${message}.`;
  const meant = issue.code === 'invalid_value' ? didYouMean(String(node.value), issue.values.map(String)) : '';
  return `${name} ${message} (it is ${JSON.stringify(node.value)}).${meant}`;
}

/** The line of a value, counted from 1; for a missing value, the line of the record around it. */
export const lineOf = (document: Document, lines: LineCounter, path: PropertyKey[]): number =>
  lines.linePos(offsetOf(document, path)).line;

/** The offset of a value; for a missing value, the offset of the record around it. */
function offsetOf(document: Document, path: PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function offsetOfKey(document: Document, path: PropertyKey[], name: string): number {
  const map = path.length > 0 ? document.getIn(path, true) : document.contents;
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : offsetOf(document, path);
}
