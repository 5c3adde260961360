import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isScalar, type Node } from 'yaml';
import { rewriteYaml } from '../desk/server/rewrite-yaml.ts';
import type { Path } from '../desk/value.ts';
import { dataOf, parseYaml } from '../generator/content/yaml.ts';
import type { Change } from './changes.ts';

/** Finds a mistake in a rewritten file, for tests: another meaning, a change of other lines, or a lost comment. */
export function changeProblem(source: string, { path, next, kind }: Change): string | undefined {
  let after: string;
  try {
    after = rewriteYaml(source, next);
  } catch (error) {
    return (error as Error).message;
  }
  if (!isDeepStrictEqual(dataOf(parseYaml(after)), next)) return 'has another meaning';
  const [from, to] = linesOf(source, path, kind);
  const [before, now] = [source.split('\n'), after.split('\n')];
  const kept = before.length - to;
  if (!isDeepStrictEqual(now.slice(0, from), before.slice(0, from))) return 'has changed lines above';
  if (kept > 0 && !isDeepStrictEqual(now.slice(-kept), before.slice(-kept))) return 'has changed lines below';
  // A comment may be removed only with the field or entry below it.
  const isRemoval = /removed|emptied/.test(kind);
  if (!isRemoval && countComments(after) < countComments(source)) return 'has lost a comment';
  return undefined;
}

/** The lines that a change may touch: the lines of the value and, for a removed field, of the comments above it. */
function linesOf(source: string, wholePath: Path, kind: string): [from: number, to: number] {
  const document = parseYaml(source);
  // A record in brackets is one value, and is rewritten as a whole.
  const brackets = wholePath.findIndex((_, depth) => {
    const node = document.getIn(wholePath.slice(0, depth), true);
    return isCollection(node) && node.flow;
  });
  const path = brackets < 0 ? wholePath : wholePath.slice(0, brackets);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length - 1;
  if (path.length === 0) return [0, source.split('\n').length];
  const node = document.getIn(path, true) as Node;
  const parent = (path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents) as Node;
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const start = pair && isScalar(pair.key) ? pair.key.range![0] : node.range![0];
  let from = lineAt(start);
  const lines = source.split('\n');
  if (kind === 'field removed') while (from > 0 && /^\s*(#.*)?$/.test(lines[from - 1]!)) from--;
  // Without its only field, a record becomes `{}` beside its name.
  if (kind === 'field removed' && isMap(parent) && parent.items.length === 1) from = Math.max(0, from - 1);
  // The next field moves to the line of the dash.
  const next = kind === 'field removed' && isMap(parent) && parent.items[0] === pair ? 1 : 0;
  return [from, lineAt(Math.max(start, node.range![1] - 1)) + 1 + next];
}

/** Counts full-line and trailing comments, except headings of several '#' in texts. */
const countComments = (source: string): number =>
  source.split('\n').filter((line) => /^\s*#(?!#)/.test(line) || /\S\s+# /.test(line)).length;
