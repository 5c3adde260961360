import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mediaKind } from '../../contract/media-files.ts';
import { originalsField } from '../../contract/reader-text.ts';
import { isDraft } from '../../generator/content/drafts.ts';
import { jsonSchema } from '../../generator/content/schemas.ts';
import { originalOf } from '../../generator/content/translations.ts';
import { dataOf, parseYaml, problemInText } from '../../generator/content/yaml.ts';
import { nameOfItem, placeInWords } from '../labels.ts';
import { matchItems } from '../match-items.ts';
import type { ChangedText, PublishedChange, Schema } from '../messages.ts';
import { isFields, type Path, type Value } from '../value.ts';
import { inWorkFolder, type WorkKind, workKinds } from '../work-kinds.ts';
import { folderRecord, recordsIn } from './records.ts';

/** A file of the content that differs from the last commit. Its name is its path below the content folder. */
export interface ChangedFile {
  file: string;
  kind: 'added' | 'changed' | 'removed';
  /** Git's name for the bytes in the last commit. */
  oldId: string;
}

interface Source {
  /** The content folder. */
  root: string;
  /** The label of a page. */
  labelOf(file: string): string;
  /** The text of a file in the last commit. */
  oldText(file: string): Promise<string>;
}

/** Describes changed files as an owner would: albums, events, pictures; no names of files where there is another. */
export async function changeSummary(files: ChangedFile[], source: Source): Promise<PublishedChange[]> {
  const folders = [...Map.groupBy(files, ({ file }) => inWorkFolder.exec(file)?.[1])];
  const groups = folders.flatMap(([folder, own]) => (folder ? [new FolderGroup(folder, own, source)] : []));
  const others = folders.find(([folder]) => folder === undefined)?.[1] ?? [];
  const found: PublishedChange[] = [];
  const gone = new Set(groups.filter(({ kind }) => kind === 'removed'));
  for (const group of groups.filter(({ kind }) => kind !== 'removed')) {
    const before = group.kind === 'added' ? await firstOf(gone, (old) => group.isMoved(old)) : undefined;
    if (before) gone.delete(before);
    found.push(await group.inWords(before));
  }
  for (const group of gone) found.push(await group.inWords());
  for (const change of others.filter(({ file }) => file.endsWith('.yaml'))) {
    found.push(...(await pageInWords(change, source)));
  }
  return withFiles(found, others, source);
}

async function firstOf<T>(items: Iterable<T>, isMatch: (item: T) => Promise<boolean>): Promise<T | undefined> {
  for (const item of items) if (await isMatch(item)) return item;
  return undefined;
}

/** The changed files of an album or a gallery. */
class FolderGroup {
  readonly kind: ChangedFile['kind'];
  private readonly folder: string;
  private readonly files: ChangedFile[];
  private readonly source: Source;
  private readonly type: WorkKind;
  private readonly record: string;
  private readonly schema: Schema;

  constructor(folder: string, files: ChangedFile[], source: Source) {
    const [type, id] = folder.split('/') as [WorkKind, string];
    const { name, file } = folderRecord(type, id);
    this.folder = folder;
    this.files = files;
    this.source = source;
    this.type = type;
    this.record = name;
    this.schema = jsonSchema(file.schema) as Schema;
    this.kind = files.find((changed) => changed.file === name)?.kind ?? 'changed';
  }

  /** Whether another folder, which is gone, had the same work: its title, or one of its files. */
  async isMoved(old: FolderGroup): Promise<boolean> {
    if (old.type !== this.type) return false;
    const title = titleOf(this.now());
    if (title && titleOf(await old.before()) === title) return true;
    const ids = new Set(old.media.map(({ oldId }) => oldId));
    return this.media.some(({ file }) => ids.has(blobId(this.source.root, file)));
  }

