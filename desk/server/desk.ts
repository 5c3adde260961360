import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Problem } from '../../contract/problem.ts';
import { menu } from '../../generator/content/menu.ts';
import { ContentError } from '../../generator/content/read.ts';
import { jsonSchema, schemaAt } from '../../generator/content/schemas.ts';
import { site } from '../../generator/content/site.ts';
import { dataOf, parseYaml, problemInText } from '../../generator/content/yaml.ts';
import { contentHash } from '../../generator/lib/content-hash.ts';
import { writeAtomically } from '../../generator/lib/write-file.ts';
import { readSite } from '../../generator/pages/all-pages.ts';
import { capitalized } from '../capitalized.ts';
import type { Change, OpenRecord, OtherProblem, RecordName, RecordState, Schema } from '../messages.ts';
import { startOf } from '../start-of.ts';
import { isFields, type Path, type Value, valueAt } from '../value.ts';
import { ContentFolder, hashOf } from './content-folder.ts';
import { DeskError } from './desk-error.ts';
import { deskFolder, incomingFolder } from './desk-folder.ts';
import { matchItems } from './match-items.ts';
import { type DeskRecord, type FolderKind, folderRecord, recordsIn } from './records.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { safeStem } from './safe-name.ts';
import { Shelf } from './shelf.ts';

/** Changes that are not in the file yet, because something is wrong. */
interface Waiting {
  text: string;
  /** Of the file that they change. */
  hash: string;
  /** The desk is writing the file, and its hash is this one afterwards. */
  nextHash?: string;
  /** Whether the file has these changes, or later ones, as soon as it has the next hash. */
  isSavedThen?: boolean;
  problems: Problem[];
  others: OtherProblem[];
}

/** The text of a file before the first change at the desk, and the text that the desk saved last. */
export interface FirstText {
  text: string;
  saved: string;
}

/**
 * The files of a content folder, with changes that wait to be saved. A valid change is saved at once; an invalid one waits in
 * `.desk`, where it survives a closed tab and a restart. A new album or gallery is begun there too, so that it cannot
 * break the site, and moves into the content when it is valid.
 */
export class Desk {
  readonly content: ContentFolder;
  readonly begun: ContentFolder;
  /** For files that are not complete. */
  readonly incoming: string;
  /** The removed works and files. */
  readonly shelf: Shelf;
  /** For work that is not in the content. */
  readonly place: string;
  /** For changes that wait. */
  readonly waitingFolder: string;
  /** The text of a file before the first change here, and what was saved last. */
  readonly firstTexts = new Map<string, FirstText>();
  /** Files that were received for a record that has not named them since, by their paths below the content folder. */
  private readonly received = new Map<string, { record: string; file: string }>();

  constructor(folder: string) {
    this.place = deskFolder(folder);
    this.content = new ContentFolder(folder);
    this.begun = new ContentFolder(join(this.place, 'begun'));
    this.shelf = new Shelf(join(this.place, 'removed'));
    this.incoming = incomingFolder(this.place);
    this.waitingFolder = join(this.place, 'waiting');
    mkdirSync(this.waitingFolder, { recursive: true });
    mkdirSync(this.begun.root, { recursive: true });
  }

  list(): RecordName[] {
    return this.inOrder(this.records()).map((record) => ({
      name: record.name,
      label: this.labelOf(record),
      group: record.group,
      page: record.page,
      putBackAt: this.putBackAt(record),
      isWaiting: this.isBegun(record) || this.waitingFor(record) !== undefined,
      isDraft: this.isDraft(record),
      cover: this.coverOf(record),
    }));
  }

  /** Whether a record waits only because something is still to write. */
  private isDraft(record: DeskRecord): boolean {
    if (this.isBegun(record)) return true;
    if (this.unfinishedText(record) === undefined) return false;
    const { problems, others } = this.marked(record, this.stateOf(record));
    return others.length === 0 && problems.every(({ isUnwritten }) => isUnwritten);
  }

