import { basename, dirname, join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Level, Problem } from '../../contract/problem.ts';
import { pictureTexts } from '../../generator/check/rules.ts';
import { recordsIn } from '../../generator/check/source.ts';
import { isDraft } from '../../generator/content/drafts.ts';
import { ContentError } from '../../generator/content/read.ts';
import { jsonSchema } from '../../generator/content/schemas.ts';
import { site } from '../../generator/content/site.ts';
import { words } from '../../generator/content/words.ts';
import { readTranslation } from '../../generator/content/yaml.ts';
import { readSite } from '../../generator/pages/all-pages.ts';
import type { Change, FieldProblem, OpenRecord, RecordName, RecordState, Schema } from '../messages.ts';
import { startOf } from '../start-of.ts';
import { type Path, type Value, valueAt } from '../value.ts';
import { type WorkKind, workKinds } from '../work-kinds.ts';
import { ContentFolder, decoded, encoded } from './content-folder.ts';
import { DeskError } from './desk-error.ts';
import { deskFolder, incomingFolder } from './desk-folder.ts';
import { carryOut, type FilePlan, finishPlan, writePlan } from './file-plan.ts';
import { git } from './git.ts';
import { Reading } from './reading.ts';
import { type DeskRecord, folderRecord } from './records.ts';
import { safeStem } from './safe-name.ts';
import { rewritten, rewrittenFrom, valueIn } from './texts.ts';
import { joined, translationIn, withoutTranslations } from './translations.ts';
import { Trash } from './trash.ts';

/**
 * The files of a content folder. They are the draft, and the last commit is what is published: so every change is written at
 * once, whether it is right or not, and Publish keeps back what is not.
 */
export class Desk {
  readonly content: ContentFolder;
  /** For files that are not complete. */
  readonly incoming: string;
  /** The removed works and files. */
  readonly trash: Trash;
  /** For what is not in the content. */
  readonly ownFolder: string;
  /** The texts of files in the last commit that the desk knows of. */
  private readonly published = new Map<string, Promise<string | undefined>>();
  /** Files that were received for a record that has not named them since, by their paths below the content folder. */
  private readonly received = new Map<string, { record: string; file: string }>();

  constructor(folder: string) {
    this.ownFolder = deskFolder(folder);
    this.content = new ContentFolder(folder);
    this.trash = new Trash(join(this.ownFolder, 'removed'));
    this.incoming = incomingFolder(this.ownFolder);
  }

  private get planFolder(): string {
    return join(this.ownFolder, 'plan');
  }

  reading = (): Reading => new Reading(this.content);

  record = (name: string): DeskRecord => this.reading().record(name);

  async list(): Promise<RecordName[]> {
    const reading = this.reading();
    const wrong = new Set(
      (await this.problems(reading)).filter((problem) => !problem.isDraft).map(({ file }) => this.nameOf(file)),
    );
    const translations = reading.translations().filter(({ name }) => wrong.has(name));
    return [...reading.inOrder(), ...translations].map((record) => ({
      name: record.name,
      label: reading.labelOf(record),
      group: record.group,
      page: record.page,
      putBackAt: reading.putBackAt(record),
      isDraft: isDraft(reading.valueOf(record)),
      isWrong: wrong.has(record.name),
      cover: record.original ? undefined : reading.coverOf(record),
    }));
  }

  async open(name: string): Promise<OpenRecord> {
    const reading = this.reading();
    const record = reading.record(name);
    const { text } = reading.fileOf(record);
    const value = reading.shownOf(record);
    const [published, state] = await Promise.all([this.publishedText(record), this.stateOf(record, reading)]);
    return {
      ...state,
      name,
      schema: jsonSchema(record.file.schema) as Schema,
      publishedIds: published === undefined ? [] : idsIn(valueIn(record, published)),
      languages: reading.translationsOf(record).map(({ language }) => language!),
      text,
      ...(value !== undefined && { value }),
    };
  }

