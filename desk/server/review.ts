import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import type { Finding } from '../../contract/problem.ts';
import { translationField } from '../../contract/reader-text.ts';
import { unnamedFiles } from '../../generator/check/files.ts';
import { isDraft } from '../../generator/content/drafts.ts';
import { jsonSchema } from '../../generator/content/schemas.ts';
import { originalOf } from '../../generator/content/translations.ts';
import { placeName } from '../../generator/content/yaml.ts';
import { walk } from '../../generator/lib/walk.ts';
import { nameOfItem, placeInWords } from '../labels.ts';
import type { Advice, FieldProblem, HeldBack, Publication, PublishedChange, Schema } from '../messages.ts';
import { toWrite } from '../to-write.ts';
import type { Path, Value } from '../value.ts';
import { isWorkKind } from '../work-kinds.ts';
import { type CheckedContent, checkContent, type Selection, select, unitOf } from './candidate.ts';
import { type ChangedFile, changeSummary } from './change-summary.ts';
import { type Desk, marked } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { type GitAnswer, git } from './git.ts';
import { notKept } from './publish-errors.ts';
import type { Reading } from './reading.ts';
import { findRemote } from './remote.ts';

/** What a publication would be, in words. */
export class Review {
  private readonly desk: Desk;
  private readonly folder: string;

  constructor(desk: Desk) {
    this.desk = desk;
    this.folder = desk.content.root;
  }

  /** The changes that would be published. Cheaper than `look`, because nothing is checked. */
  async unpublished(): Promise<PublishedChange[]> {
    try {
      await findRemote(this.folder);
      return await this.changes(await this.changedFiles());
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return [];
    }
  }

  async look(): Promise<Publication> {
    const checked = await checkContent(this.desk);
    const { content } = checked;
    const all = [...checked.refused, ...checked.findings];
    const reading = this.desk.reading();
    const found = {
      drafts: await this.drafts(reading),
      unnamed: content ? unnamedFiles(content).filter((file) => !this.desk.isAwaited(file)) : [],
    };
    try {
      const { upstream } = await findRemote(this.folder);
      const files = await this.changedFiles();
      const selection = await this.select(files, checked);
      const changes = await this.changes(files.filter(({ file }) => !selection.held.has(unitOf(file))));
      const range = rangeTo(upstream && `refs/remotes/${upstream}`);
      return {
        ...found,
        // What is held back says itself what is wrong with it. Some mistakes are seen only without it.
        findings: this.advice(
          [
            ...all.filter(({ file, level }) => level !== 'must' || !selection.held.has(unitOf(file))),
            ...selection.wrong,
          ].filter((finding, index, found) => found.findIndex((other) => isSameFinding(other, finding)) === index),
          reading,
        ),
        changes,
        heldBack: await this.heldBack(selection, reading),
        canPublish: selection.wrong.length === 0,
        commits: Number((await this.git('rev-list', '--count', range, '--', '.')).output) || 0,
        codeCommits: upstream ? await this.codeCommits(range) : [],
      };
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      const nothing = { changes: [], heldBack: [], canPublish: false, commits: 0, codeCommits: [] };
      return { ...found, ...nothing, findings: this.advice(all, reading), obstacle: error.message };
    }
  }

  /** What of the changes can be published. Throws a DeskError with the first thing to fix if nothing can be. */
  async selection(): Promise<{ held: string[]; refused: string[]; changes: PublishedChange[] }> {
    const checked = await checkContent(this.desk);
    const files = await this.changedFiles();
    const { held, wrong } = await this.select(files, checked);
    const refused = checked.refused.map((finding) => this.inWords(finding));
    const [first] = [...refused, ...wrong.map((finding) => this.inWords(finding))];
    if (wrong.length > 0) throw new DeskError(422, `Not published, because something is wrong: ${first}`);
    const changes = await this.changes(files.filter(({ file }) => !held.has(unitOf(file))));
    return { held: [...held.keys()], refused, changes };
  }

  private select(files: ChangedFile[], checked: CheckedContent): Promise<Selection> {
    return select(this.desk, [...new Set(files.map(({ file }) => unitOf(file)))], checked);
  }