  /** The record of a name. Throws a DeskError if there is none. */
  record(name: string): DeskRecord {
    const record = this.records().find((known) => known.name === name);
    if (!record) throw new DeskError(404, `There is no file ${name} in the content.`);
    return record;
  }

  async open(name: string): Promise<OpenRecord> {
    const record = this.record(name);
    const { text } = this.waitingFor(record) ?? this.placeOf(record).read(name);
    const schema = jsonSchema(record.file.schema) as Schema;
    const readable = asRead(text);
    const isReadable = this.isBegun(record) || hasData(readable);
    const state = this.stateOf(record);
    if (!this.waitingFor(record) && isReadable) state.problems = await this.problemsOf(record);
    return {
      ...this.marked(record, state),
      name,
      schema,
      text,
      ...(isReadable && { value: dataIn(readable, schema) }),
    };
  }

  /**
   * Checks a change, and saves it if it is right, with other changes that waited for it. Throws a DeskError if the file has
   * been changed since.
   */
  async change(name: string, change: Change): Promise<RecordState> {
    const record = this.record(name);
    if (change.version !== this.versionOf(record)) {
      throw new DeskError(409, 'This file was changed elsewhere in the meantime.');
    }
    const file = this.placeOf(record).read(name);
    const waiting = this.waitingFor(record);
    if (waiting && !this.isBegun(record) && !isFor(waiting, file)) {
      throw new DeskError(409, 'This file was changed by hand while a change waits here.');
    }
    const text = 'text' in change ? change.text : this.textWith(record, file.text, change.value);
    for (const [path, { record, file }] of this.received) {
      if (record === name && text.includes(file)) this.received.delete(path);
    }
    if (this.isBegun(record)) return this.marked(record, await this.changeBegun(record, text));

    const { problems, others, saved } = await this.judge(record, text);
    if (problems.length + others.length > 0) {
      this.keepWaiting(record, { text, hash: file.hash, problems, others });
    } else {
      this.save(saved);
    }
    return this.marked(record, this.stateOf(record));
  }

  /** Decides between a file that was changed elsewhere and the change that waits for it. */
  async resolve(name: string, keep: 'file' | 'waiting'): Promise<OpenRecord> {
    const record = this.record(name);
    const waiting = this.waitingFor(record);
    if (keep === 'file') this.forget(record);
    else if (waiting) {
      const { text, hash } = this.content.read(name);
      // What the change meant, in the file as it is now.
      const value = dataOf(parseYaml(asRead(waiting.text))) as Value;
      const isReadable = hasData(asRead(text));
      this.keepWaiting(record, { ...waiting, hash, text: isReadable ? rewriteYaml(text, value) : waiting.text });
    }
    return this.open(name);
  }

  /** Begins an album or a gallery. Returns its name. `taken` are addresses that it cannot have. */
  begin(kind: FolderKind, title: string, taken: ReadonlySet<string>): string {
    const count = this.records().filter(({ group }) => group === kind).length;
    const record = folderRecord(kind, safeStem(title, taken, kind === 'albums' ? 'album' : 'gallery'));
    const start: Value = {
      ...startOf(jsonSchema(record.file.schema) as Schema),
      title,
      order: String(count + 1),
      ...(kind === 'albums' && { year: String(new Date().getFullYear()) }),
    };
    this.begun.write(record.name, rewritten(record, '', start), 'utf-8');
    return record.name;
  }

  /** Remembers that a form has received a file, which it names in a moment. */
  keepReceived({ name, id }: DeskRecord, file: string): void {
    this.received.set(id === undefined ? file : `${dirname(name)}/${file}`, { record: name, file });
  }

  /** Whether a file that no record names may still be named: by a change that waits, or by a form that has just received it. */
  isAwaited(file: string): boolean {
    if (this.received.has(file)) return true;
    return this.records().some((record) => {
      const { text } = this.waitingFor(record) ?? {};
      const folder = record.id === undefined ? '' : `${dirname(record.name)}/`;
      return text !== undefined && file.startsWith(folder) && text.includes(file.slice(folder.length));
    });
  }