  /** Writes a change into its file. Throws a DeskError if the file has been changed since. */
  async change(name: string, change: Change): Promise<RecordState> {
    const reading = this.reading();
    const record = reading.record(name);
    const { text, value, encoding } = reading.fileOf(record);
    if (change.version !== reading.versionOf(record))
      throw new DeskError(409, 'This file was changed elsewhere in the meantime.');
    const own = 'value' in change ? withoutTranslations(change.value) : undefined;
    const isSame = own === undefined || isDeepStrictEqual(own, value);
    const next = 'text' in change ? change.text : isSame ? text : await this.textWith(record, text, own);
    const { writes, removes } = await this.translationPlan(record, change, reading);
    if (writes.length + removes.length > 0)
      this.carryOut({
        moves: [],
        writes: [...writes, ...(next === text ? [] : [this.textWrite(record, next)])],
        removes,
      });
    else if (next !== text) this.content.write(name, next, encoding);
    for (const [path, { record, file }] of this.received) {
      if (record === name && next.includes(file)) this.received.delete(path);
    }
    return this.stateOf(record);
  }

  /** How a change of a form changes the files of translations. A file without a text goes, but one keeps its language. */
  private async translationPlan(record: DeskRecord, change: Change, reading: Reading) {
    const plan = { writes: [] as FilePlan['writes'], removes: [] as string[] };
    const before = reading.shownOf(record);
    if (!('value' in change) || before === undefined) return plan;
    const schema = jsonSchema(record.file.schema);
    for (const translation of reading.translationsOf(record)) {
      const { text, value } = reading.fileOf(translation);
      const [old, next] = [before, change.value].map((one) => translationIn(one, schema, translation.language!));
      // What cannot be read is not in the form.
      if (value === undefined || isDeepStrictEqual(old, next)) continue;
      if (next === undefined && record.name !== site.name) plan.removes.push(this.content.pathOf(translation.name));
      else plan.writes.push(this.textWrite(translation, await this.textWith(translation, text, next ?? {})));
    }
    return plan;
  }

  /** Begins a work, as a draft. Returns its name. `taken` are addresses that it cannot have. */
  begin(kind: WorkKind, title: string, taken: ReadonlySet<string>): string {
    const count = this.reading().records.filter(({ group }) => group === kind).length;
    const record = folderRecord(kind, safeStem(title, taken, workKinds[kind].word));
    const schema = jsonSchema(record.file.schema) as Schema;
    const start: Value = {
      ...startOf(schema),
      title,
      draft: 'true',
      ...(schema.properties?.order && { order: String(count + 1) }),
    };
    // As a plan: an empty folder, which a full disk might leave, would have the address.
    this.carryOut({ moves: [], writes: [this.textWrite(record, rewritten(record, '', start))] });
    return record.name;
  }

  /** Remembers that a form has received a file, which it names in a moment. */
  keepReceived({ name, id }: DeskRecord, file: string): void {
    this.received.set(id === undefined ? file : `${dirname(name)}/${file}`, { record: name, file });
  }

  /** Whether a form has just received a file that no record names yet. */
  isAwaited = (file: string): boolean => this.received.has(file);

  /** Moves files to the trash, given by their paths below the content folder. Returns the id of the entry. */
  discard(files: string[]): string {
    const entry = this.trash.newFolder();
    const moves = files.map((file): [string, string] => [this.content.pathOf(file), join(entry, file)]);
    this.carryOut({ moves, writes: [] });
    return basename(entry);
  }

  /** The text of a record with another value. Undo brings back the characters of the last commit. */
  async textWith(record: DeskRecord, latest: string, value: Value): Promise<string> {
    return rewrittenFrom(record, await this.publishedText(record), latest, value);
  }

  /** The text of a record in the last commit. Undefined if there is none. */
  publishedText({ name }: DeskRecord): Promise<string | undefined> {
    const known = this.published.get(name);
    if (known) return known;
    const found = git(this.content.root, ['cat-file', 'blob', `HEAD:./${name}`]).then(({ failed, bytes }) =>
      failed ? undefined : decoded(bytes).text,
    );
    this.published.set(name, found);
    return found;
  }

