import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { fileProblem, type Problem } from '../../contract/problem.ts';
import { linkFault, linkProblems } from '../lib/entries.ts';
import { walk } from '../lib/walk.ts';
import { checkDrafts, checkIds, findFiles } from './checks.ts';
import { dayOf } from './dates.ts';
import { folderNameProblems, recordFolders } from './folder-names.ts';
import { type Link, linksIn } from './links.ts';
import { withTexts } from './overlay.ts';
import { jsonSchema, schemaAt } from './schemas.ts';
import { pathInLanguage } from './translations.ts';
import { type RecordFile, readRecord, readTranslation, type TranslationFile } from './yaml.ts';

/**
 * A check that a schema cannot make, for example of a recording's duration. `folder` is the folder of the files that the record
 * names, `pathOf` finds one that may be translated, and `languages` are those of the texts and of the originals.
 */
export type Check<T> = (
  file: RecordFile<T>,
  folder: string,
  pathOf: (file: string) => string,
  languages: { own: string; main: string },
) => void | Promise<void>;

/** How the files of a content folder are read. */
export interface ReadOptions {
  /** The language whose texts stand in place of the content's (translations.ts). */
  language?: Language | undefined;
  /** Gets the translations that have a text, by the names of their originals. */
  translations?: Map<string, TranslationFile>;
  /** The language of the content itself. */
  mainLanguage?: string | undefined;
  /**
   * For the preview and the desk: mistakes stop nothing, drafts are read as the rest, and what is missing is completed. A build
   * and the check are strict, and leave drafts out.
   */
  isTolerant?: boolean;
}

/** A file or folder of the content folder with its schema. It is the key of `Content.get`. */
export interface ContentFile<T> {
  // Its path relative to the content folder, with a star for the folder of a record: albums/*/album.yaml.
  name: string;
  /** The schema of one file. */
  schema: z.ZodType;
  /** What other pages get of it if its page is left out: an empty list. */
  empty?: T;
  /** Reads and checks it. Adds to `problems` and `links`. Returns undefined if the data cannot be used. */
  read(contentFolder: string, problems: Problem[], links?: Link[], options?: ReadOptions): Promise<T | undefined>;
  /** Its records, each with the folder of the files that it names: '' or ending with a slash. */
  withFolders(data: T): [folder: string, record: unknown][];
}

/** One YAML file. */
export const contentFile = <T>(name: string, schema: z.ZodType<T>, check?: Check<T>): ContentFile<T> => ({
  name,
  schema,
  read: (...context) => readFile(name, schema, check, ...context),
  withFolders: (data) => [['', data]],
});

/** One YAML file with a list of records. */
export const contentList = <T>(name: string, schema: z.ZodType<T>, check?: Check<T[]>): ContentFile<T[]> => ({
  ...contentFile(name, z.array(schema, 'must be a list'), check),
  empty: [],
});

/** A folder with one folder per record, such as albums/, sorted by `order` if they have one. A folder's name is the id of its record. */
export const contentFolders = <T extends object>(
  name: string,
  recordName: string,
  schema: z.ZodType<T>,
  check?: Check<T>,
): ContentFile<(T & { id: string })[]> => ({
  name: `${name}/*/${recordName}`,
  schema,
  empty: [],
  async read(contentFolder, problems, ...context) {
    const records: (T & { id: string })[] = [];
    const ids = recordFolders(contentFolder, name);
    problems.push(...folderNameProblems(join(contentFolder, name), ids), ...linkProblems(contentFolder, name));
    for (const id of ids) {
      const data = await readFile(`${name}/${id}/${recordName}`, schema, check, contentFolder, problems, ...context);
      if (data) records.push({ ...data, id });
    }
    return records.sort((a, b) => orderOf(a) - orderOf(b) || a.id.localeCompare(b.id));
  },
  withFolders: (records) => records.map((record) => [`${name}/${record.id}/`, record]),
});

const orderOf = (record: object): number => ('order' in record ? Number(record.order) : 0);

/** The data of a file with its days as 2026-11-12. People write them as in their language: 12 novembre 2026. */
function withDays(data: unknown, schema: z.ZodType, language: string): unknown {
  for (const { path, value, record } of walk(data)) {
    if (typeof value !== 'string' || schemaAt(jsonSchema(schema), path)?.format !== 'date') continue;
    record![path.at(-1)!] = dayOf(value, language);
  }
  return data;
}

async function readFile<T>(
  name: string,
  schema: z.ZodType<T>,
  check: Check<T> | undefined,
  ...[contentFolder, problems, links = [], options = {}]: Parameters<ContentFile<T>['read']>
): Promise<T | undefined> {
  const { language, mainLanguage = 'en', translations, isTolerant } = options;
  const translatedName = language && join(language, name);
  const translated = translatedName && existsSync(join(contentFolder, translatedName)) ? translatedName : undefined;
  for (const path of [name, ...(translated ? [translated] : [])]) {
    const fault = linkFault(contentFolder, path);
    if (!fault) continue;
    problems.push(fileProblem(join(contentFolder, path), `${fault}.`));
    return undefined;
  }
  const translation = translated && readTranslation(join(contentFolder, translated), schema, problems);
  let own = mainLanguage;
  const prepare = (written: unknown): unknown => {
    const original = withDays(written, schema, mainLanguage);
    if (!translation) return original;
    const { data, has } = withTexts(original, translation.data, jsonSchema(schema));
    if (has) translations?.set(name, translation);
    own = has ? language! : own;
    return data;
  };
  const file = readRecord(join(contentFolder, name), schema, problems, isTolerant, prepare);
  if (!file) return undefined;
  const folder = dirname(name);
  findFiles(contentFolder, folder, file);
  checkIds(file);
  checkDrafts(schema, file);
  links.push(...linksIn(file));
  const textPath = (text: string) => pathInLanguage(contentFolder, join(folder, text), language);
  await check?.(file, join(contentFolder, folder), textPath, { own, main: mainLanguage });
  return file.data;
}