  /** The folder in which the files of a record are, as a place for more of them. */
  folderFor(record: DeskRecord): ContentFolder {
    return this.placeOf(record);
  }

  /**
   * The file with a value. Made of the text that was there before the first change here, so that an undo brings back every
   * character, and quotes that a half-typed text needed go again. Where that would lose a comment, made of the latest text.
   */
  private textWith(record: DeskRecord, latest: string, value: Value): string {
    const first = this.firstTexts.get(record.name);
    const fromLatest = rewritten(record, latest, value);
    if (!first || first.saved !== latest) return fromLatest;
    const fromFirst = rewritten(record, first.text, value);
    return commentsIn(fromFirst) < commentsIn(fromLatest) ? fromLatest : fromFirst;
  }

  /**
   * Changes the data of a record, in its file and in a change that waits for it. `original` is the data before the first
   * change here. Nothing is checked.
   */
  edit(record: DeskRecord, change: (value: Value, where: 'file' | 'waiting', original: Value) => Value): void {
    const schema = jsonSchema(record.file.schema) as Schema;
    const changed = (text: string, where: 'file' | 'waiting', original: string, write: (next: Value) => string) => {
      if (problemInText(asRead(text)) || problemInText(asRead(original))) return text;
      const value = dataIn(asRead(text), schema);
      const next = change(value, where, dataIn(asRead(original), schema));
      return next === value ? text : write(next);
    };
    const { text } = this.placeOf(record).read(record.name);
    const first = this.firstTexts.get(record.name);
    const original = first?.saved === text ? first.text : text;
    const inFile = changed(text, 'file', original, (next) => this.textWith(record, text, next));
    const changeWaiting = (waiting: string) =>
      changed(waiting, 'waiting', waiting, (next) => rewritten(record, waiting, next));
    this.write([{ record, text: inFile, changeWaiting }]);
  }

  /** Changes all texts: of the files, which change together or not at all, of what waits for them, and what Undo goes back to. */
  editTexts(change: (text: string, record: DeskRecord) => string): void {
    const edits = this.records().map((record) => {
      const changeText = (text: string) => change(text, record);
      const first = this.firstTexts.get(record.name);
      if (first) this.firstTexts.set(record.name, { ...first, text: changeText(first.text) });
      return { record, text: changeText(this.placeOf(record).read(record.name).text), changeWaiting: changeText };
    });
    this.write(edits);
  }

  /** Checks all changes that wait, and saves those that are right. */
  async checkWaiting(): Promise<void> {
    for (const record of this.records()) {
      const waiting = this.waitingFor(record);
      if (!waiting || !isFor(waiting, this.content.read(record.name))) continue;
      const { problems, others, saved } = await this.judge(record, waiting.text);
      if (problems.length + others.length > 0) this.keepWaiting(record, { ...waiting, problems, others });
      else this.save(saved);
    }
  }

  /** Writes the files of records, and changes what waits for them, which then waits for the new files. */
  private write(edits: { record: DeskRecord; text: string; changeWaiting(text: string): string }[]): void {
    const found = edits.map((edit) => {
      const place = this.placeOf(edit.record);
      const file = place.read(edit.record.name);
      return { ...edit, place, file, waiting: this.waitingFor(edit.record), hash: hashOf(edit.text, file.encoding) };
    });
    const changed = found.filter(({ file, text }) => file.text !== text);
    for (const { record, text, file, waiting, hash } of changed) {
      const first = this.firstTexts.get(record.name);
      this.firstTexts.set(record.name, { text: first?.saved === file.text ? first.text : file.text, saved: text });
      if (!waiting || !isFor(waiting, file)) continue;
      this.keepWaiting(record, { ...waiting, hash: file.hash, nextHash: hash, isSavedThen: false });
    }
    for (const folder of [this.content, this.begun]) {
      const inFolder = changed.filter(({ place }) => place === folder);
      folder.writeAll(inFolder.map(({ record, text, file }) => [record.name, text, file.encoding]));
    }
    for (const { record, file, waiting, hash, changeWaiting } of found) {
      if (!waiting) continue;
      const { nextHash: _, isSavedThen: __, ...others } = waiting;
      this.keepWaiting(record, {
        ...others,
        text: changeWaiting(waiting.text),
        hash: isFor(waiting, file) ? hash : waiting.hash,
      });
    }
  }