  async inWords(movedFrom?: FolderGroup): Promise<PublishedChange> {
    const noun = workKinds[this.type].word;
    const before = this.kind === 'added' && !movedFrom ? undefined : await (movedFrom ?? this).before();
    const data = this.kind === 'removed' ? undefined : this.now();
    const shared = { lead: '', name: titleOf(data ?? before) || basename(this.folder) };
    if (this.kind === 'removed') return { ...shared, what: `${noun} removed`, pictures: [], texts: [] };
    const kept = new Set(movedFrom?.media.map(({ oldId }) => oldId));
    const media = this.media.filter(
      ({ file, kind }) => kind !== 'removed' && !kept.has(blobId(this.source.root, file)),
    );
    const pictures = media.map(({ file }) => file).filter((file) => mediaKind(file) === 'picture');
    const size = sizeOf(media, this.source.root);
    const found = { ...shared, record: this.record, pictures };
    if (!before) {
      const { list, entry } = workKinds[this.type];
      const items = isFields(data) ? data[list] : undefined;
      const count = entry && counted(Array.isArray(items) ? items.length : 0, entry);
      const draft = isDraft(data) && 'a draft';
      return { ...found, what: [`new ${noun}`, draft, count, size].filter(Boolean).join(', '), texts: [] };
    }
    const moved = movedFrom && `with a new address: ${basename(this.folder)}, before ${basename(movedFrom.folder)}`;
    const isShown = isDraft(before) && !isDraft(data) && 'shown from now on';
    const what = [moved ? `${noun} ${moved}` : `${noun} changed`, isShown, size && `${size} of new files`];
    const texts = changedTexts(before, data ?? null, this.schema);
    const replacedFiles = this.media.filter(({ kind }) => kind !== 'added').map(({ file }) => file);
    const back = movedFrom ? {} : { takesBack: 'record' as const, replacedFiles };
    return { ...found, ...back, what: what.filter(Boolean).join(', '), texts };
  }

  private get media(): ChangedFile[] {
    return this.files.filter(({ file }) => mediaKind(file) !== undefined);
  }

  private now = (): Value => dataIn(readFileSync(join(this.source.root, this.record), 'utf8'));

  private before = async (): Promise<Value> => dataIn(await this.source.oldText(this.record));
}

/** The changes of a page: one for each event, book or question, and one for all other fields. */
async function pageInWords({ file, kind }: ChangedFile, source: Source): Promise<PublishedChange[]> {
  const { name, language } = originalOf(file);
  const record = recordsIn(source.root).find((known) => known.name === name);
  const label = source.labelOf(file);
  const page = { lead: '', name: label, record: name, pictures: [] };
  if (!record || kind === 'removed') return [{ ...page, what: kind, texts: [] }];
  const schema = jsonSchema(record.file.schema) as Schema;
  const [before, now] = [dataIn(await source.oldText(file)), currentData(source.root, file)];
  if (language) return [{ ...page, what: kind, texts: changedTexts(withoutMarks(before), withoutMarks(now), schema) }];
  const items: PublishedChange[] = [];
  const compareLists = (path: Path, old: Value[], next: Value[]) => {
    const matches = matchItems(old, next);
    const lead = `The ${nounOf(file, path)}`;
    for (const [index, item] of next.entries()) {
      const match = matches[index];
      const place = [...path, index];
      const shared = { lead, name: nameOfItem(item, index), record: file, place: place.join('.'), pictures: [] };
      const before = match === undefined ? {} : old[match]!;
      const texts = changedTexts(before, item, schemaOf(schema, place));
      if (texts.length > 0)
        items.push({ ...shared, takesBack: 'entry', what: match === undefined ? 'new' : 'changed', texts });
    }
    for (const [index, item] of old.entries()) {
      if (matches.includes(index)) continue;
      const publishedPlace = [...path, index].join('.');
      const shared = { lead, name: nameOfItem(item, index), record: file, pictures: [], texts: [] };
      items.push({ ...shared, takesBack: 'removed', publishedPlace, what: 'removed' });
    }
    const kept = matches.filter((match) => match !== undefined);
    const isSorted = kept.every((match, index) => index === 0 || kept[index - 1]! < match);
    if (!isSorted) items.push({ ...page, what: 'in another order', texts: [] });
  };
  if (Array.isArray(before) && Array.isArray(now)) {
    compareLists([], before, now);
    return items;
  }
  if (!isFields(before) || !isFields(now)) return [{ ...page, what: kind, texts: [] }];
  const rest = Object.keys({ ...before, ...now }).filter((key) => {
    const [old, next] = [before[key], now[key]];
    const areRecords = Array.isArray(old) && Array.isArray(next) && [...old, ...next].every(isFields);
    if (areRecords) compareLists([key], old, next);
    return !areRecords;
  });
  const pick = (data: typeof now) =>
    Object.fromEntries(rest.flatMap((key) => (key in data ? [[key, data[key]!]] : [])));
  const texts = changedTexts(pick(before), pick(now), schema, now);
  return texts.length > 0 ? [{ ...page, takesBack: 'fields', what: 'changed', texts }, ...items] : items;
}

/** A translation without the marks of its original texts. */
const withoutMarks = (data: Value): Value =>
  JSON.parse(JSON.stringify(data), (name, value) => (name === originalsField ? undefined : value));

