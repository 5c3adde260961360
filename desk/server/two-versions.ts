import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { jsonSchema } from '../../generator/content/schemas.ts';
import { writeAtomically } from '../../generator/lib/write-file.ts';
import { placeInWords } from '../labels.ts';
import type { Schema, VersionChoice } from '../messages.ts';
import { type Fields, type Path, type Value, valueAt } from '../value.ts';
import { currentData, textOf } from './changes-in-words.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { git } from './git.ts';
import type { TwoVersions } from './merge-branches.ts';
import { pathAfter } from './merge-values.ts';

/**
 * Texts that the owner and somebody else have changed. The content has theirs, which are published, and this keeps the owner's
 * until one is chosen. An entry ends by itself when its text is changed again.
 */
export class VersionShelf {
  private readonly desk: Desk;
  private readonly file: string;
  private readonly folder: string;

  constructor(desk: Desk) {
    this.desk = desk;
    this.folder = resolve(desk.content.root);
    this.file = join(desk.place, 'two-versions.json');
  }

  private read(): TwoVersions[] {
    return existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : [];
  }

  private write(all: TwoVersions[]): void {
    if (all.length > 0) writeAtomically(this.file, JSON.stringify(all));
    else rmSync(this.file, { force: true });
  }

  /** Keeps more of them. Returns a function that takes these out again. */
  add(versions: TwoVersions[]): () => void {
    const before = this.read();
    const isSame = (one: TwoVersions, other: TwoVersions) => idOf(one) === idOf(other);
    this.write([...before.filter((old) => !versions.some((next) => isSame(old, next))), ...versions]);
    return () => this.write(before);
  }

  async list(): Promise<VersionChoice[]> {
    const all = this.read();
    const open: TwoVersions[] = [];
    for (const entry of all) if (await this.isOpen(entry)) open.push(entry);
    if (open.length < all.length) this.write(open);
    return Promise.all(open.map((entry) => this.inWords(entry)));
  }

  /** Puts the chosen version into the content. */
  async choose(id: string, keep: 'mine' | 'theirs'): Promise<void> {
    const entry = this.read().find((one) => idOf(one) === id);
    if (!entry || !(await this.isOpen(entry)))
      throw new DeskError(409, 'This text has been changed since, so nothing was done.');
    if (keep === 'mine') await this.restore(entry);
    this.write(this.read().filter((one) => idOf(one) !== id));
  }

  private pathNow(entry: Extract<TwoVersions, { path: Path }>, now: Value): Path | undefined {
    return pathAfter(entry.path, entry.record, now);
  }

  private async isOpen(entry: TwoVersions): Promise<boolean> {
    if (!('path' in entry)) {
      const { failed, output } = await git(this.folder, ['status', '--porcelain', '--', entry.file]);
      const same = await git(this.folder, ['diff', '--quiet', entry.theirCommit, 'HEAD', '--', entry.file]);
      return !failed && output === '' && !same.failed;
    }
    if (!existsSync(join(this.folder, entry.file))) return false;
    const now = currentData(this.folder, entry.file);
    const path = this.pathNow(entry, now);
    return path !== undefined && isDeepStrictEqual(valueAt(now, path), entry.isMissing ? undefined : entry.theirs);
  }

  private async restore(entry: TwoVersions): Promise<void> {
    const { file } = entry;
    if ('path' in entry) {
      const { value, version } = await this.desk.open(file);
      const path = value === undefined ? undefined : this.pathNow(entry, value);
      if (!path || value === undefined) throw new DeskError(409, 'This file cannot be read now. Correct it first.');
      await this.desk.change(file, { value: changed(value, path, entry.isRemoved ? undefined : entry.mine), version });
      return;
    }
    const isMine = !(await git(this.folder, ['cat-file', '-e', `${entry.commit}:./${file}`])).failed;
    if (entry.isFolder || !isMine) rmSync(join(this.folder, file), { recursive: true, force: true });
    if (!isMine) return;
    const done = await git(this.folder, ['restore', `--source=${entry.commit}`, '--worktree', '--', file]);
    if (done.failed) throw new DeskError(500, `Your version could not be put back. Git says: ${done.errors.trim()}`);
  }

  /** A short text as it is, and else its size. Empty if it is not there. */
  private async shown(isFolder: boolean, commit: string, file: string): Promise<string> {
    const { failed, output } = await git(this.folder, ['cat-file', '-s', `${commit}:./${file}`]);
    if (failed) return '';
    if (isFolder) return 'The whole work';
    const { bytes } = await git(this.folder, ['cat-file', 'blob', `${commit}:./${file}`]);
    const isText = bytes.length <= mostShownBytes && !bytes.includes(0);
    return isText ? bytes.toString() : `A file of ${Math.ceil(Number(output) / 1000)} KB`;
  }

  private async inWords(entry: TwoVersions): Promise<VersionChoice> {
    const { file } = entry;
    const reading = this.desk.reading();
    const known = reading.records.find(({ name }) => name === file);
    const found = { id: idOf(entry), label: known ? reading.labelOf(known) : file };
    if (!('path' in entry)) {
      const shown = (commit: string) => this.shown(entry.isFolder, commit, file);
      return { ...found, place: '', mine: await shown(entry.commit), theirs: await shown(entry.theirCommit) };
    }
    const schema = jsonSchema(this.desk.record(file).file.schema) as Schema;
    const place = placeInWords(entry.path, schema, entry.record);
    return {
      ...found,
      record: file,
      place,
      mine: entry.isRemoved ? '' : textOf(entry.mine),
      theirs: entry.isMissing ? '' : textOf(entry.theirs),
    };
  }
}

/** Longer texts are not compared in a dialog. */
const mostShownBytes = 4000;

const idOf = (entry: TwoVersions): string => JSON.stringify('path' in entry ? [entry.file, ...entry.path] : entry.file);

/** The data with another value at a place, or without the value there. */
function changed(data: Value, path: Path, value: Value | undefined): Value {
  const copy = structuredClone(data);
  const step = path.at(-1);
  if (step === undefined) return value ?? null;
  const around = valueAt(copy, path.slice(0, -1)) as Fields & Value[];
  if (value !== undefined) around[step as number] = value;
  else if (Array.isArray(around)) around.splice(step as number, 1);
  else delete (around as Fields)[step];
  return copy;
}
