import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfLanguage } from '../../contract/languages.ts';
import { isYes } from '../../generator/content/drafts.ts';
import { menu } from '../../generator/content/menu.ts';
import { jsonSchema } from '../../generator/content/schemas.ts';
import { site } from '../../generator/content/site.ts';
import { translationsIn } from '../../generator/content/translations.ts';
import { words } from '../../generator/content/words.ts';
import { capitalized } from '../capitalized.ts';
import { isFields, type Value } from '../value.ts';
import { workKinds } from '../work-kinds.ts';
import type { ContentFolder, TextFile } from './content-folder.ts';
import { DeskError } from './desk-error.ts';
import { type DeskRecord, recordsIn } from './records.ts';
import { valueIn } from './texts.ts';
import { joined } from './translations.ts';

/** A record's file, with its data if a form can show them. */
export type ReadFile = TextFile & { value: Value | undefined };

/** The records of the content at one moment. Each file is read once. */
export class Reading {
  readonly records: DeskRecord[];
  /** The other languages of the site. */
  readonly languages: string[];
  private readonly content: ContentFolder;
  private readonly files = new Map<string, ReadFile>();

  constructor(content: ContentFolder) {
    this.content = content;
    this.records = recordsIn(content.root);
    this.languages = translationsIn(content.root);
  }

  /** The record of a name. Throws a DeskError if there is none. */
  record(name: string): DeskRecord {
    const record =
      this.records.find((known) => known.name === name) ?? this.translations().find((known) => known.name === name);
    if (!record) throw new DeskError(404, `There is no file ${name} in the content.`);
    return record;
  }

  fileOf(record: DeskRecord): ReadFile {
    const known = this.files.get(record.name);
    if (known) return known;
    const file = this.content.read(record.name);
    const read = { ...file, value: valueIn(record, file.text) };
    this.files.set(record.name, read);
    return read;
  }

  /** The translations that have a file. */
  translations(): DeskRecord[] {
    return this.records
      .flatMap((record) => this.translationsOf(record))
      .filter(({ name }) => existsSync(join(this.content.root, name)));
  }

  /** The translations of a record, whether they have a file or not. */
  translationsOf = (record: DeskRecord): DeskRecord[] =>
    record.language || record.name === words.name
      ? []
      : this.languages.map((language) => ({
          ...record,
          name: `${language}/${record.name}`,
          original: record.name,
          language,
        }));

  /** The record of a file of the content, or of its translation. */
  recordOf = (file: string): DeskRecord | undefined =>
    [...this.records, ...this.translations()].find(({ name }) => name === file);

  /** A record with its translations, as its form shows them. A translation's own file has no form: only a mistake leads there. */
  shownOf(record: DeskRecord): Value | undefined {
    const value = record.original ? undefined : this.valueOf(record);
    return this.translationsOf(record).reduce<Value | undefined>(
      (shown, translation) =>
        shown && joined(shown, this.valueOf(translation), jsonSchema(record.file.schema), translation.language!),
      value,
    );
  }

  /** Changes with the files of a record and of its translations. */
  versionOf = (record: DeskRecord): string =>
    [record, ...this.translationsOf(record)].map((one) => this.fileOf(one).hash).join(' ');

  valueOf = (record: DeskRecord): Value | undefined => this.fileOf(record).value;

  labelOf(record: DeskRecord): string {
    const { name, group, id, original } = record;
    if (original) return `${this.labelOf(this.record(original))} in ${nameOfLanguage(record.language!)}`;
    if (group === 'pages')
      return textIn(this.menuEntryOf(record)?.label) ?? capitalized(name.replace('.yaml', '').replaceAll('-', ' '));
    if (record.language) return `Words of the site: ${nameOfLanguage(record.language)}`;
    if (id === undefined) return sharedLabels[name]!;
    const value = this.valueOf(record);
    return (isFields(value) && textIn(value.title)) || id;
  }

  /** Records as the site lists them: pages as in the menu, albums and galleries by their places. */
  inOrder(): DeskRecord[] {
    const kinds = Object.keys(workKinds);
    return this.records.toSorted(
      (a, b) => kinds.indexOf(a.group) - kinds.indexOf(b.group) || this.positionOf(a) - this.positionOf(b),
    );
  }

  /** The position of a page in the menu, or of an album or gallery among its kind. */
  positionOf(record: DeskRecord): number {
    if (record.id === undefined) return this.positionInMenu(record);
    const value = this.valueOf(record);
    return (isFields(value) && Number(value.order)) || Number.MAX_SAFE_INTEGER;
  }

  /** The file of the cover or of the first picture of an album or gallery. */
  coverOf(record: DeskRecord): string | undefined {
    const value = this.valueOf(record);
    if (record.id === undefined || !isFields(value)) return undefined;
    const { coverImage, images, light } = value;
    const [first] = Array.isArray(images) ? images : [];
    return (
      (isFields(coverImage) ? textIn(coverImage.file) : undefined) ??
      (isFields(first) ? textIn(first.url) : undefined) ??
      (isFields(light) ? textIn(light.file) : undefined)
    );
  }

  /** If the page of a record is left out: its field in the form of the menu, or the form, if it has no entry there. */
  putBackAt(record: DeskRecord): string | undefined {
    if (record.menuPage === undefined) return undefined;
    const index = this.positionInMenu(record);
    if (index === -1) return menu.name;
    return isYes(this.menuEntryOf(record)?.leftOut) ? `${menu.name}@${index}.leftOut` : undefined;
  }

  private menuEntryOf(record: DeskRecord): { [field: string]: Value } | undefined {
    const entry = this.menuEntries()[this.positionInMenu(record)];
    return isFields(entry) ? entry : undefined;
  }

  private positionInMenu({ menuPage }: DeskRecord): number {
    return this.menuEntries().findIndex((entry) => isFields(entry) && entry.page === menuPage);
  }

  private menuEntries(): Value[] {
    const entries = this.valueOf(this.record(menu.name));
    return Array.isArray(entries) ? entries : [];
  }
}

const sharedLabels: Record<string, string> = {
  [site.name]: 'Name and contact',
  [menu.name]: 'Menu and headings',
  [words.name]: 'Words of the site',
};

const textIn = (value: Value | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
