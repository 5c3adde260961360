import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { z } from 'zod';

/** A YAML file that has been read and fits its schema. */
export interface RecordFile<T> {
  data: T;
  /** Notes a problem at the place of a value, such as ['tracks', 2, 'title']. */
  report: (path: PropertyKey[], message: string) => void;
}

/** Reads one file. What is wrong with it goes into `problems`, each with file, line and remedy. */
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
  const [error] = document.errors; // The first only: the others are mostly its echoes.
  if (error) {
    reportAt(error.pos[0], syntaxSentence(error));
    return undefined;
  }

  const report = (path: PropertyKey[], message: string) => reportAt(offsetOf(document, path), message);
  const result = schema.safeParse(document.toJS());
  if (result.success) return { data: result.data, report };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const place = placeName(issue.path);
        const sentence = `'${key}' is not a known word${place && ` in ${place}`}. Check its spelling, or take the line out.`;
        reportAt(offsetOfKey(document, issue.path, key), sentence);
      }
    } else {
      report(issue.path, valueSentence(document, issue.path, issue.message));
    }
  }
  return undefined;
}

/** 'tracks › 3 › duration', counted from 1 as people do. */
export const placeName = (path: PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function syntaxSentence({ code, message }: YAMLError): string {
  if (code === 'TAB_AS_INDENT') return 'has a tab where spaces must stand. Use two spaces for each step to the right.';
  if (code === 'DUPLICATE_KEY') return 'has the same word twice in one record. Take one of the two lines out.';
  const found = message.split('\n', 1)[0]!.replace(/[.:]$/, '');
  return `cannot be read (${found}). Look at this line and the one above: are they indented alike, and does a text with ': ' or ' #' in it stand in quotes?`;
}

function valueSentence(document: Document, path: PropertyKey[], message: string): string {
  const value = document.getIn(path, true);
  const name = placeName(path) || 'the file';
  if (value === undefined) return `${name} is missing; it ${message}.`;
  const found = isScalar(value) ? ` (it is ${JSON.stringify(value.value)})` : '';
  return `${name} ${message}${found}.`;
}

/** Where the value stands; a missing value is told at the nearest thing around it. */
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
