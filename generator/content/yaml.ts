import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { z } from 'zod';

/** A YAML file that has been read and matches its schema. */
export interface RecordFile<T> {
  data: T;
  /** Adds a problem at the position of a value, such as ['tracks', 2, 'title']. */
  report: (path: PropertyKey[], message: string) => void;
}

/** Reads one file. Adds what is wrong with it to `problems`, each with file, line and remedy. */
export function readRecord<T>(file: string, schema: z.ZodType<T>, problems: string[]): RecordFile<T> | undefined {
  const source = readText(file);
  if (source === undefined) {
    problems.push(`${file}  is missing. Put it back, or copy it from the last version that worked.`);
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const reportAt = (offset: number, message: string) => {
    const { line, col } = lines.linePos(offset);
    problems.push(`${file}:${line}:${col}  ${message}`);
  };
  const problem = findSyntaxProblem(document, source);
  if (problem) {
    reportAt(problem.offset, problem.message);
    return undefined;
  }

  const report = (path: PropertyKey[], message: string) => reportAt(offsetOf(document, path), message);
  const result = schema.safeParse(document.toJS(), { error: defaultMessage });
  if (result.success) return { data: result.data, report };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const place = placeName(issue.path);
        const message = `'${key}' is not a known word${place && ` in ${place}`}. Check its spelling, or take the line out.`;
        reportAt(offsetOfKey(document, issue.path, key), message);
      }
    } else {
      report(issue.path, valueMessage(document, issue));
    }
  }
  return undefined;
}

/** 'tracks › 3 › duration', counted from 1. */
export const placeName = (path: PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

interface SyntaxProblem {
  offset: number;
  message: string;
}

/** The first problem only: it causes most of the others. */
function findSyntaxProblem(document: Document.Parsed, source: string): SyntaxProblem | undefined {
  // A warning means that YAML has ignored a part of the text.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return syntaxProblem(error, source);
  if (document.contents === null) {
    return { offset: 0, message: 'the file is empty. Copy it from the last version that worked.' };
  }
  // YAML reads `*word` as a reference to another value. In a record it is a text that begins with an asterisk.
  let reference: SyntaxProblem | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.range && !alias.resolve(document)) reference ??= reservedCharacter(valueAt(source, alias.range[0]));
    },
  });
  return reference;
}

function syntaxProblem({ code, pos: [offset] }: YAMLError, source: string): SyntaxProblem {
  if (code === 'TAB_AS_INDENT') return { offset, message: 'has a tab. Use two spaces for each level of indentation.' };
  if (code === 'DUPLICATE_KEY') {
    const [key] = source.slice(offset).split(':', 1);
    return { offset, message: `'${key}' is there twice in one record. Take one of the two lines out.` };
  }
  const value = valueAt(source, offset);
  if (/^[*&!@`%]/.test(value.text)) return reservedCharacter(value);
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && value.text.includes(': ')) {
    const message = `there is ': ' in this text, so it needs quotes: ${JSON.stringify(value.text)}.`;
    return { offset: value.offset, message };
  }
  const message =
    'cannot be read from here on. Is the line indented like those around it, and is every quote and bracket closed?';
  return { offset, message };
}

interface LineValue {
  offset: number;
  text: string;
}

/** What follows 'field: ' or '- ' on the line of an offset. */
function valueAt(source: string, offset: number): LineValue {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = source.slice(start).split('\n', 1);
  const [before] = /^[\s-]*(?:[\w-]+:\s+)?/.exec(line)!;
  return { offset: start + before.length, text: line.slice(before.length).trimEnd() };
}

const reservedCharacter = ({ offset, text }: LineValue): SyntaxProblem => ({
  offset,
  message: `this text begins with '${text[0]}', so it needs quotes: ${JSON.stringify(text)}.`,
});

/** For schemas that state no message of their own, which are records. */
const defaultMessage: z.core.$ZodErrorMap = ({ code, expected }) =>
  code === 'invalid_type' && expected === 'object'
    ? 'must have fields of its own, each on an indented line'
    : 'must have a value of another kind';

function valueMessage(document: Document, { path, message, ...issue }: z.core.$ZodIssue): string {
  const node = document.getIn(path, true);
  const name = placeName(path) || 'the file';
  if (node === undefined) return `${name} is missing; it ${message}.`;
  if (!isScalar(node)) return `${name} ${message}.`;
  if (node.value === null) return `${name} has no value; it ${message}.`;
  if (issue.code === 'invalid_type' && issue.expected === 'string') {
    return `${name} ${message}. Put it in quotes: ${JSON.stringify(node.source)}.`;
  }
  return `${name} ${message} (it is ${JSON.stringify(node.value)}).`;
}

/** The position of a value; for a missing value, that of the nearest record around it. */
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