  /** The data of a record in the last commit. Undefined if there are none. */
  async publishedValue(name: string): Promise<{ value?: Value }> {
    const reading = this.reading();
    const record = reading.record(name);
    const published = async (one: DeskRecord) => {
      const text = await this.publishedText(one);
      return text === undefined ? undefined : valueIn(one, text);
    };
    let value = await published(record);
    if (value === undefined) return {};
    for (const translation of reading.translationsOf(record)) {
      const schema = jsonSchema(record.file.schema);
      value = joined(value, await published(translation), schema, translation.language!);
    }
    return { value };
  }

  /** Called after a commit. */
  forgetPublished(): void {
    this.published.clear();
  }

  /** Changes several files as a whole. Texts are given with the record's name, or with the path of a file elsewhere. */
  carryOut(plan: FilePlan): void {
    carryOut(this.planFolder, plan);
  }

  /** Writes down a change, which is made later whatever happens. Returns a function that makes it. */
  plan(plan: FilePlan): () => void {
    writePlan(this.planFolder, plan);
    return () => finishPlan(this.planFolder);
  }

  /** A write of a plan: the next text of a record, at its path or at another one. */
  textWrite(record: DeskRecord, text: string, path = this.content.pathOf(record.name)): FilePlan['writes'][number] {
    return [path, encoded(text, this.content.read(record.name).encoding)];
  }

  /** Does what a crash has left of a change. */
  finish(): void {
    finishPlan(this.planFolder);
  }

  /** All that is wrong in the content and in its translations, drafts included. */
  async problems(reading = this.reading()): Promise<Problem[]> {
    const { root } = this.content;
    const found = await readSite(root, { isTolerant: true }).then(
      ({ problems }) => problems,
      (error: unknown) => {
        if (error instanceof ContentError) return error.problems;
        throw error;
      },
    );
    for (const language of reading.languages) await words.read(root, found, [], { language, isTolerant: true });
    for (const { name, file } of reading.translations()) readTranslation(join(root, name), file.schema, found);
    return found;
  }

  /** The name of a file in a problem: its path below the content folder, with slashes. */
  nameOf = (file: string): string => relative(this.content.root, file).replaceAll(sep, '/');

  async stateOf(record: DeskRecord, reading = this.reading()): Promise<RecordState> {
    const { name, page } = record;
    const { value } = reading.fileOf(record);
    const all = await this.problems(reading);
    const names = new Set(reading.records.map((other) => other.name));
    return {
      version: reading.versionOf(record),
      isDraft: isDraft(value),
      problems: marked(
        value,
        all.filter(({ file }) => this.nameOf(file) === name),
      ).map((problem) => ({ ...problem, file: name })),
      mayWait: value === undefined ? [] : wordlessPictures(name, value),
      others: all
        .filter(({ file, isDraft, message }) => this.nameOf(file) !== name && !isDraft && isAbout(record, message))
        .map(({ file, place, path, message }) => {
          const other = this.nameOf(file);
          return { name: names.has(other) ? other : undefined, place, path, message };
        }),
      label: reading.labelOf(record),
      page,
    };
  }
}

const idsIn = (value: Value | undefined): string[] =>
  recordsIn(value).flatMap(({ value: { id } }) => (id ? [String(id)] : []));

function wordlessPictures(file: string, data: Value): FieldProblem[] {
  const finding = (level: Level, path: PropertyKey[], message: string) => ({ level, file, place: '', path, message });
  return pictureTexts({ name: file, data, fieldsAt: () => [], finding, language: '' }, '')
    .filter(({ path }) => !valueAt(data, path as Path))
    .map((found) => ({ ...found, isUnwritten: true }));
}

/** Whether a problem of another file is about a record: its sentence names the page or the id that it misses. */
const isAbout = ({ page, id }: DeskRecord, message: string): boolean =>
  message.includes(page === '/' ? ' /#' : page) || (id !== undefined && message.includes(`'${id}'`));

/** Problems of a value, with a mark at those that are only still to write. */
export const marked = (value: Value | undefined, problems: Problem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, isUnwritten: isUnwritten(value, problem) }));

/** Whether a problem is only that nothing is written yet. */
function isUnwritten(value: Value | undefined, { path }: Problem): boolean {
  if (value === undefined || path.length === 0) return false;
  const found = valueAt(value, path as Path);
  if (Array.isArray(found)) return found.length === 0;
  return found === undefined || found === null || String(found).trim() === '';
}