  /** A finding in a sentence that names its file. */
  inWords(finding: Finding): string {
    const [{ label = '', message = '' } = {}] = this.advice([finding], this.desk.reading());
    return label ? `${label}: ${message}` : message;
  }

  /**
   * Gives files the bytes that are published. Those that they have go to the trash; resolves to their entry there, if there are any.
   * Files that have not changed stay as they are.
   */
  async bringBack(wanted: string[]): Promise<{ replaced?: string }> {
    const { content, trash } = this.desk;
    const files = (await this.changedFiles()).filter(
      ({ file, kind }) => kind !== 'added' && mediaKind(file) && wanted.includes(file),
    );
    const published = await Promise.all(files.map(({ file }) => this.git('show', `HEAD:./${file}`)));
    const there = files.filter(({ file }) => existsSync(content.pathOf(file)));
    const entry = there.length > 0 ? trash.newFolder() : undefined;
    this.desk.carryOut({
      discards: there.map(({ file }) => [content.pathOf(file), join(entry!, file)]),
      moves: [],
      writes: files.map(({ file }, index) => [content.pathOf(file), published[index]!.bytes]),
    });
    return entry ? { replaced: basename(entry) } : {};
  }

  /** Findings as the forms of their files would say them: with labels, without lines. */
  private advice(findings: Finding[], reading: Reading): Advice[] {
    return findings.map((finding) => {
      const { file, path, message } = finding;
      const { name, language } = originalOf(file);
      // A text of a translation is in the form of its original, and a mistake of its file in the text of that.
      const isText = language !== undefined && path.includes(translationField(language));
      const record = reading.recordOf(isText ? name : file);
      if (!record)
        return {
          ...finding,
          label: [file, finding.place && `line ${finding.place.split(':')[0]}`].filter(Boolean).join(', '),
        };
      const label = reading.labelOf(record);
      const written = placeName(path);
      if (!written || !message.startsWith(`${written} `)) return { ...finding, label, record: record.name };
      const place = placeInWords(path, jsonSchema(record.file.schema) as Schema, reading.valueOf(record));
      return { ...finding, label, record: record.name, message: place + message.slice(written.length) };
    });
  }

  /** What is held back, with what is still to write or to fix in it. */
  private async heldBack({ held }: Selection, reading: Reading): Promise<HeldBack[]> {
    return Promise.all(
      [...held].map(async ([unit, findings]): Promise<HeldBack> => {
        const record = reading.records.find(({ name }) => name === unit || (unitOf(name) === unit && unit !== name));
        const problems = record ? (await this.desk.stateOf(record, reading)).problems : [];
        const [first] = findings;
        if (!record) return { label: unit, why: first ? first.message : depends, place: '' };
        const own = { record: record.name, label: reading.labelOf(record) };
        const { why, place } = this.whyOf(problems, record.name, reading);
        if (why) return { ...own, why, place };
        const [advice] = this.advice(first ? [first] : [], reading);
        // Perhaps it is in the file of a translation.
        return advice
          ? { record: advice.record, label: advice.label, why: `To fix: ${advice.message}`, place: '' }
          : { ...own, why: depends, place: '' };
      }),
    );
  }

  /** The works and entries that are left out of the site, with what is still to write or to fix in them. */
  private async drafts(reading: Reading): Promise<HeldBack[]> {
    const found: HeldBack[] = [];
    const problems = await this.desk.problems();
    for (const record of reading.inOrder()) {
      const value = reading.valueOf(record);
      const inFile = problems.filter(({ file }) => this.desk.nameOf(file) === record.name);
      for (const { path, value: inner } of walk(value)) {
        if (!isDraft(inner)) continue;
        const isIn = (place: PropertyKey[]) => path.every((step, index) => step === place[index]);
        const own = marked(
          value as Value,
          inFile.filter((problem) => isIn(problem.path)),
        );
        const { why, place } = this.whyOf(own, record.name, reading);
        const label = reading.labelOf(record);
        const name = path.length > 0 ? `${label} › ${nameOfItem(inner as never, Number(path.at(-1)))}` : label;
        found.push({
          record: record.name,
          label: name,
          why: why || complete,
          place: place || [...path, 'draft'].map(String).join('.'),
        });
        if (isWorkKind(record.group) && path.length === 0) break;
      }
    }
    return found;
  }

