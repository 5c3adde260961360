import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hyphenated } from '../../contract/hyphenated.ts';
import { pathOf } from '../../contract/routes.ts';
import { idPattern } from '../../generator/content/fields.ts';
import { isReservedName } from '../../generator/content/folder-names.ts';
import { writeAtomically } from '../../generator/lib/write-file.ts';
import type { Change, Done, RecordState, Removed } from '../messages.ts';
import { isFields, type Value } from '../value.ts';
import { type Desk, type FirstText, valueIn } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { type DeskRecord, type FolderKind, folderRecord, isFolderKind } from './records.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { safeFileName, safeStem } from './safe-name.ts';
import type { ShelfEntry } from './shelf.ts';
import { putLink, type TakenLink, takeLinks, titlesOfLinks } from './work-links.ts';

/** A link that was taken away because its work was removed. */
interface KeptLink extends TakenLink {
  /** The record that had it, and the work that it leads to. */
  from: string;
  to: string;
  where: 'file' | 'waiting';
}

/** What the desk must remember to put links back, also after a restart. */
interface Kept {
  links: KeptLink[];
  /** So that a file gets its very characters back. */
  firstTexts: Record<string, FirstText>;
}

/** A change of address that has begun. */
interface Renaming {
  kind: FolderKind;
  from: string;
  to: string;
  /** Whether the old address leads to the work from now on. */
  isAlias: boolean;
}

/** A record that is an album or gallery. */
type Work = DeskRecord & { group: FolderKind; id: string };
type WorkEntry = ShelfEntry & Required<Pick<ShelfEntry, 'work'>>;

/**
 * Removes, puts back and renames albums and galleries, together with the links that lead to them. Each step is written down
 * first, so that the content is right again after a crash at any moment.
 */
export class Works {
  private readonly desk: Desk;
  private readonly keptFile: string;
  private readonly renamingFile: string;

  constructor(desk: Desk) {
    this.desk = desk;
    this.keptFile = join(desk.shelf.root, 'links.json');
    this.renamingFile = join(desk.place, 'renaming.json');
  }

  /** Finishes or takes back what a crash has interrupted. Must be called before everything else. */
  async finish(): Promise<void> {
    const { firstTexts } = this.kept();
    for (const [name, first] of Object.entries(firstTexts)) {
      if (!this.desk.firstTexts.has(name)) this.desk.firstTexts.set(name, first);
    }
    this.desk.finish();
    if (existsSync(this.renamingFile)) this.carryOut(JSON.parse(readFileSync(this.renamingFile, 'utf8')));
    this.putLinksBack();
    // Nothing but a crash has kept a work out of the content that is right.
    for (const record of this.desk.records().filter((other) => this.desk.isBegun(other))) {
      const { text, version } = await this.desk.open(record.name);
      await this.change(record.name, { text, version });
    }
    await this.desk.checkWaiting();
  }

  /** Changes a record. When that finishes a work which was removed before, the links to it come back. */
  async change(name: string, change: Change): Promise<RecordState> {
    const record = this.desk.record(name);
    const wasBegun = this.desk.isBegun(record);
    const placeBefore = this.savedPlace(record);
    const state = await this.desk.change(name, change);
    const isMoved = wasBegun || this.savedPlace(record) !== placeBefore;
    if (state.status === 'saved' && isMoved) this.makeRoom(record);
    if (!wasBegun || this.desk.isBegun(record)) return state;
    this.putLinksBack();
    await this.desk.checkWaiting();
    return this.desk.stateOf(record);
  }

  /** Moves the others of its kind, if one of them has the place of this work: who writes 1 means the first place. */
  private makeRoom(work: DeskRecord): void {
    const place = this.desk.placeInList(work);
    const others = this.desk.inOrder(
      this.desk.records().filter(({ group, name }) => group === work.group && name !== work.name),
    );
    if (!others.some((other) => this.desk.placeInList(other) === place)) return;
    for (const [index, other] of others.entries()) {
      const order = String(index + 1 < place ? index + 1 : index + 2);
      this.desk.edit(other, (value) => (isFields(value) && value.order !== order ? { ...value, order } : value));
    }
  }

