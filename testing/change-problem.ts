import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isScalar, type Node } from 'yaml';
import { rewriteYaml } from '../desk/server/rewrite-yaml.ts';
import type { Path } from '../desk/value.ts';
import { dataOf, parseYaml } from '../generator/content/yaml.ts';
import type { Change } from './changes.ts';

/** What is wrong with a rewritten file, for tests: another meaning, other lines that changed, or a lost comment. */
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
  // A comment may go only with the field or entry below it.
  const isRemoval = /removed|emptied/.test(kind);
  if (!isRemoval && commentsIn(after) < commentsIn(source)) return 'has lost a comment';
  return undefined;
}

/** The lines that a change may touch: those of the value and, where a field is removed, of the comments above it. */
function linesOf(source: string, wholePath: Path, kind: string): [from: number, to: number] {
  const document = parseYaml(source);
  // A record in brackets is one value: its fields are removed and added with all its lines.
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
  // The next field moves behind the dash.
  const next = kind === 'field removed' && isMap(parent) && parent.items[0] === pair ? 1 : 0;
  return [from, lineAt(Math.max(start, node.range![1] - 1)) + 1 + next];
}

const commentsIn = (source: string): number =>
  source.split('\n').filter((line) => /^\s*#(?!##)/.test(line) || /\S\s+# /.test(line)).length;