  /**
   * Moves the folder of a work into the content, unless that makes new problems. Returns these problems.
   */
  async enter(record: DeskRecord, from: string): Promise<Problem[]> {
    const to = dirname(this.content.pathOf(record.name));
    mkdirSync(dirname(to), { recursive: true });
    const known = new Set((await this.allProblems()).map(keyOf));
    writeAtomically(this.enteringFile, JSON.stringify(record.name));
    renameSync(from, to);
    const wrong = (await this.allProblems()).filter((problem) => !known.has(keyOf(problem)));
    if (wrong.length > 0) renameSync(to, from);
    rmSync(this.enteringFile);
    return wrong;
  }

  /** Takes back what a crash has left half done. */
  finish(): void {
    for (const folder of [this.content.root, this.place]) {
      for (const part of globSync('**/*.{yaml,json}.part', { cwd: folder })) {
        // The media of the content are prepared by another process.
        if (!part.endsWith('.lock.json.part')) rmSync(join(folder, part));
      }
    }
    for (const record of this.records()) {
      const folder = dirname(join(this.begun.root, record.name));
      if (this.isBegun(record) && readdirSync(folder).length === 0) rmdirSync(folder);
    }
    if (!existsSync(this.enteringFile)) return;
    // Nobody knows whether the work is right in its place.
    const name: string = JSON.parse(readFileSync(this.enteringFile, 'utf8'));
    const [from, to] = [this.content, this.begun].map(({ root }) => dirname(join(root, name)));
    if (existsSync(from!) && !existsSync(to!)) {
      mkdirSync(dirname(to!), { recursive: true });
      renameSync(from!, to!);
    }
    rmSync(this.enteringFile);
  }

  /** All problems of the content as it is. */
  allProblems(): Promise<Problem[]> {
    return this.problemsWith(new Map());
  }

  records(): DeskRecord[] {
    return recordsIn([this.content.root, this.begun.root]);
  }

  isBegun({ id, name }: DeskRecord): boolean {
    return id !== undefined && existsSync(dirname(join(this.begun.root, name)));
  }

  placeOf(record: DeskRecord): ContentFolder {
    return this.isBegun(record) ? this.begun : this.content;
  }

  labelOf(record: DeskRecord): string {
    if (record.group === 'pages') return this.menuWordOf(record) ?? labelOfFile(record.name);
    if (record.id === undefined) return record.name === site.name ? 'Name and contact' : 'Menu and headings';
    const data = dataOf(parseYaml(asRead(this.placeOf(record).read(record.name).text)));
    const title = isFields(data) ? data.title : undefined;
    return typeof title === 'string' && title ? title : record.id;
  }

  /** Records as the site lists them: pages as in the menu, albums and galleries by their places. */
  inOrder<R extends DeskRecord>(records: R[]): R[] {
    const kinds = ['albums', 'galleries'];
    const ranked = records.map((record) => ({
      record,
      kind: kinds.indexOf(record.group),
      place: this.placeInList(record),
    }));
    return ranked.toSorted((a, b) => a.kind - b.kind || a.place - b.place).map(({ record }) => record);
  }

  /** The place of a page in the menu, or of an album or gallery among its kind, also if it is not saved yet. */
  placeInList(record: DeskRecord): number {
    if (record.id === undefined) return this.placeInMenu(record);
    const { text } = this.waitingFor(record) ?? this.placeOf(record).read(record.name);
    const data = dataOf(parseYaml(asRead(text)));
    return (isFields(data) && Number(data.order)) || Number.MAX_SAFE_INTEGER;
  }