  /** What is still to write or to fix in a record, in sentences, and the place of the first of it. */
  private whyOf(problems: FieldProblem[], name: string, reading: Reading): Pick<HeldBack, 'why' | 'place'> {
    const record = reading.record(name);
    const schema = jsonSchema(record.file.schema) as Schema;
    const written = toWrite(problems, schema, reading.valueOf(record));
    const mistakes = problems.filter(({ isUnwritten }) => !isUnwritten);
    const sentences = [
      ...(written.length > 0 ? [`Still to write: ${written.map(({ text }) => text).join(', ')}.`] : []),
      ...this.advice(
        mistakes.map((problem) => ({ ...problem, level: 'must' })),
        reading,
      ).map(({ message }) => `To fix: ${message}`),
    ];
    const path = (mistakes[0]?.path ?? written[0]?.place ?? []) as Path;
    return { why: sentences.join(' '), place: path.join('.') };
  }

  private git(...values: string[]): Promise<GitAnswer> {
    return git(this.folder, values);
  }

  /** The titles of commits that are not pushed and change something outside of the content. The first push sends all. */
  private async codeCommits(range: string): Promise<string[]> {
    const { output } = await this.git(
      '--no-literal-pathspecs',
      'log',
      '-z',
      '--no-merges',
      '--format=%s',
      range,
      '--',
      ':(top)',
      ':(exclude).',
    );
    return output.split('\0').filter(Boolean);
  }

  /** The files of the content that differ from the last commit, without what the build makes. */
  private async changedFiles(): Promise<ChangedFile[]> {
    const status = await this.git('status', '--porcelain=v2', '-z', '--untracked-files=all', '--no-renames', '--', '.');
    // An empty answer would mean that nothing has changed.
    if (status.failed) throw new DeskError(409, notKept(status));
    const { output: prefix } = await this.git('rev-parse', '--show-prefix');
    return status.output
      .split('\0')
      .flatMap((entry) => changedFile(entry) ?? [])
      .map((change) => ({ ...change, file: change.file.slice(prefix.length) }))
      .filter(({ file }) => !/(^|\/)encoded\/|\.lock\.json$|\.part$/.test(file));
  }

  private changes(files: ChangedFile[]): Promise<PublishedChange[]> {
    const reading = this.desk.reading();
    const known = [...reading.records, ...reading.records.flatMap((record) => reading.translationsOf(record))];
    const labels = new Map(known.map((record) => [record.name, reading.labelOf(record)]));
    return changeSummary(files, {
      root: this.folder,
      labelOf: (file) => labels.get(file) ?? file,
      oldText: async (file) => (await this.git('show', `HEAD:./${file}`)).output,
    });
  }
}

const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.file === other.file && one.message === other.message;

const complete = 'It is complete. Take the tick away to show it.';
const depends = 'It leads to something in this list, or something in this list leads to it. Finish that first.';

/** The commits that are not pushed yet. */
export const rangeTo = (pushed: string | undefined): string => (pushed ? `${pushed}..HEAD` : 'HEAD');

/**
 * An entry of `git status --porcelain=v2`: '1 <index and file> <submodule> <three modes> <two ids> <path>', or '? <path>'.
 * Undefined for other entries.
 */
function changedFile(entry: string): ChangedFile | undefined {
  if (entry.startsWith('? ')) return { file: entry.slice(2), kind: 'added', oldId: '' };
  const [, state, oldId, file] = /^1 (..) \S+ \S+ \S+ \S+ (\S+) \S+ (.*)$/s.exec(entry) ?? [];
  if (!state || !oldId || !file) return undefined;
  const kind = state.includes('A') ? 'added' : state.includes('D') ? 'removed' : 'changed';
  return { file, kind, oldId };
}
