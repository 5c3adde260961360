import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataOf, parseYaml, problemInText } from '../../generator/content/yaml.ts';
import type { Value } from '../value.ts';
import { inWorkFolder, type WorkKind, workKinds } from '../work-kinds.ts';
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

/** What a merge needs to know. */
interface MergeOptions {
  /** The path of the content below the top, with a slash at its end. Empty if it is the top. */
  prefix: string;
  base: string;
  theirs: string;
  isRecord(file: string): boolean;
  author: string[];
}

/**
 * Makes a commit that has the changes of HEAD and of another commit, without touching a file or the index. Uses commands that
 * git has had for many years, because `git merge-tree --write-tree` is not in all versions that owners have. Throws a MergeError.
 */
export async function mergeBranches(top: string, options: MergeOptions): Promise<Merged> {
  const temporary = mkdtempSync(join(tmpdir(), 'merge-'));
  try {
    return await new Merge(top, options, temporary).run();
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** A file in the common ancestor, here, and there. */
type Stages = [base: Entry | undefined, own: Entry | undefined, other: Entry | undefined];

class Merge {
  private readonly top: string;
  private readonly options: MergeOptions;
  private readonly folder: string;
  private mine = '';
  private readonly clashes: Clash[] = [];
  private readonly code: string[] = [];
  /** Lines for `git update-index --index-info`. */
  private readonly resolved: string[] = [];
  /** The folders of works that only one side has. */
  private readonly works = new Set<string>();

  constructor(top: string, options: MergeOptions, folder: string) {
    this.top = top;
    this.options = options;
    this.folder = folder;
  }

  async run(): Promise<Merged> {
    const { base, theirs, author } = this.options;
    this.mine = await this.ask('rev-parse', 'HEAD');
    await this.ask('read-tree', '-i', '-m', '--aggressive', base, this.mine, theirs);
    for (const [path, stages] of await this.unmerged()) await this.resolve(path, stages);
    const { clashes, code } = this;
    if (code.length > 0) return { commit: '', clashes, code };
    for (const work of this.works) await this.takeWork(work);
    await this.git(['update-index', '-z', '--index-info'], this.resolved.map((line) => `${line}\0`).join(''));
    const tree = await this.ask('write-tree');
    const { output: isSigned } = await git(this.top, ['config', '--type=bool', 'commit.gpgsign']);
    const sign = isSigned === 'true' ? ['-S'] : [];
    const parents = ['-p', this.mine, '-p', theirs];
    const message = 'Merge what others have published';
    const commit = await this.ask(...author, 'commit-tree', ...sign, ...parents, '-m', message, tree);
    return { commit, clashes, code };
  }

  private async git(values: string[], input?: string | Buffer): Promise<GitAnswer> {
    const index = join(this.folder, 'index');
    const answer = await git(this.top, values, { index, ...(input !== undefined && { input }) });
    if (answer.failed) throw new MergeError(answer);
    return answer;
  }

  private ask = async (...values: string[]): Promise<string> => (await this.git(values)).output;

  private bytesOf = async ({ id }: Entry): Promise<Buffer> => (await this.git(['cat-file', 'blob', id])).bytes;

  private isIn = async (commit: string, path: string): Promise<boolean> =>
    !(await git(this.top, ['cat-file', '-e', `${commit}:${path}`])).failed;

  /** The files that both sides have changed. */
  private async unmerged(): Promise<Map<string, Stages>> {
    const found = new Map<string, Stages>();
    for (const line of (await this.ask('ls-files', '--unmerged', '-z')).split('\0').filter(Boolean)) {
      const [, mode, id, stage, path] = /^(\d+) (\S+) (\d)\t(.*)$/s.exec(line)!;
      const stages: Stages = found.get(path!) ?? [undefined, undefined, undefined];
      stages[Number(stage) - 1] = { mode: mode!, id: id! };
      found.set(path!, stages);
    }
    return found;
  }

  private take(path: string, entry: Entry | undefined): void {
    // An entry with mode 0 takes all stages out.
    this.resolved.push(`0 ${'0'.repeat(this.mine.length)}\t${path}`);
    if (entry) this.resolved.push(`${entry.mode} ${entry.id} 0\t${path}`);
  }

  private async resolve(path: string, stages: Stages): Promise<void> {
    const { prefix } = this.options;
    const [, own, other] = stages;
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
    if (file !== undefined && (!own || !other) && (await this.isOfOneSide(file))) return;
    if (own && other && (await this.resolveTexts(path, file, stages))) return;
    if (file === undefined) {
      this.code.push(path);
      return;
    }
    this.take(path, other);
    // What the build makes, it makes again.
    const isMade = /(^|\/)encoded\/|\.lock\.json$/.test(file);
    if (!isMade) this.clashes.push({ file, isRemoved: !own });
  }

  /** Whether a file belongs to a work that one side has removed. */
  private async isOfOneSide(file: string): Promise<boolean> {
    const { prefix, theirs } = this.options;
    const [work, , kind] = inWorkFolder.exec(file) ?? [];
    if (!work || this.works.has(work)) return work !== undefined;
    const record = `${prefix}${work}${workKinds[kind as WorkKind].file}.yaml`;
    const isMine = await this.isIn(this.mine, record);
    if (isMine === (await this.isIn(theirs, record))) return false;
    this.works.add(work);
    this.clashes.push({ file: work.slice(0, -1), isRemoved: !isMine });
    return true;
  }

  /** Brings two texts together. Returns whether that is possible. */
  private async resolveTexts(path: string, file: string | undefined, stages: Stages): Promise<boolean> {
    const [before, own, other] = stages;
    if (!stages.every((entry) => !entry || entry.mode.startsWith('100'))) return false;
    const [past, here, there] = [
      before && (await this.bytesOf(before)),
      await this.bytesOf(own!),
      await this.bytesOf(other!),
    ];
    const mode = own!.mode === before?.mode ? other!.mode : own!.mode;
    const keep = async (bytes: string | Buffer) => {
      this.take(path, { mode, id: (await this.git(['hash-object', '-w', '--stdin'], bytes)).output });
      return true;
    };
    const lines = await mergeLines(this.top, this.folder, past ?? Buffer.from(''), here, there);
    if (lines?.isClean && before) return keep(lines.bytes);
    const values = file && this.options.isRecord(file) ? mergeRecords(past, here, there, lines?.bytes) : undefined;
    if (!values) return false;
    if (values.clashes.length > 0) this.clashes.push({ file: file!, text: textOfBoth(past, here, there) });
    return keep(values.text);
  }

  /** Takes the folder of a work as it is there. */
  private async takeWork(work: string): Promise<void> {
    const { prefix, theirs } = this.options;
    const known = await this.ask('ls-files', '-z', '--', prefix + work);
    for (const path of known.split('\0').filter(Boolean)) this.take(path, undefined);
    const theirFiles = await this.ask('ls-tree', '-r', '-z', theirs, '--', prefix + work);
    for (const line of theirFiles.split('\0').filter(Boolean)) {
      const [, mode, id, path] = /^(\d+) \w+ (\S+)\t(.*)$/s.exec(line)!;
      this.take(path!, { mode: mode!, id: id! });
    }
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