  private coverOf(record: DeskRecord): string | undefined {
    if (record.id === undefined) return undefined;
    const { text } = this.waitingFor(record) ?? this.placeOf(record).read(record.name);
    const data = dataOf(parseYaml(asRead(text)));
    const { coverImage, images } = isFields(data) ? data : {};
    const file = isFields(coverImage) ? coverImage.file : undefined;
    const [first] = Array.isArray(images) ? images : [];
    const found = file ?? (isFields(first) ? first.url : undefined);
    return typeof found === 'string' && found ? found : undefined;
  }

  /** The word in the menu for the page of a record, as far as the menu can be read. */
  private menuWordOf(record: DeskRecord): string | undefined {
    const label = this.menuEntryOf(record)?.label;
    return typeof label === 'string' ? label : undefined;
  }

  private menuEntryOf(record: DeskRecord): Record<string, unknown> | undefined {
    return this.menuEntries()[this.placeInMenu(record)] ?? undefined;
  }

  private placeInMenu({ menuPage }: DeskRecord): number {
    return this.menuEntries().findIndex((entry) => entry?.page === menuPage);
  }

  private menuEntries(): (Record<string, unknown> | null)[] {
    const entries = dataOf(parseYaml(asRead(this.content.read(menu.name).text)));
    return Array.isArray(entries) ? entries : [];
  }

  /** If the page of a record is left out: its field in the form of the menu, or the form, if it has no entry there. */
  private putBackAt(record: DeskRecord): string | undefined {
    const index = this.placeInMenu(record);
    if (record.menuPage === undefined) return undefined;
    if (index === -1) return menu.name;
    const leftOut = this.menuEntries()[index]?.leftOut;
    return leftOut === 'true' || leftOut === 'yes' ? `${menu.name}@${index}.leftOut` : undefined;
  }

  private versionOf(record: DeskRecord): string {
    const waiting = this.waitingFor(record);
    return contentHash(16, this.placeOf(record).read(record.name).hash, waiting?.text ?? '', waiting?.hash ?? '');
  }

  stateOf(record: DeskRecord): RecordState {
    const { name, page } = record;
    const waiting = this.waitingFor(record);
    const { text, hash } = this.placeOf(record).read(name);
    const isConflict = waiting !== undefined && !this.isBegun(record) && !isFor(waiting, { hash });
    const found = waiting ?? { problems: this.problemsInFile(record, asRead(text)), others: [] };
    const isWaiting = waiting !== undefined || this.isBegun(record);
    return {
      version: this.versionOf(record),
      placeInList: this.placeInList(record),
      status: isConflict ? 'changed-elsewhere' : isWaiting ? 'waiting' : 'saved',
      problems: found.problems,
      others: found.others,
      label: this.labelOf(record),
      page,
    };
  }

  /** The state with a mark at what is still to write: the value is empty now, and was empty in the file. */
  private marked(record: DeskRecord, state: RecordState): RecordState {
    const text = this.unfinishedText(record);
    if (text === undefined || state.problems.length === 0) return state;
    const value = valueIn(text);
    const saved = this.isBegun(record) ? null : valueIn(this.content.read(record.name).text);
    if (value === undefined || saved === undefined) return state;
    const isUnwritten = ({ path }: Problem) =>
      path.length > 0 && isEmpty(valueAt(value, path as Path)) && isEmpty(valueBefore(saved, value, path as Path));
    return { ...state, problems: state.problems.map((found) => ({ ...found, isUnwritten: isUnwritten(found) })) };
  }

  /** What is wrong in the file of a record as it is. */
  private async problemsOf(record: DeskRecord): Promise<Problem[]> {
    const { name, file } = record;
    if (!this.isBegun(record)) return this.sorted(record, await this.allProblems()).problems;
    const found: Problem[] = [];
    await file.read(this.begun.root, found);
    const path = resolve(this.begun.root, name);
    return (
      found
        .filter((problem) => resolve(problem.file) === path)
        // Only in its place can be seen whether the album is there that a gallery names.
        .filter((problem) => problem.path.join() !== 'music')
        .map((problem) => ({ ...problem, file: name }))
    );
  }

