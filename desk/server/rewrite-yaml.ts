import { isDeepStrictEqual } from 'node:util';
import {
  type CreateNodeOptions,
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  stringify,
  type ToStringOptions,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { dataOf, parseYaml } from '../../generator/content/yaml.ts';
import { findOddCharacter, oddCharacters } from '../../generator/lib/read-text.ts';
import { matchItems } from '../match-items.ts';
import { type Fields, isFields, type Path, type Value } from '../value.ts';

/** The names of the fields that a record may have at a place, in the order in which they should stand. */
export type FieldOrder = (path: Path) => string[];

/**
 * Returns the source with `next` as its data. Everything that has not changed keeps its exact characters: comments, order,
 * quotes, line ends, byte order mark. The result is read again, as the generator reads it; a version that does not mean `next`
 * is not returned.
 */
export function rewriteYaml(source: string, next: Value, fieldOrder: FieldOrder = () => []): string {
  const bom = source.startsWith('\ufeff') ? '\ufeff' : '';
  const before = withPlainEnds(source.slice(bom.length));
  const document = parseYaml(before);
  if (document.errors.length > 0) throw new Error('A file that cannot be read cannot be changed.');
  const old = dataOf(document) as Value;
  if (isDeepStrictEqual(old, next)) return source;
  for (const after of versions(before, document, old, next, fieldOrder)) {
    const text = withLineEnds(source.slice(bom.length), before, after);
    if (means(withPlainEnds(text), next)) return bom + text;
  }
  throw new Error('The change cannot be written into this file.');
}

/** Every line ends with '\n' while it is changed. */
const withPlainEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** The changed file, from the version closest to the old one to the most certain one, which has lost comments. */
function* versions(source: string, document: Document, old: Value, next: Value, fieldOrder: FieldOrder) {
  const isClosed = source === '' || source.endsWith('\n');
  const lines = isClosed ? source : `${source}\n`;
  const parsed = isClosed ? document : parseYaml(lines);
  for (const areQuoted of [false, true]) {
    const text = new Rewriter(lines, parsed, fieldOrder, areQuoted).rewrite(old, next);
    if (!isClosed) yield text.replace(/\n$/, '');
    yield text;
  }
  yield headOf(source) + fresh(next, true);
}

/** An invisible character would make the whole file unreadable; within double quotes it has a name, such as \u2028. */
function means(text: string, next: Value): boolean {
  const document = parseYaml(text);
  const isReadable = document.errors.length === 0 && findOddCharacter(text) === undefined;
  return isReadable && isDeepStrictEqual(dataOf(document), next);
}

/** The comments at the top of a file. */
const headOf = (source: string): string => /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(source)![0];

/** Gives the lines their old ends back. New lines end as the first line does. */
function withLineEnds(original: string, before: string, after: string): string {
  const [usual = '\n'] = /\r\n?|\n/.exec(original) ?? [];
  if (usual === '\n' && original === before) return after;
  const ends = original.match(/\r\n?|\n/g) ?? [];
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  let same = 0;
  while (same < oldLines.length && oldLines[same] === newLines[same]) same++;
  const shift = newLines.length - oldLines.length;
  let sameAtEnd = 0;
  const most = Math.min(oldLines.length, newLines.length) - same;
  while (sameAtEnd < most && oldLines.at(-1 - sameAtEnd) === newLines.at(-1 - sameAtEnd)) sameAtEnd++;
  return newLines
    .map((line, index) => {
      if (index === newLines.length - 1) return line;
      const isOld = index < same || index >= newLines.length - sameAtEnd;
      return line + ((isOld && ends[index < same ? index : index - shift]) || usual);
    })
    .join('');
}

/** A place that cannot be changed by itself: the value around it is replaced. */
class NotHere extends Error {}

class Rewriter {
  private readonly source: string;
  private readonly root: Node | null;
  private readonly fieldOrder: FieldOrder;
  /** Changed texts get double quotes, which hold every character on one line. */
  private readonly areQuoted: boolean;
  /** The places of all brackets. */
  private readonly flowRanges: [from: number, to: number][] = [];

  constructor(source: string, document: Document, fieldOrder: FieldOrder, areQuoted: boolean) {
    this.source = source;
    this.areQuoted = areQuoted;
    // Safe: failsafe documents have no other nodes, and the reader refuses aliases.
    this.root = document.contents as Node | null;
    this.fieldOrder = fieldOrder;
    visit(document, {
      Collection: (_, { flow, range }) => {
        if (flow) this.flowRanges.push([range![0], range![1]]);
      },
    });
  }

  rewrite(old: Value, next: Value): string {
    const { root } = this;
    try {
      if (!root) throw new NotHere();
      return this.render(root, old, next, 0, this.source.length, []);
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      return headOf(this.source) + this.fresh(next);
    }
  }

  private fresh = (value: Value): string => fresh(value, this.areQuoted);

  /** The source from `start` to `end`, which contains the node, with the node changed from `old` to `next`. */
  private render(node: Node, old: Value, next: Value, start: number, end: number, path: Path): string {
    if (isDeepStrictEqual(old, next)) return this.source.slice(start, end);
    if (isMap(node) && isFields(next) && isFields(old)) return this.renderMap(node, old, next, start, end, path);
    if (isSeq(node) && Array.isArray(next) && Array.isArray(old)) {
      return this.renderList(node, old, next, start, end, path);
    }
    if (!isScalar(node) || typeof next !== 'string') throw new NotHere();
    const [from, to] = node.range!;
    const gap = /[:-]$/.test(this.source.slice(start, from)) ? ' ' : '';
    const text = this.scalarText(node, next);
    // The comment of a block is on its first line, the comment of another text on its last.
    const [behind] = (!isBlock(node) && /^[ \t]*#[^\n]*/.exec(this.source.slice(to, end))) || [''];
    const comment = isBlock(node) && node.comment ? ` #${node.comment}` : behind.replace(/^#/, ' #');
    const [first, ...body] = text.split('\n');
    return (
      [this.source.slice(start, from) + gap + first + comment, ...body].join('\n') +
      this.source.slice(to + behind.length, end)
    );
  }

  private renderMap(map: YAMLMap, old: Fields, next: Fields, start: number, end: number, path: Path): string {
    const pairs = map.items as Pair<Scalar, Node>[];
    if (map.flow || pairs.length === 0) return this.renderFlow(map, old, next, start, end, path);
    if (Object.keys(next).length === 0) throw new NotHere();

    const column = this.column(pairs[0]!.key.range![0]);
    // The first field of a list's entry stands behind the dash.
    const isBehindDash = !this.isFirstOnLine(pairs[0]!.key.range![0]);
    const starts = pairs.map(({ key }, index) => {
      if (index === 0 && isBehindDash) return key.range![0];
      return this.lineStart(key.range![0], index > 0);
    });
    const ends = [...starts.slice(1), this.lineEnd(lastOffset(map), end)];
    const chunks: Chunk[] = [];
    for (const [index, pair] of pairs.entries()) {
      const key = String(pair.key.value);
      if (!(key in next)) continue;
      const text = this.renderField(pair, key, old[key]!, next[key]!, starts[index]!, ends[index]!, [...path, key]);
      chunks.push({ key, text: index === 0 && isBehindDash ? ' '.repeat(column) + text : text });
    }
    const order = this.fieldOrder(path);
    for (const key of Object.keys(next)) {
      if (key in old) continue;
      const earlier = order.slice(0, Math.max(order.indexOf(key), 0));
      const after = order.includes(key)
        ? chunks.findLastIndex((chunk) => earlier.includes(chunk.key))
        : chunks.length - 1;
      chunks.splice(after + 1, 0, { key, text: indented(this.fresh({ [key]: next[key]! }), column) });
    }
    const text = chunks.map((chunk) => chunk.text).join('');
    const shown = isBehindDash ? text.trimStart() : text;
    return this.source.slice(start, starts[0]) + shown + this.source.slice(ends.at(-1), end);
  }

  /** The lines of one field. If its value cannot be changed in place, it is replaced; comments above it stay. */
  private renderField(
    pair: Pair<Scalar, Node>,
    key: string,
    old: Value,
    next: Value,
    start: number,
    end: number,
    path: Path,
  ): string {
    try {
      if (!pair.value) throw new NotHere();
      return this.render(pair.value, old, next, start, end, path);
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      const from = pair.key.range![0];
      const above = this.source.slice(start, from);
      const lines = indented(this.fresh({ [key]: next }), this.column(from)).trimStart();
      return above + lines + this.commentsWithin(pair.value, this.column(from));
    }
  }

  /** The comments within a value that is replaced, except the comments of its entries. */
  private commentsWithin(value: Node | null, column: number): string {
    if (!value || isScalar(value)) return '';
    const comments: string[] = [];
    visit(value, {
      Node: (_, { comment, commentBefore }) => {
        for (const text of [commentBefore, comment]) comments.push(...(text ?? '').split('\n').filter(Boolean));
      },
    });
    return comments.map((comment) => `${' '.repeat(column)}#${comment}\n`).join('');
  }

  private renderList(list: YAMLSeq, old: Value[], next: Value[], start: number, end: number, path: Path): string {
    if (list.flow || list.items.length === 0) return this.renderFlow(list, old, next, start, end, path);
    if (next.length === 0) throw new NotHere();
    const items = list.items as Node[];
    const tokens = list.srcToken as { items: { start: { type: string; offset: number }[] }[] };
    // Comments after the last entry are an item without a dash.
    const dashes = tokens.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? []);
    // A list within a list, on one line.
    if (!this.isFirstOnLine(dashes[0]!)) throw new NotHere();
    const column = this.column(dashes[0]!);
    const starts = dashes.map((dash, index) => this.lineStart(dash, index > 0));
    const ends = [...starts.slice(1), this.lineEnd(lastOffset(list), end)];
    const matches = matchItems(old, next);
    const texts = next.map((value, index) => {
      const match = matches[index];
      if (match === undefined) return indented(this.fresh([value]), column);
      try {
        return this.render(items[match]!, old[match]!, value, starts[match]!, ends[match]!, [...path, index]);
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        const above = this.source.slice(starts[match], this.source.lastIndexOf('\n', dashes[match]! - 1) + 1);
        return (match > 0 ? above : '') + indented(this.fresh([value]), column);
      }
    });
    return this.source.slice(start, starts[0]) + texts.join('') + this.source.slice(ends.at(-1), end);
  }

  /** A list or record in brackets. Only scalars change in place; otherwise the whole value is replaced, on one line. */
  private renderFlow(node: YAMLMap | YAMLSeq, old: Value, next: Value, start: number, end: number, path: Path): string {
    const [from, to] = node.range!;
    const isEmpty = node.items.length === 0;
    if (isEmpty && Object.keys(next as object).length > 0) throw new NotHere();
    const sameKeys = isDeepStrictEqual(Object.keys(old as object), Object.keys(next as object));
    if (sameKeys) {
      let text = '';
      let at = start;
      for (const item of node.items) {
        const [key, value] = isMap(node)
          ? [String((item as Pair<Scalar>).key.value), (item as Pair<Scalar, Node>).value]
          : [node.items.indexOf(item as never), item as Node];
        const [oldValue, newValue] = [(old as Fields)[key]!, (next as Fields)[key]!];
        if (isDeepStrictEqual(oldValue, newValue)) continue;
        if (!value?.range) throw new NotHere();
        const [valueStart, valueEnd] = value.range;
        text +=
          this.source.slice(at, valueStart) +
          this.render(value, oldValue, newValue, valueStart, valueEnd, [...path, key]);
        at = valueEnd;
      }
      return text + this.source.slice(at, end);
    }
    if (this.source.slice(from, to).includes('\n')) throw new NotHere();
    return this.source.slice(start, from) + flowText(next, this.source[from + 1] === ' ') + this.source.slice(to, end);
  }

  /** A text in the style of the one that it replaces, as far as that can hold it. */
  private scalarText(node: Scalar, next: string): string {
    const scalar = new Scalar(next);
    const wasBlock = isBlock(node);
    const wasEmpty = node.value === '' || node.value === null;
    const wasBare = wasEmpty || (node.type === Scalar.PLAIN && isBare(String(node.value)));
    const isInFlow = this.isInFlow(node);
    const hasLines = next.includes('\n');
    if (this.areQuoted || (hasLines && isInFlow)) scalar.type = Scalar.QUOTE_DOUBLE;
    else if (hasLines) scalar.type = wasBlock ? node.type! : Scalar.BLOCK_LITERAL;
    else if (wasBlock) scalar.type = Scalar.PLAIN;
    // The quotes of "" were for the empty text only.
    else if (!wasEmpty) scalar.type = node.type ?? undefined;
    if (isInFlow) return flowText([scalar], false).slice(1, -1);
    if (wasBare && isBare(next)) return next;
    const column = this.textColumn(node.range![0]);
    const lineWidth = scalar.type === Scalar.BLOCK_FOLDED ? foldedWidth - column : 0;
    const text = written({ k: scalar }, { lineWidth }).slice('k: '.length);
    const shown = indented(text, column).trimStart();
    // A block ends with its last line; other values leave the line's end to the source.
    const endsLine = this.source[node.range![1] - 1] === '\n' && wasBlock;
    return endsLine ? shown : shown.replace(/\n$/, '');
  }

  private isInFlow(node: Node): boolean {
    const offset = node.range![0];
    return this.flowRanges.some(([from, to]) => from < offset && offset < to);
  }

  /** Where the field of a line begins, after the dashes of lists. */
  private textColumn(offset: number): number {
    const start = this.source.lastIndexOf('\n', offset - 1) + 1;
    return /^[ -]*/.exec(this.source.slice(start, offset))![0].length;
  }

  private column = (offset: number): number => offset - (this.source.lastIndexOf('\n', offset - 1) + 1);

  private isFirstOnLine = (offset: number): boolean =>
    this.source.slice(offset - this.column(offset), offset).trim() === '';

  /** The start of a line, or of the comments and empty lines above it. Comments further to the right belong above. */
  private lineStart(offset: number, withComments: boolean): number {
    const column = this.column(offset);
    let start = offset - column;
    while (withComments && start > 0) {
      const above = this.source.lastIndexOf('\n', start - 2) + 1;
      const comment = /^([ \t]*)(#.*)?\n$/.exec(this.source.slice(above, start));
      if (!comment || (comment[2] && comment[1]!.length > column)) break;
      start = above;
    }
    return start;
  }

  /** The end of the line on which a value ends. */
  private lineEnd(last: number, end: number): number {
    const lineEnd = this.source[last - 1] === '\n' ? last : this.source.indexOf('\n', last) + 1;
    return Math.min(lineEnd || this.source.length, end);
  }
}

interface Chunk {
  key: string;
  text: string;
}

/** Where the last value in a node ends. The node's own range may have comments after it. */
function lastOffset(node: Node): number {
  if ((isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0) {
    const last = node.items.at(-1)!;
    if (isSeq(node)) return lastOffset(last as Node);
    const { key, value } = last as Pair<Scalar, Node>;
    return value ? lastOffset(value) : key.range![1];
  }
  return node.range![1];
}

/** The width of folded texts, in characters. */
const foldedWidth = 120;

// `compat` quotes what other programs would take for a number or a time, such as 3:45.
const options = {
  lineWidth: 0,
  compat: 'yaml-1.1',
  nullStr: '',
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
} as const;

/** Numbers and flags, which are written without quotes. */
const isBare = (text: string): boolean => /^(?:true|false|yes|no|0|-?[1-9]\d{0,8})$/.test(text);

const isBlock = ({ type }: Scalar): boolean => type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;

/** New lines for a value. */
function fresh(value: Value, areQuoted: boolean): string {
  const defaultStringType = areQuoted ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN;
  return written(withStyles(value), { defaultStringType, defaultKeyType: Scalar.PLAIN });
}

/** YAML for a value. Invisible characters are written by their numbers, which only double quotes can hold. */
function written(value: unknown, more: ToStringOptions & CreateNodeOptions): string {
  return stringify(value, { ...options, ...more }).replaceAll(
    oddCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A value on one line, in brackets. */
function flowText(value: unknown, isPadded: boolean): string {
  return written(value, { collectionStyle: 'flow', flowCollectionPadding: isPadded }).replace(/\n$/, '');
}

/** Numbers and flags become such values, so that they are written without quotes. */
function withStyles(value: Value): unknown {
  if (typeof value === 'string') {
    if (/^(?:true|false)$/.test(value)) return value === 'true';
    return isBare(value) && !/^(?:yes|no)$/.test(value) ? Number(value) : value;
  }
  if (Array.isArray(value)) return value.map(withStyles);
  if (isFields(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withStyles(inner)]));
  return value;
}

/** Only '\n' ends a line here; in a pattern with 'm', U+2028 does too. */
const indented = (text: string, column: number): string => text.replaceAll(/(?<=^|\n)(?=[^\n])/g, ' '.repeat(column));
