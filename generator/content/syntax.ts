import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type visitorFn,
  type YAMLError,
} from 'yaml';
import { oddCharacters, type TextProblem } from '../lib/read-text.ts';

const unreadable =
  "cannot be read from here on. Is the line indented like the lines around it, is every quote and bracket closed, and is a text with ': ' in it in quotes?";

const twoVersions =
  'has two versions of the same lines, from a merge. Keep one, and take out the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.';

/** Deeper than any record, and far below the limit of recursive functions. */
const maxDepth = 100;

/** Finds the first place that YAML cannot read or would misread. It causes most of the others. */
export function findSyntaxProblem(document: Document.Parsed, source: string): TextProblem | undefined {
  const merge = source.search(/^<{7}( |$)/m);
  if (merge >= 0) return { offset: merge, message: twoVersions };
  // A warning means that YAML has ignored part of the text.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return errorProblem(error, source);
  if (source.replaceAll(/^\s*#.*/gm, '').trim() === '') {
    return { offset: 0, message: 'the file is empty. Copy it from the last version that worked.' };
  }
  let found: TextProblem | undefined;
  visit(document, {
    Node(key, node, ancestors) {
      const depth = ancestors.length;
      if (!isCollection(node)) found = nodeProblem(node, source) ?? characterProblem(key, node, ancestors);
      else if (node.anchor !== undefined || depth > maxDepth) found = { offset: node.range![0], message: unreadable };
      return found && visit.BREAK;
    },
    Pair(_, { key }) {
      if (isCollection(key)) found = { offset: key.range![0], message: unreadable };
      return found && visit.BREAK;
    },
  });
  return found;
}

function errorProblem({ code, pos: [offset] }: YAMLError, source: string): TextProblem {
  const { offset: lineOffset, text: line } = lineAt(source, offset);
  const tab = line.search(/(?<=^\s*)\t/);
  // A line that is indented only with tabs has another error code.
  if (code === 'TAB_AS_INDENT' || tab >= 0) {
    const at = tab >= 0 ? lineOffset + tab : offset;
    return { offset: at, message: 'has a tab. Use two spaces for each level of indentation.' };
  }
  if (code === 'DUPLICATE_KEY') {
    const [key] = source.slice(offset).split(/\s*:/, 1);
    return { offset, message: `'${key}' is there twice in one record. Take one of the two lines out.` };
  }
  if (code === 'RESOURCE_EXHAUSTION') return { offset, message: unreadable };
  if (code === 'MISSING_CHAR' || code === 'BAD_INDENT') {
    const open = openText(source, offset);
    if (open) return open;
  }
  const value = valueAt(source, offset);
  const { text } = value;
  // YAML reserves these characters at the beginning of a value.
  if (/^(?:[*&!@`%>|,\]}]|[-?](?: |$))/.test(text)) return reservedCharacter(value);
  if (/^[[{]/.test(text)) return openBracket(value);
  if (/^(["']).*\1 *\S/.test(text) && !/^["'][^"']*["']:/.test(text)) {
    return {
      offset: value.offset,
      message: `this text has quotes within quotes. Write it like this: ${quoted(text)}.`,
    };
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /: |:$/.test(text)) {
    const message = `there is ': ' in this text, so it needs quotes: ${quoted(text)}.`;
    return { offset: value.offset, message };
  }
  if (code === 'BAD_DQ_ESCAPE') {
    const message = "has a backslash within double quotes, where it has a special meaning. Write it twice: '\\\\'.";
    return { offset, message };
  }
  const field = /^\s*(?:- )?([\w-]+):\S/.exec(lineAt(source, offset).text);
  if (field) return { offset, message: `there must be a space after '${field[1]}:'.` };
  return { offset, message: unreadable };
}

/** Finds texts that YAML misreads: `*word` as a reference to `&word`, and the text after ` #` as a comment. */
function nodeProblem(node: Scalar | Alias, source: string): TextProblem | undefined {
  const [offset] = node.range!;
  if (isAlias(node) || node.anchor !== undefined) return reservedCharacter(valueAt(source, offset));
  if (isScalar(node) && node.type === 'PLAIN' && node.comment && /^\S/.test(node.comment)) {
    const { offset, text } = valueAt(source, node.range![0]);
    return {
      offset,
      message: `what follows ' #' is not read. If it belongs to the text, use quotes: ${quoted(text)}.`,
    };
  }
  return undefined;
}

type Ancestors = Parameters<visitorFn<Node>>[2];

/** Within double quotes, '\x07' is a control character. */
function characterProblem(key: unknown, node: Scalar | Alias, ancestors: Ancestors): TextProblem | undefined {
  const [odd] = (isScalar(node) && String(node.value).match(oddCharacters)) || [];
  if (odd === undefined) return undefined;
  const code = odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const message = `has an invisible character (U+${code}). Delete it: remove the letters around it too, and type them again.`;
  return { offset: node.range![0], message, ...(key !== 'key' && { path: pathOf(key, ancestors) }) };
}

/** The path of a node in the data. */
const pathOf = (key: unknown, ancestors: Ancestors): (string | number)[] =>
  ancestors.flatMap((ancestor, depth): (string | number)[] => {
    if (isPair(ancestor)) return [String((ancestor.key as Scalar).value)];
    if (!isSeq(ancestor)) return [];
    const next = ancestors[depth + 1];
    return [next ? ancestor.items.indexOf(next) : Number(key)];
  });

interface LineValue {
  offset: number;
  text: string;
}

function lineAt(source: string, offset: number): LineValue {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const [text = ''] = source.slice(start).split('\n', 1);
  return { offset: start, text };
}

/** The text after 'field: ' or '- ' on the line of an offset. */
function valueAt(source: string, offset: number): LineValue {
  const line = lineAt(source, offset);
  const [before] = /^[\s-]*(?:[\w-]+:\s+)?/.exec(line.text)!;
  return { offset: line.offset + before.length, text: line.text.slice(before.length).trimEnd() };
}

/** The first value before an offset whose quote or bracket is not closed on its line. */
function openText(source: string, end: number): TextProblem | undefined {
  for (let offset = 0; offset <= end; offset = source.indexOf('\n', offset) + 1 || end + 1) {
    const value = valueAt(source, offset);
    const { text } = value;
    if (/^(?:\[[^\]]*|\{[^}]*)$/.test(text)) return openBracket(value);
    if (!/^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(text)) continue;
    const message = `the quote at the beginning of this text is not closed. Close it: ${quoted(text + text[0])}.`;
    return { offset: value.offset, message };
  }
  return undefined;
}

const openBracket = ({ offset, text }: LineValue): TextProblem => ({
  offset,
  message: `this text begins with '${text[0]}'. Close the bracket, or put the whole text in quotes: ${quoted(text)}.`,
});

const reservedCharacter = ({ offset, text }: LineValue): TextProblem => ({
  offset,
  message: `this text begins with '${text[0]}', so it needs quotes: ${quoted(text)}.`,
});

/** Quotes a text for the owner. Quotes around the whole text are not part of it. */
const quoted = (text: string): string => JSON.stringify(text.replace(/^(["'])(.*)\1$/, '$2'));