  /** Of a file that nobody has changed here: what makes it unreadable. */
  private problemsInFile({ name }: DeskRecord, text: string): Problem[] {
    const problem = text === '' ? undefined : problemInText(text);
    return problem ? [{ file: name, ...problem }] : [];
  }

  /** What is wrong if a record had this text, and which texts can be saved if nothing is. */
  private async judge(
    record: DeskRecord,
    text: string,
  ): Promise<{ problems: Problem[]; others: OtherProblem[]; saved: Map<string, string> }> {
    const alone = new Map([[record.name, text]]);
    const found = await this.newProblems(alone, record);
    if (found.length === 0) return { problems: [], others: [], saved: alone };
    // Two changes may need each other: an id, and the link that leads to it.
    const together = new Map(alone);
    for (const other of this.records()) {
      const waiting = other.name !== record.name && !this.isBegun(other) ? this.waitingFor(other) : undefined;
      if (waiting && isFor(waiting, this.content.read(other.name))) together.set(other.name, waiting.text);
    }
    if (together.size > 1 && (await this.newProblems(together, record)).length === 0) {
      return { problems: [], others: [], saved: together };
    }
    return { ...this.sorted(record, found), saved: new Map() };
  }

  /** The problems with these texts, without those that other files have anyway. */
  private async newProblems(texts: Map<string, string>, record: DeskRecord): Promise<Problem[]> {
    const found = await this.problemsWith(texts);
    if (found.every(({ file }) => this.nameOf(file) === record.name)) return found;
    const known = new Set((await this.allProblems()).map(keyOf));
    return found.filter((problem) => this.nameOf(problem.file) === record.name || !known.has(keyOf(problem)));
  }

  private async problemsWith(texts: Map<string, string>): Promise<Problem[]> {
    const drafts = new Map([...texts].map(([name, text]) => [name, asRead(text)]));
    return readSite(this.content.root, { drafts }).then(
      () => [],
      (error: unknown) => {
        if (error instanceof ContentError) return error.problems;
        throw error;
      },
    );
  }

  private sorted({ name }: DeskRecord, found: Problem[]): { problems: Problem[]; others: OtherProblem[] } {
    const isOwn = ({ file }: Problem) => this.nameOf(file) === name;
    const names = new Set(this.records().map((record) => record.name));
    return {
      problems: found.filter(isOwn).map((problem) => ({ ...problem, file: name })),
      others: found
        .filter((problem) => !isOwn(problem))
        .map(({ file, place, message }) => {
          const other = this.nameOf(file);
          return { name: names.has(other) ? other : undefined, place, message };
        }),
    };
  }

  /** The name of a file in a problem: its path below the content folder, with slashes. */
  private nameOf(file: string): string {
    return relative(this.content.root, file).replaceAll(sep, '/');
  }

  private async changeBegun(record: DeskRecord, text: string): Promise<RecordState> {
    this.begun.write(record.name, text, 'utf-8');
    const path = join(this.begun.root, record.name);
    const problems = await this.problemsOf(record);
    if (problems.length > 0) return { ...this.stateOf(record), problems };
    // Only in its place can be seen whether its links and old addresses are right.
    const wrong = await this.enter(record, dirname(path));
    if (wrong.length === 0) return this.stateOf(record);
    return { ...this.stateOf(record), ...this.sorted(record, wrong) };
  }

