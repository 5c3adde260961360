import { basename, dirname, join, posix } from 'node:path';
import { hyphenated } from '../../contract/hyphenated.ts';
import { pathOf, type View } from '../../contract/routes.ts';
import { idPattern } from '../../generator/content/fields.ts';
import { isReservedName } from '../../generator/content/folder-names.ts';
import { siteNames } from '../../generator/content/menu.ts';
import type { Done, Renamed } from '../messages.ts';
import { isFields, type Value } from '../value.ts';
import { idFieldFor, isWorkKind, type WorkKind } from '../work-kinds.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import type { FilePlan } from './file-plan.ts';
import { git } from './git.ts';
import { type DeskRecord, folderRecord } from './records.ts';
import { safeStem } from './safe-name.ts';
import { rewritten, valueIn } from './texts.ts';
import type { KeptLink } from './trash.ts';
import {
  allTexts,
  isWork,
  labelInTrash,
  translationTexts,
  valueInTrash,
  viewOf,
  type Work,
  workIn,
} from './work-records.ts';

/** A change of address. */
interface Renaming {
  work: Work;
  id: string;
  /** Whether the old address leads to the work from now on. */
  isAlias: boolean;
}

/** The addresses of albums and galleries: which are taken, and how a work gets another one. */
export class WorkAddresses {
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /**
   * Gives a work another address, repairs all links to it, and lets the old address lead to it if `isAlias`. Throws a
   * DeskError if the address cannot be used.
   */
  async rename(name: string, wanted: string, isAlias = true): Promise<Done> {
    const reading = this.desk.reading();
    const work = workIn(reading, name);
    // A title is written as an address, and of a whole address only its end is meant.
    const id = hyphenated(basename(wanted.trim()));
    const label = reading.labelOf(work);
    if (id === work.id) return { message: `‘${label}’ has this address already.`, name };
    this.check(work, id);
    const wasAlias = aliasesIn(reading.valueOf(work), work.group).includes(pathOf(viewOf(work.group), id));
    const { length } = await this.desk.problems();
    const renaming = { work, id, isAlias: isAlias && !(await this.isNew(work)) };
    this.desk.carryOut(await this.renamingPlan(renaming));
    const next = folderRecord(work.group, id) as Work;
    if ((await this.desk.problems()).length > length) {
      this.desk.carryOut(await this.renamingPlan({ work: next, id: work.id, isAlias: wasAlias }));
      throw new DeskError(422, 'This address cannot be used here. Choose another.');
    }
    return {
      message: `The address of ‘${label}’ is ${next.page} now.${renaming.isAlias ? ' The old one leads there too.' : ''}`,
      name: next.name,
      undo: { label: 'Undo', rename: next.name, id: work.id, isAlias: wasAlias },
    };
  }

  /**
   * Gives each example that has an owner's title by now an address of its title, unless it was published. Returns the new names of
   * their records by the old ones.
   */
  async followTitles(): Promise<Renamed> {
    const renamed: Renamed = { names: {}, message: '' };
    const reading = this.desk.reading();
    for (const { name, id, group } of reading.records) {
      if (!isWorkKind(group) || !id?.startsWith('example-')) continue;
      const value = reading.valueOf(reading.record(name));
      const title = isFields(value) ? String(value.title ?? '').trim() : '';
      const taken = new Set(this.takenBy(group).keys());
      taken.delete(id);
      const wanted = safeStem(title, taken, id);
      if (!title || wanted === id || (await this.wasPublished(name))) continue;
      const { name: next = name, message } = await this.rename(name, wanted, false);
      renamed.names[name] = next;
      renamed.message = message;
    }
    return renamed;
  }

  /** Whether git has sent a file to any place, as far as it knows. */
  private async wasPublished(name: string): Promise<boolean> {
    return (await git(this.desk.content.root, ['rev-list', '--max-count=1', '--remotes', '--', name])).output !== '';
  }

  /** Nobody can have linked to a draft that was never published. */
  private async isNew(work: Work): Promise<boolean> {
    const reading = this.desk.reading();
    const value = reading.valueOf(work);
    return isFields(value) && /^(true|yes)$/.test(String(value.draft)) && !(await this.desk.publishedText(work));
  }

  private check(work: Work, id: string): void {
    if (!idPattern.test(id)) {
      throw new DeskError(422, 'An address has only small letters from a to z, digits and hyphens. Write some.');
    }
    if (isReservedName(id))
      throw new DeskError(422, `${id} is kept for the computer’s own use. Choose another address.`);
    const owner = this.takenBy(work.group).get(id);
    if (owner && owner.name !== work.name) throw new DeskError(409, owner.sentence);
  }

