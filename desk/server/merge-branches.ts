import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataOf, parseYaml, problemInText } from '../../generator/content/yaml.ts';
import type { Value } from '../value.ts';
import { type GitAnswer, git } from './git.ts';
import { mergeValues } from './merge-values.ts';
import { rewriteYaml } from './rewrite-yaml.ts';

/** A file, or the folder of a work, that both sides have changed. The merged commit has it as it is at the remote. */
export interface Clash {
  file: string;
  /** A record with the owner's version of each field that both have changed. Without it, the whole file is the owner's. */
  text?: string | undefined;
  /** The owner has removed it. */
  isRemoved?: boolean;
}

export interface Merged {
  commit: string;
  clashes: Clash[];
  /** Files outside of the content that both sides have changed. Nothing is merged then. */
  code: string[];
}

interface Entry {
  mode: string;
  id: string;
}

/** An answer of git that ends the merge. */
export class MergeError extends Error {
  readonly answer: GitAnswer;
  constructor(answer: GitAnswer) {
    super(answer.errors);
    this.answer = answer;
  }
}

/**
 * Makes a commit that has the changes of HEAD and of another commit, without touching a file or the index. Uses commands that
 * git has had for many years, because `git merge-tree --write-tree` is not in all versions that owners have.
 */
export async function mergeBranches(
  top: string,
  {
    prefix,
    base,
    theirs,
    isRecord,
    author,
  }: {
    /** The path of the content below the top, with a slash at its end. Empty if it is the top. */
    prefix: string;
    base: string;
    theirs: string;
    isRecord(file: string): boolean;
    author: string[];
  },
): Promise<Merged> {
  const temporary = mkdtempSync(join(tmpdir(), 'merge-'));
  const index = join(temporary, 'index');
  const run = async (values: string[], input?: string | Buffer) => {
    const answer = await git(top, values, { index, ...(input !== undefined && { input }) });
    if (answer.failed) throw new MergeError(answer);
    return answer;
  };
  const bytesOf = async (entry: Entry | undefined) =>
    entry ? (await run(['cat-file', 'blob', entry.id])).bytes : undefined;
  const keep = async (bytes: string | Buffer) => (await run(['hash-object', '-w', '--stdin'], bytes)).output;
  const isIn = async (commit: string, path: string) =>
    !(await git(top, ['cat-file', '-e', `${commit}:${path}`])).failed;
  try {
    const mine = (await run(['rev-parse', 'HEAD'])).output;
    await run(['read-tree', '-i', '-m', '--aggressive', base, mine, theirs]);
    const stages = new Map<string, (Entry | undefined)[]>();
    for (const line of (await run(['ls-files', '--unmerged', '-z'])).output.split('\0').filter(Boolean)) {
      const [, mode, id, stage, path] = /^(\d+) (\S+) (\d)\t(.*)$/s.exec(line)!;
      const entries = stages.get(path!) ?? [];
      entries[Number(stage)] = { mode: mode!, id: id! };
      stages.set(path!, entries);
    }
    const clashes: Clash[] = [];
    const code: string[] = [];
    const resolved: string[] = [];
    const take = (path: string, entry: Entry | undefined) => {
      // An entry with mode 0 takes all stages out.
      resolved.push(`0 ${'0'.repeat(mine.length)}\t${path}`);
      if (entry) resolved.push(`${entry.mode} ${entry.id} 0\t${path}`);
    };
    const works = new Set<string>();
    for (const [path, [, before, own, other]] of stages) {
      const file = path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
      const work = /^((albums)|galleries)\/[^/]+\//.exec(file ?? '');
      if (work && works.has(work[0])) continue;
      if (work && (!own || !other)) {
        const record = prefix + work[0] + (work[2] ? 'album.yaml' : 'gallery.yaml');
        if ((await isIn(mine, record)) !== (await isIn(theirs, record))) {
          works.add(work[0]);
          clashes.push({ file: work[0].slice(0, -1), isRemoved: !(await isIn(mine, record)) });
          continue;
        }
      }
      const isFile = [before, own, other].every((entry) => !entry || entry.mode.startsWith('100'));
      const mode = own?.mode === before?.mode ? other?.mode : own?.mode;
      if (isFile && own && other) {
        const [past, here, there] = [await bytesOf(before), (await bytesOf(own))!, (await bytesOf(other))!];
        const lines = await mergeLines(top, temporary, past ?? Buffer.from(''), here, there);
        if (lines?.isClean && before) {
          take(path, { mode: mode!, id: await keep(lines.bytes) });
          continue;
        }
        const values = file && isRecord(file) ? mergeRecords(past, here, there, lines?.bytes) : undefined;
        if (values) {
          take(path, { mode: mode!, id: await keep(values.text) });
          if (values.clashes.length > 0) clashes.push({ file: file!, text: textOfBoth(past, here, there) });
          continue;
        }
      }
      if (file === undefined) code.push(path);
      else {
        take(path, other);
        // What the build makes, it makes again.
        const isMade = /(^|\/)encoded\/|\.lock\.json$/.test(file);
        if (!isMade) clashes.push({ file, isRemoved: !own });
      }
    }
    if (code.length > 0) return { commit: '', clashes, code };
    for (const work of works) {
      for (const path of (await run(['ls-files', '-z', '--', prefix + work])).output.split('\0').filter(Boolean))
        take(path, undefined);
      const { output } = await run(['ls-tree', '-r', '-z', theirs, '--', prefix + work]);
      for (const line of output.split('\0').filter(Boolean)) {
        const [, mode, id, path] = /^(\d+) \w+ (\S+)\t(.*)$/s.exec(line)!;
        take(path!, { mode: mode!, id: id! });
      }
    }
    await run(['update-index', '-z', '--index-info'], resolved.map((line) => `${line}\0`).join(''));
    const { output: tree } = await run(['write-tree']);
    const { output: isSigned } = await git(top, ['config', '--type=bool', 'commit.gpgsign']);
    const sign = isSigned === 'true' ? ['-S'] : [];
    const message = 'Merge what others have published';
    const commit = await run([...author, 'commit-tree', ...sign, '-p', mine, '-p', theirs, '-m', message, tree]);
    return { commit: commit.output, clashes, code };
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** A record with the changes of both sides: of a field that both have changed, ours. Undefined if they are no records. */
export function textOfBoth(past: Buffer | undefined, here: Buffer, there: Buffer): string | undefined {
  // `mergeRecords` takes the third of two versions of a field.
  return mergeRecords(past, there, here, undefined)?.text;
}

/** Merges texts line by line, with the lines of `there` where both differ. Undefined if they are no texts. */
async function mergeLines(top: string, folder: string, past: Buffer, here: Buffer, there: Buffer) {
  const names = ['here', 'past', 'there'].map((name) => join(folder, name));
  for (const [at, bytes] of [here, past, there].entries()) writeFileSync(names[at]!, bytes);
  const { code, bytes } = await git(top, ['merge-file', '-p', ...names]);
  // 255 or more: an error, such as files that are no texts. Else the number of places where both differ.
  if (code === undefined || code > 127) return undefined;
  if (code === 0) return { isClean: true, bytes };
  return { isClean: false, bytes: (await git(top, ['merge-file', '-p', '--theirs', ...names])).bytes };
}

function mergeRecords(past: Buffer | undefined, here: Buffer, there: Buffer, lines: Buffer | undefined) {
  const [before, mine, theirs] = [past, here, there].map((bytes) => bytes && dataIn(bytes));
  if (mine === undefined || theirs === undefined) return undefined;
  const { value, clashes } = mergeValues(before ?? (Array.isArray(mine) ? [] : {}), mine, theirs);
  for (const text of [lines, there]) {
    if (text && dataIn(text) !== undefined) return { text: rewriteYaml(text.toString(), value), value, clashes };
  }
  return undefined;
}

/** Undefined if the text cannot be read. */
function dataIn(bytes: Buffer): Value | undefined {
  const text = bytes
    .toString()
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n');
  return problemInText(text) ? undefined : (dataOf(parseYaml(text)) as Value);
}