  /** Begins an album or gallery. Returns its name. */
  begin(kind: FolderKind, title: string): string {
    return this.desk.begin(kind, title, new Set(this.takenBy(kind).keys()));
  }

  /** Who links to a work, in sentences for the owner. */
  linksTo(name: string): string[] {
    const work = this.work(name);
    const word = wordFor(work.group);
    return this.desk.records().flatMap((from) => {
      if (from.name === name) return [];
      const value = this.valueOf(from);
      if (value === undefined) return [];
      return titlesOfLinks(value, from, work).map((title) => {
        if (isFolderKind(from.group))
          return `The ${wordFor(from.group)} ‘${this.desk.labelOf(from)}’ plays this ${word}.`;
        if (title === undefined) return `‘${this.desk.labelOf(from)}’ links to this ${word}.`;
        const what =
          from.name === 'history.yaml' ? `The event ‘${title}’` : `‘${title}’ in ‘${this.desk.labelOf(from)}’`;
        return `${what} links to this ${word}.`;
      });
    });
  }

  /** Moves a work out of the content, and takes the links to it away. */
  async remove(name: string): Promise<Done> {
    const work = this.work(name);
    const label = this.desk.labelOf(work);
    const place = this.desk.placeOf(work);
    // On the shelf it would lead out of it.
    if (lstatSync(join(place.root, dirname(name))).isSymbolicLink()) {
      throw new DeskError(
        409,
        `‘${label}’ is a link to another folder, so the desk does not move it. Delete the link.`,
      );
    }
    const before = this.kept().links.length;
    let id: string;
    try {
      for (const from of this.desk.records()) if (from.name !== name) this.takeLinksFrom(from, work);
      id = this.desk.shelf.putAside(place.root, [dirname(name)]);
    } catch (error) {
      this.putLinksBack();
      if (!/^(EBUSY|EPERM|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
      throw new DeskError(409, `‘${label}’ is open in another program. Close that, then remove it again.`);
    }
    const links = this.kept().links.length - before;
    const waiting = this.desk.waitingFile(work);
    if (existsSync(waiting)) renameSync(waiting, this.desk.shelf.waitingFile(id));
    await this.desk.checkWaiting();
    return { message: `‘${label}’ is removed${inWords(links)}.`, undo: { label: 'Put back', putBack: id } };
  }

  /** What can be put back, the latest first. */
  removed(): Removed[] {
    return this.desk.shelf.entries().map((entry) => ({
      id: entry.id,
      kind: entry.work?.kind ?? 'files',
      label: isWork(entry) ? this.labelOnShelf(entry) : '',
      files: entry.work ? [] : entry.files.map((file) => basename(file)),
      day: entry.id.slice(0, 'YYYY-MM-DD'.length),
    }));
  }

  /** Puts something back in its place, with the links to it that were taken away. */
  async putBack(id: string): Promise<Done> {
    const entry = this.desk.shelf.find(id);
    if (!entry) throw new DeskError(404, 'This is no longer on the shelf.');
    return isWork(entry) ? this.putWorkBack(entry) : this.putFilesBack(entry);
  }

  /**
   * Gives a work another address, repairs all links to it, and lets the old address lead to it if `isAlias`. Throws a
   * DeskError if the address cannot be used.
   */
  async rename(name: string, wanted: string, isAlias = true): Promise<Done> {
    const work = this.work(name);
    // A title is written as an address, and of a whole address only its end is meant.
    const id = hyphenated(basename(wanted.trim()));
    const label = this.desk.labelOf(work);
    if (id === work.id) return { message: `‘${label}’ has this address already.`, name };
    this.checkAddress(work, id);
    const wasAlias = this.aliasesOf(work).includes(pathOf(viewOf(work.group), id));
    const renaming: Renaming = {
      kind: work.group,
      from: work.id,
      to: id,
      isAlias: isAlias && !this.desk.isBegun(work),
    };
    const back: Renaming = { ...renaming, from: id, to: work.id, isAlias: wasAlias };
    const before = await this.desk.allProblems();
    try {
      this.carryOut(renaming);
      const after = await this.desk.allProblems();
      if (after.length > before.length) throw new DeskError(422, 'This address cannot be used here. Choose another.');
    } catch (error) {
      this.carryOut(back);
      throw error;
    }
    await this.desk.checkWaiting();
    const next = folderRecord(work.group, id);
    return {
      message: `The address of ‘${label}’ is ${next.page} now.${renaming.isAlias ? ' The old one leads there too.' : ''}`,
      name: next.name,
      undo: { label: 'Undo', rename: next.name, id: work.id, isAlias: wasAlias },
    };
  }

  private work(name: string): Work {
    const record = this.desk.record(name);
    if (!isWorkRecord(record)) throw new DeskError(400, 'Only albums and galleries can be removed or renamed.');
    return record;
  }

  /** Takes the links to a work out of a record, and remembers them. */
  private takeLinksFrom(from: DeskRecord, work: DeskRecord): void {
    const found: KeptLink[] = [];
    const take = (keep: boolean) =>
      this.desk.edit(from, (value, where, original) => {
        const { value: next, taken } = takeLinks(value, from, work, original);
        if (keep) found.push(...taken.map((link) => ({ ...link, from: from.name, to: work.name, where })));
        return keep ? value : next;
      });
    take(true);
    if (found.length === 0) return;
    const kept = this.kept();
    this.keep([...kept.links, ...found]);
    take(false);
    this.keep(this.kept().links);
  }

  /** Puts back the links whose records are both there. */
  private putLinksBack(): void {
    const { links } = this.kept();
    if (links.length === 0) return;
    const there = new Map(this.desk.records().map((record) => [record.name, record]));
    const isReady = ({ from, to }: KeptLink) => {
      const [record, work] = [there.get(from), there.get(to)];
      // An unfinished work has no page yet, and a file that cannot be read no place.
      return record && work && !this.desk.isBegun(work) && this.valueOf(record) !== undefined;
    };
    const ready = links.filter(isReady);
    // The last one first: an entry without an id is found by its number.
    for (const link of ready.toReversed()) {
      const record = there.get(link.from)!;
      this.desk.edit(record, (value, where) => {
        if (where !== link.where) return value;
        const next = putLink(value, link);
        // Half a link, which waited to be finished, must not get into a file.
        return where === 'file' && !record.file.schema.safeParse(next).success ? value : next;
      });
    }
    this.keep(links.filter((link) => !ready.includes(link)));
  }

  private async putWorkBack(entry: WorkEntry): Promise<Done> {
    const { shelf } = this.desk;
    const label = this.labelOnShelf(entry);
    const { kind } = entry.work;
    const isTaken = this.takenBy(kind, entry.id).has(entry.work.id);
    const id = isTaken ? safeStem(entry.work.id, new Set(this.takenBy(kind).keys())) : entry.work.id;
    const record = folderRecord(kind, id);
    const begun = this.desk.begun.pathOf(dirname(record.name));
    const waiting = shelf.waitingFile(entry.id);
    if (existsSync(waiting)) renameSync(waiting, this.desk.waitingFile(record));
    shelf.takeBack(entry, dirname(folderRecord(kind, entry.work.id).name), begun);
    // Its own links may lead to works that are removed.
    for (const other of shelf.entries().filter(isWork)) {
      this.takeLinksFrom(record, folderRecord(other.work.kind, other.work.id));
    }
    const wrong = await this.desk.enter(record, begun);
    const before = this.linksKeptTo(record);
    this.putLinksBack();
    const links = inWords(before - this.linksKeptTo(record));
    await this.desk.checkWaiting();
    const place = isTaken ? ` Its address was taken, so it is ${record.page} now.` : '';
    if (wrong.length > 0) return { message: `‘${label}’ is back, and is not finished yet.${place}`, name: record.name };
    return { message: `‘${label}’ is back in its place${links}.${place}`, name: record.name };
  }

  private putFilesBack(entry: ShelfEntry): Done {
    for (const file of entry.files) {
      const folder = dirname(this.desk.content.pathOf(file));
      const neighbours = existsSync(folder) ? readdirSync(folder) : [];
      const isTaken = neighbours.some((name) => stemOf(name) === stemOf(basename(file)));
      const name = isTaken ? safeFileName(basename(file), neighbours) : basename(file);
      this.desk.shelf.takeBack(entry, file, join(folder, name));
    }
    const count = entry.files.length;
    return { message: count === 1 ? `${basename(entry.files[0]!)} is back in its place.` : `${count} files are back.` };
  }

  private labelOnShelf(entry: WorkEntry): string {
    const value = this.valueOnShelf(entry);
    return isFields(value) && typeof value.title === 'string' && value.title ? value.title : entry.work.id;
  }

  private valueOnShelf(entry: WorkEntry): Value | undefined {
    return valueIn(this.desk.shelf.contentOf(entry).read(folderRecord(entry.work.kind, entry.work.id).name).text);
  }

  private checkAddress(work: Work, id: string): void {
    const word = wordFor(work.group);
    if (!idPattern.test(id)) {
      throw new DeskError(422, 'An address has only small letters from a to z, digits and hyphens. Write some.');
    }
    if (isReservedName(id))
      throw new DeskError(422, `${id} is kept for the computer’s own use. Choose another address.`);
    const owner = this.takenBy(work.group).get(id);
    if (owner && owner.name !== work.name) throw new DeskError(409, owner.sentence.replace('{word}', word));
  }

  /** The ids that a work cannot have, each with the name of its owner and a sentence. Without an entry of the shelf. */
  private takenBy(kind: FolderKind, exceptEntry?: string): Map<string, { name: string; sentence: string }> {
    const taken = new Map<string, { name: string; sentence: string }>();
    const start = pathOf(viewOf(kind), '');
    const addAliases = (name: string, label: string, aliases: string[]) => {
      for (const alias of aliases) {
        if (!alias.startsWith(start)) continue;
        const id = alias
          .slice(start.length)
          .replace(/(\/index)?\.html?$/, '')
          .toLowerCase();
        taken.set(id, { name, sentence: `This address leads to ‘${label}’, which had it before. Choose another.` });
      }
    };
    for (const entry of this.desk.shelf.entries().filter(isWork)) {
      if (entry.id === exceptEntry) continue;
      const label = this.labelOnShelf(entry);
      addAliases('', label, aliasesIn(this.valueOnShelf(entry), entry.work.kind));
      if (entry.work.kind !== kind) continue;
      const sentence = `‘${label}’, which is removed, has this address. Put it back, or choose another address.`;
      taken.set(entry.work.id, { name: '', sentence });
    }
    for (const record of this.desk.records()) {
      const label = this.desk.labelOf(record);
      addAliases(record.name, label, this.aliasesOf(record));
      if (record.group !== kind) continue;
      taken.set(record.id!, { name: record.name, sentence: `‘${label}’ has this address already. Choose another.` });
    }
    return taken;
  }

  private aliasesOf(record: DeskRecord): string[] {
    return aliasesIn(this.valueOf(record), record.group);
  }

  private savedPlace(record: DeskRecord): Value | undefined {
    const value = this.valueOf(record);
    return isFields(value) ? value.order : undefined;
  }

  private valueOf(record: DeskRecord): Value | undefined {
    return valueIn(this.desk.placeOf(record).read(record.name).text);
  }

  /** Does all steps of a change of address that are not done yet. */
  private carryOut(renaming: Renaming): void {
    writeAtomically(this.renamingFile, JSON.stringify(renaming));
    const { desk } = this;
    const [old, next] = [folderRecord(renaming.kind, renaming.from), folderRecord(renaming.kind, renaming.to)];
    // Before the folder, whose move needs no room: a full disk must not leave links that lead nowhere.
    const repair = repairsOf(old, next);
    desk.editTexts((text, { group }) => repair(text, group));
    for (const { root } of [desk.content, desk.begun]) {
      const [from, to] = [old, next].map(({ name }) => join(root, dirname(name)));
      if (existsSync(from!) && !existsSync(to!)) renameSync(from!, to!);
    }
    if (existsSync(desk.waitingFile(old))) renameSync(desk.waitingFile(old), desk.waitingFile(next));
    const first = desk.firstTexts.get(old.name);
    desk.firstTexts.delete(old.name);
    if (first) desk.firstTexts.set(next.name, first);

    for (const entry of desk.shelf.entries().filter(isWork)) {
      const { name } = folderRecord(entry.work.kind, entry.work.id);
      const { text, encoding } = desk.shelf.contentOf(entry).read(name);
      const repaired = repair(text, entry.work.kind);
      if (repaired !== text) desk.shelf.contentOf(entry).write(name, repaired, encoding);
    }
    const { links } = this.kept();
    this.keep(
      links.map((link) => {
        const value = link.to === old.name && link.value === renaming.from ? renaming.to : link.value;
        const named = (name: string) => (name === old.name ? next.name : name);
        const repaired = JSON.parse(repair(JSON.stringify({ ...link, value }), 'site'));
        return { ...repaired, from: named(link.from), to: named(link.to) };
      }),
    );
    if (desk.records().some(({ name }) => name === next.name)) this.setAliases(old, next, renaming.isAlias);
    rmSync(this.renamingFile);
  }

  /** No page has its own address as an old one. */
  private setAliases(old: DeskRecord, next: DeskRecord, isAlias: boolean): void {
    this.desk.edit(next, (value) => {
      if (!isFields(value)) return value;
      const { aliases, ...fields } = value;
      const before = Array.isArray(aliases) ? aliases : [];
      const own = [old, next].map(({ page }) => page);
      const others = before.filter((alias) => !own.includes(asPath(alias, viewOf(next.group))));
      const after = isAlias ? [...others, old.id!] : others;
      if (isDeepStrictEqual(before, after)) return value;
      return after.length === 0 ? fields : { ...fields, aliases: after };
    });
  }

  private linksKeptTo({ name }: DeskRecord): number {
    return this.kept().links.filter(({ to }) => to === name).length;
  }

  private kept(): Kept {
    return existsSync(this.keptFile) ? JSON.parse(readFileSync(this.keptFile, 'utf8')) : { links: [], firstTexts: {} };
  }

  private keep(links: KeptLink[]): void {
    const names = new Set(links.map(({ from }) => from));
    const firstTexts = [...this.desk.firstTexts].filter(([name]) => names.has(name));
    const kept: Kept = { links, firstTexts: Object.fromEntries(firstTexts) };
    writeAtomically(this.keptFile, JSON.stringify(kept));
  }
}

const isWork = (entry: ShelfEntry): entry is WorkEntry => entry.work !== undefined;

const isWorkRecord = (record: DeskRecord): record is Work => record.id !== undefined && isFolderKind(record.group);

/** What a message says about the links to a work. */
const inWords = (links: number): string =>
  links === 0 ? '' : links === 1 ? ', and the link to it' : `, and the ${links} links to it`;

/** Files with one stem would get the same variants. */
const stemOf = (name: string): string => name.replace(/\..*$/s, '').toLowerCase();

const wordFor = (kind: FolderKind): string => (kind === 'albums' ? 'album' : 'gallery');

const viewOf = (kind: DeskRecord['group']) => (kind === 'albums' ? 'album' : 'gallery');

/** The old addresses in a record, as paths. */
function aliasesIn(value: Value | undefined, group: DeskRecord['group']): string[] {
  const view = viewOf(group);
  return [value].flat().flatMap((item) => {
    const aliases = isFields(item) && Array.isArray(item.aliases) ? item.aliases : [];
    return aliases.map((alias) => asPath(alias, view));
  });
}

const asPath = (alias: Value, view: 'album' | 'gallery'): string =>
  String(alias).startsWith('/') ? String(alias).replace(/\/$/, '') : pathOf(view, String(alias));

/** Returns a function that repairs the links in a text: in fields, in Markdown and in comments. */
function repairsOf(old: DeskRecord, next: DeskRecord): (text: string, group: DeskRecord['group']) => string {
  const address = new RegExp(`(?<![\\w/.-])${old.page}(?![\\w/-]|\\.\\w)`, 'g');
  return (text, group) => {
    const repaired = text.replaceAll(address, () => next.page);
    if (group !== 'galleries' || old.group !== 'albums') return repaired;
    const value = valueIn(repaired);
    if (!isFields(value) || value.music !== old.id) return repaired;
    return rewriteYaml(repaired, { ...value, music: next.id! });
  };
}
