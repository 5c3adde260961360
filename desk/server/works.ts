import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nameOfLanguage } from '../../contract/languages.ts';
import { translationsIn } from '../../generator/content/translations.ts';
import type { Change, Done, RecordState, Removed } from '../messages.ts';
import { isFields } from '../value.ts';
import { isWorkKind, type WorkKind } from '../work-kinds.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import type { FilePlan } from './file-plan.ts';
import { folderRecord } from './records.ts';
import { safeFileName, safeStem } from './safe-name.ts';
import { valueIn } from './texts.ts';
import { type KeptLink, linksFileIn, type TrashEntry } from './trash.ts';
import { WorkAddresses } from './work-addresses.ts';
import { putLink, takeLinks, titlesOfLinks } from './work-links.ts';
import { allTexts, isWork, labelInTrash, type WorkEntry, wordFor, workIn } from './work-records.ts';

/** Begins, removes and puts back albums and galleries, together with the links that lead to them, each as a whole. */
export class Works {
  readonly addresses: WorkAddresses;
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
    this.addresses = new WorkAddresses(desk);
  }

  /** Changes a record, and the places of the others of its kind if it gets the place of one of them. */
  async change(name: string, change: Change): Promise<RecordState> {
    const orderOf = () => {
      const reading = this.desk.reading();
      const value = reading.valueOf(reading.record(name));
      return isFields(value) ? value.order : undefined;
    };
    const before = orderOf();
    const state = await this.desk.change(name, change);
    if (isWorkKind(this.desk.record(name).group) && orderOf() !== before) await this.makeRoom(name);
    return state;
  }

  /** Moves the others of its kind, if one of them has the place of this work: who writes 1 means the first place. */
  private async makeRoom(name: string): Promise<void> {
    const reading = this.desk.reading();
    const work = reading.record(name);
    const position = reading.positionOf(work);
    const others = reading.inOrder().filter((other) => other.group === work.group && other.name !== name);
    if (!others.some((other) => reading.positionOf(other) === position)) return;
    const writes: FilePlan['writes'] = [];
    for (const [index, other] of others.entries()) {
      const order = String(index + 1 < position ? index + 1 : index + 2);
      const { value, text } = reading.fileOf(other);
      if (!isFields(value) || value.order === order) continue;
      writes.push(this.desk.textWrite(other, await this.desk.textWith(other, text, { ...value, order })));
    }
    this.desk.carryOut({ moves: [], writes });
  }

  /** Begins an album or gallery. Returns its name. */
  begin(kind: WorkKind, title: string): string {
    return this.desk.begin(kind, title, new Set(this.addresses.takenBy(kind).keys()));
  }

  /** Who links to a work, in sentences for the owner. */
  linksTo(name: string): string[] {
    const reading = this.desk.reading();
    const work = workIn(reading, name);
    const word = wordFor(work.group);
    return reading.records.flatMap((from) => {
      const value = from.name === name ? undefined : reading.valueOf(from);
      if (value === undefined) return [];
      const label = reading.labelOf(from);
      return titlesOfLinks(value, from, work).map((title) => {
        if (from.group === 'galleries') return `The gallery ‘${label}’ plays this ${word}.`;
        if (title === undefined) return `‘${label}’ links to this ${word}.`;
        const what = from.name === 'history.yaml' ? `The event ‘${title}’` : `‘${title}’ in ‘${label}’`;
        return `${what} links to this ${word}.`;
      });
    });
  }

  /** Moves a work to the trash, and takes the links to it away: those in the trash too, so that they come back with it. */
  async remove(name: string): Promise<Done> {
    const reading = this.desk.reading();
    const work = workIn(reading, name);
    const label = reading.labelOf(work);
    const folder = join(this.desk.content.root, dirname(name));
    // In the trash it would lead out of it.
    if (lstatSync(folder).isSymbolicLink()) {
      throw new DeskError(
        409,
        `‘${label}’ is a link to another folder, so the desk does not move it. Delete the link.`,
      );
    }
    const links: KeptLink[] = [];
    const writes: FilePlan['writes'] = [];
    for (const text of allTexts(this.desk, reading)) {
      const value = text.record.name === name ? undefined : valueIn(text.record, text.text);
      if (value === undefined) continue;
      const published = await this.desk.publishedText(text.record);
      const original = published === undefined ? undefined : valueIn(text.record, published);
      const { value: next, taken } = takeLinks(value, text.record, work, original);
      if (taken.length === 0) continue;
      links.push(...taken.map((link) => ({ ...link, from: text.record.name })));
      writes.push(text.write(await text.rewrite(next)));
    }
    const entry = this.desk.trash.newFolder();
    writes.push([linksFileIn(entry), JSON.stringify(links)]);
    try {
      const moves = ['', ...reading.languages].map((language): [string, string] => [
        join(this.desk.content.root, language, dirname(name)),
        join(entry, language, dirname(name)),
      ]);
      this.desk.carryOut({ moves, writes });
    } catch (error) {
      if (!/^(EBUSY|EPERM|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
      throw new DeskError(409, `‘${label}’ is open in another program. Close that, then remove it again.`);
    }
    const count = links.length;
    return {
      message: `‘${label}’ is removed${inWords(count)}.`,
      undo: { label: 'Put back', putBack: basename(entry) },
    };
  }

  /** What can be put back, the latest first. */
  removed(): Removed[] {
    return this.desk.trash.entries().map((entry) => {
      const [language] = entry.work ? [] : translationsIn(this.desk.trash.folderOf(entry));
      return {
        id: entry.id,
        kind: entry.work?.kind ?? (language ? 'languages' : 'files'),
        label: isWork(entry) ? labelInTrash(this.desk.trash, entry) : language ? nameOfLanguage(language) : '',
        files: entry.work ? [] : entry.files.map((file) => basename(file)),
        day: entry.id.slice(0, 'YYYY-MM-DD'.length),
      };
    });
  }

  /** Puts something back in its place, with the links to it that were taken away. */
  async putBack(id: string): Promise<Done> {
    const entry = this.desk.trash.entries().find((one) => one.id === id);
    if (!entry) throw new DeskError(404, 'This is no longer in the trash.');
    return isWork(entry) ? this.putWorkBack(entry) : this.putFilesBack(entry);
  }

  private async putWorkBack(entry: WorkEntry): Promise<Done> {
    const { desk } = this;
    const label = labelInTrash(this.desk.trash, entry);
    const { kind } = entry.work;
    const taken = this.addresses.takenBy(kind, entry.id);
    const isTaken = taken.has(entry.work.id);
    const id = isTaken ? safeStem(entry.work.id, new Set(taken.keys())) : entry.work.id;
    const record = folderRecord(kind, id);
    const from = folderRecord(kind, entry.work.id);
    // Under another address the old links would lead to another work.
    const links = isTaken ? [] : desk.trash.linksOf(entry);
    let count = 0;
    const writes: FilePlan['writes'] = [];
    for (const text of allTexts(desk, desk.reading())) {
      const own = links.filter((link) => link.from === text.record.name);
      let value = own.length === 0 ? undefined : valueIn(text.record, text.text);
      if (value === undefined) continue;
      // The last one first: an entry without an id is found by its number.
      for (const link of own.toReversed()) {
        const next = putLink(value, link);
        if (next !== value) count++;
        value = next;
      }
      writes.push(text.write(await text.rewrite(value)));
    }
    const folder = desk.trash.folderOf(entry);
    const moves = ['', ...desk.reading().languages].map((language): [string, string] => [
      join(folder, language, dirname(from.name)),
      join(desk.content.root, language, dirname(record.name)),
    ]);
    // The translation into a language that was taken away stays in the trash.
    const isWhole = translationsIn(folder).every((language) => desk.reading().languages.includes(language));
    desk.carryOut({ moves, writes, removes: [isWhole ? folder : desk.trash.linksFile(entry)] });
    const { problems, isDraft } = await desk.stateOf(record);
    const isRight = problems.length === 0;
    const state = isRight
      ? ` in its place${inWords(count)}`
      : isDraft
        ? ', as a draft'
        : ', and something in it is to fix';
    const place = isTaken ? ` Its address was taken, so it is ${record.page} now.` : '';
    return { message: `‘${label}’ is back${state}.${place}`, name: record.name };
  }

  private putFilesBack(entry: TrashEntry): Done {
    const { content, trash } = this.desk;
    const taken = new Map<string, string[]>();
    const isTaken = entry.files.some((file) => existsSync(content.pathOf(file)));
    // A file that has taken the place of another one makes room for it.
    const aside = isTaken ? trash.newFolder() : undefined;
    const discards: FilePlan['discards'] = [];
    const moves = entry.files.map((file): [string, string] => {
      const path = content.pathOf(file);
      const from = join(trash.folderOf(entry), file);
      if (aside && existsSync(path)) {
        discards.push([path, join(aside, file)]);
        return [from, path];
      }
      const folder = dirname(path);
      const neighbours = taken.get(folder) ?? (existsSync(folder) ? readdirSync(folder) : []);
      const hasNamesake = neighbours.some((name) => stemOf(name) === stemOf(basename(file)));
      const name = hasNamesake ? safeFileName(basename(file), neighbours) : basename(file);
      taken.set(folder, [...neighbours, name]);
      return [from, join(folder, name)];
    });
    this.desk.carryOut({ discards, moves, writes: [], removes: [trash.folderOf(entry)] });
    const count = entry.files.length;
    const message = count === 1 ? `${basename(entry.files[0]!)} is back in its place.` : `${count} files are back.`;
    return aside ? { message, undo: { label: 'Undo', putBack: basename(aside) } } : { message };
  }
}

/** What a message says about the links to a work. */
const inWords = (links: number): string =>
  links === 0 ? '' : links === 1 ? ', and the link to it' : `, and the ${links} links to it`;

/** Files with one stem would get the same variants. */
const stemOf = (name: string): string => name.replace(/\..*$/s, '').toLowerCase();