/** Gives each picture to the change that names it. Other files that nobody sees get a line of their own. */
function withFiles(changes: PublishedChange[], files: ChangedFile[], source: Source): PublishedChange[] {
  const media = files.filter(({ file }) => !file.endsWith('.yaml'));
  const removed = new Map(media.filter(({ kind }) => kind === 'removed').map((change) => [change.oldId, change.file]));
  const found = [...changes];
  for (const { file, kind } of media.filter(({ kind }) => kind !== 'removed')) {
    const named = changes.find(({ record, place }) => {
      const data = record && !/\/.*\//.test(record) && currentData(source.root, record);
      return data && JSON.stringify(valueAt(data, place)).includes(JSON.stringify(file).slice(1, -1));
    });
    const isPicture = mediaKind(file) === 'picture';
    if (named) {
      if (isPicture) named.pictures.push(file);
      if (kind === 'changed') named.replacedFiles = [...(named.replacedFiles ?? []), file];
      continue;
    }
    const id = blobId(source.root, file);
    const oldName = removed.get(id);
    removed.delete(id);
    const what = oldName
      ? `${nounOfFile(file)} with a new name, before ${basename(oldName)}`
      : `${kind === 'added' ? 'new' : 'changed'} ${nounOfFile(file)}, ${sizeOf([{ file }], source.root)}`;
    found.push({ lead: '', name: basename(file), what, pictures: isPicture ? [file] : [], texts: [] });
  }
  for (const file of removed.values()) {
    found.push({ lead: '', name: basename(file), what: `${nounOfFile(file)} removed`, pictures: [], texts: [] });
  }
  return found;
}

/** The texts that differ, each with the labels of its place. */
function changedTexts(old: Value, next: Value, schema: Schema, data = next, path: Path = []): ChangedText[] {
  if (isDeepStrictEqual(old, next)) return [];
  const within = (step: string | number, oldInner: Value, inner: Value) =>
    changedTexts(oldInner, inner, schema, data, [...path, step]);
  if (isFields(old) && isFields(next)) {
    return Object.keys({ ...old, ...next }).flatMap((key) => within(key, old[key] ?? null, next[key] ?? null));
  }
  if (Array.isArray(old) && Array.isArray(next) && [...old, ...next].every(isFields)) {
    const matches = matchItems(old, next);
    const kept = next.flatMap((item, index) => {
      const match = matches[index];
      return match === undefined ? [] : within(index, old[match]!, item);
    });
    const names = (items: Value[]) => items.map((item, index) => nameOfItem(item, index)).join(', ');
    if (names(old) === names(next)) return kept;
    return [{ label: placeInWords(path, schema, data), before: names(old), after: names(next) }, ...kept];
  }
  return [{ label: placeInWords(path, schema, data), before: textOf(old), after: textOf(next) }];
}

/** A value as the owner reads it. */
export function textOf(value: Value): string {
  if (typeof value === 'string') return { true: 'yes', false: 'no' }[value] ?? value;
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return value === null ? '' : Object.values(value).map(textOf).join(', ');
}

const asRead = (text: string): string => text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');

/** Null if the text cannot be read: another sentence says so. */
function dataIn(text: string): Value {
  const readable = asRead(text);
  return problemInText(readable) ? null : (dataOf(parseYaml(readable)) as Value);
}

/** The data of a file as it is saved. */
const currentData = (root: string, file: string): Value => dataIn(readFileSync(join(root, file), 'utf8'));

const titleOf = (data: Value | undefined): string =>
  isFields(data) && typeof data.title === 'string' ? data.title : '';

const schemaOf = (schema: Schema, path: Path): Schema =>
  path.reduce<Schema>(
    (outer, step) => (typeof step === 'number' ? outer.items : outer.properties?.[step]) ?? {},
    schema,
  );

const valueAt = (data: Value, place = ''): Value =>
  place
    .split('.')
    .filter(Boolean)
    .reduce<Value>((value, step) => (value as Record<string, Value>)?.[step] ?? null, data);

/** What one entry of a list is called. Other lists have their name in the plural. */
const nouns: Record<string, string> = {
  'history.yaml': 'event',
  'writing.yaml': 'book',
  'team.yaml': 'member',
  'coding-tools.yaml': 'tool',
  'initiatives.yaml': 'initiative',
  'pages.yaml': 'page',
  videos: 'film',
};

const nounOf = (file: string, [field]: Path): string =>
  nouns[field ?? file] ??
  String(field ?? 'entry')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

const nounOfFile = (file: string): string => mediaKind(file) ?? 'file';

const counted = (count: number, noun: string): string => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

/** Empty for no files. */
function sizeOf(files: { file: string }[], root: string): string {
  const bytes = files.reduce((sum, { file }) => sum + statSync(join(root, file)).size, 0);
  if (files.length === 0) return '';
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.round(bytes / 1e6)} MB`;
}

/** Git's name for the bytes of a file. */
function blobId(root: string, file: string): string {
  const bytes = readFileSync(join(root, file));
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