  /** The ids that a work cannot have, each with the name of its owner and a sentence. Without an entry of the trash. */
  takenBy(kind: WorkKind, exceptEntry?: string): Map<string, { name: string; sentence: string }> {
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
    for (const entry of this.desk.trash.entries().filter(isWork)) {
      if (entry.id === exceptEntry) continue;
      const label = labelInTrash(this.desk.trash, entry);
      addAliases('', label, aliasesIn(valueInTrash(this.desk.trash, entry), entry.work.kind));
      if (entry.work.kind !== kind) continue;
      const sentence = `‘${label}’, which is removed, has this address. Put it back, or choose another address.`;
      taken.set(entry.work.id, { name: '', sentence });
    }
    for (const id of kind === 'texts' ? siteNames : []) {
      taken.set(id, { name: '', sentence: 'The site itself has this address. Choose another.' });
    }
    const reading = this.desk.reading();
    for (const record of reading.records) {
      const label = reading.labelOf(record);
      addAliases(record.name, label, aliasesIn(reading.valueOf(record), record.group));
      if (record.group !== kind) continue;
      taken.set(record.id!, { name: record.name, sentence: `‘${label}’ has this address already. Choose another.` });
    }
    return taken;
  }

  /** Moves the folder of a work, repairs the links to it everywhere, also in the trash, and sets its old addresses. */
  async renamingPlan({ work, id, isAlias }: Renaming): Promise<FilePlan> {
    const { desk } = this;
    const next = folderRecord(work.group, id) as Work;
    const reading = desk.reading();
    const foldersIn = (language: string) =>
      [work, next].map(({ name }) => join(desk.content.root, language, dirname(name))) as [string, string];
    const writes: FilePlan['writes'] = [];
    for (const { record, text, write } of [...allTexts(desk, reading), ...translationTexts(desk, reading)]) {
      let repaired = repairedText(text, record, work, next);
      if (record.name === work.name) {
        const value = valueIn(record, repaired);
        if (value !== undefined) repaired = rewritten(record, repaired, withAliases(value, work, next, isAlias));
      }
      if (repaired === text) continue;
      const [path, bytes] = write(repaired);
      const { language = '' } = record;
      const isMoved = record.name === posix.join(language, work.name);
      writes.push([isMoved ? join(foldersIn(language)[1], basename(work.name)) : path, bytes]);
    }
    for (const entry of desk.trash.entries().filter(isWork)) {
      const links = JSON.stringify(desk.trash.linksOf(entry));
      const repaired = JSON.stringify(
        (JSON.parse(links.replaceAll(addressPattern(work), () => next.page)) as KeptLink[]).map((link) => ({
          ...link,
          from: link.from === work.name ? next.name : link.from,
        })),
      );
      if (repaired !== links) writes.push([desk.trash.linksFile(entry), repaired]);
    }
    return { moves: ['', ...reading.languages].map(foldersIn), writes };
  }
}

/** The old addresses in a record, as paths. */
function aliasesIn(value: Value | undefined, group: DeskRecord['group']): string[] {
  const view = viewOf(group);
  return [value].flat().flatMap((item) => {
    const aliases = isFields(item) && Array.isArray(item.aliases) ? item.aliases : [];
    return aliases.map((alias) => asPath(alias, view));
  });
}

const asPath = (alias: Value, view: View): string =>
  String(alias).startsWith('/') ? String(alias).replace(/\/$/, '') : pathOf(view, String(alias));

/** A record with the old address of a work among its own. No page has its present address as an old one. */
function withAliases(value: Value, old: Work, next: Work, isAlias: boolean): Value {
  if (!isFields(value)) return value;
  const { aliases, ...fields } = value;
  const before = Array.isArray(aliases) ? aliases : [];
  const own = [old, next].map(({ page }) => page);
  const others = before.filter((alias) => !own.includes(asPath(alias, viewOf(next.group))));
  const after = isAlias ? [...others, old.id] : others;
  return after.length === 0 ? fields : { ...fields, aliases: after };
}

const addressPattern = ({ page }: Work): RegExp => new RegExp(`(?<![\\w/.-])${page}(?![\\w/-]|\\.\\w)`, 'g');

/** A text with the next address of a work, and the next names of its files: in fields, in Markdown and in comments. */
function repairedText(text: string, record: DeskRecord, old: Work, next: Work): string {
  const files = new RegExp(`(?<![\\w/.-])${dirname(old.name)}/(?=[\\w.-])`, 'g');
  const repaired = text.replaceAll(addressPattern(old), () => next.page).replaceAll(files, `${dirname(next.name)}/`);
  // The fields that have an id alone.
  const field = idFieldFor(record.group, old.group);
  const value = field && valueIn(record, repaired);
  if (!field || !isFields(value) || value[field] !== old.id) return repaired;
  return rewritten(record, repaired, { ...value, [field]: next.id });
}