  /** Saves texts of files that fit together. */
  private save(texts: Map<string, string>): void {
    const changed = [...texts].map(([name, text]) => ({ name, text, file: this.content.read(name) }));
    for (const { name, text, file } of changed) {
      const waiting = this.waitingFor(this.record(name));
      const nextHash = hashOf(text, file.encoding);
      if (waiting) this.keepWaiting(this.record(name), { ...waiting, nextHash, isSavedThen: true });
      const first = this.firstTexts.get(name);
      this.firstTexts.set(name, { text: first?.saved === file.text ? first.text : file.text, saved: text });
    }
    this.content.writeAll(
      changed.filter(({ text, file }) => file.text !== text).map(({ name, text, file }) => [name, text, file.encoding]),
    );
    for (const { name } of changed) this.forget(this.record(name));
  }

  private get enteringFile(): string {
    return join(this.place, 'entering.json');
  }

  /** The text of a record that is not in the content yet. Undefined if all of it is, or if the owner must decide first. */
  unfinishedText(record: DeskRecord): string | undefined {
    if (this.isBegun(record)) return this.begun.read(record.name).text;
    const waiting = this.waitingFor(record);
    return waiting && waiting.hash === this.content.read(record.name).hash ? waiting.text : undefined;
  }

  waitingFile = ({ name }: DeskRecord): string => join(this.waitingFolder, `${name.replaceAll('/', '!')}.json`);

  private waitingFor(record: DeskRecord): Waiting | undefined {
    const file = this.waitingFile(record);
    if (!existsSync(file)) return undefined;
    const waiting: Waiting = JSON.parse(readFileSync(file, 'utf8'));
    // A crash came after the file was saved.
    if (waiting.isSavedThen && waiting.nextHash === this.placeOf(record).read(record.name).hash) return undefined;
    return waiting;
  }

  private keepWaiting(record: DeskRecord, waiting: Waiting): void {
    writeAtomically(this.waitingFile(record), JSON.stringify(waiting));
  }

  private forget(record: DeskRecord): void {
    rmSync(this.waitingFile(record), { force: true });
  }

  /** How many changes wait. */
  get waitingCount(): number {
    return readdirSync(this.waitingFolder).filter((name) => name.endsWith('.json')).length;
  }
}

/** A text as the generator reads it. */
export const asRead = (text: string): string => text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');

/** Whether a form can show a text. A value with a character that is not allowed is no obstacle. */
function hasData(text: string): boolean {
  const problem = problemInText(text);
  return !problem || problem.path.length > 0;
}

/** The value in a text, as far as a form can show it. */
export const valueIn = (text: string): Value | undefined =>
  hasData(asRead(text)) ? (dataOf(parseYaml(asRead(text))) as Value) : undefined;

/** The data of a file. One without any is an empty record or list. */
function dataIn(text: string, schema: Schema): Value {
  const data = dataOf(parseYaml(text)) as Value;
  return data ?? (schema.type === 'array' ? [] : {});
}

function rewritten({ file }: DeskRecord, source: string, value: Value): string {
  const schema = jsonSchema(file.schema);
  const fieldOrder = (path: Path) => Object.keys(schemaAt(schema, path)?.properties ?? {});
  return rewriteYaml(source, value, fieldOrder);
}

/** Whether nobody has changed the file since the change waits for it. */
const isFor = ({ hash, nextHash }: Waiting, file: { hash: string }): boolean =>
  hash === file.hash || nextHash === file.hash;

const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) ? value.length === 0 : String(value).trim() === '');

/** The value that was at a place before: the entries of lists may have moved since. */
function valueBefore(before: Value | undefined, now: Value | undefined, [step, ...rest]: Path): Value | undefined {
  if (step === undefined) return before;
  const isList = typeof step === 'number' && Array.isArray(before) && Array.isArray(now);
  const old = isList ? matchItems(before, now)[step] : step;
  return old === undefined ? undefined : valueBefore(valueAt(before, [old]), valueAt(now, [step]), rest);
}

const keyOf = ({ file, message }: Problem): string => file + message;

const commentsIn = (text: string): number => text.split('\n').filter((line) => /^\s*#/.test(line)).length;

/** 'coding-tools.yaml' is 'Coding tools'. */
function labelOfFile(name: string): string {
  const words = name.replace('.yaml', '').replaceAll('-', ' ');
  return capitalized(words);
}
