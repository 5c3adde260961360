import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { fileProblem, type Problem } from '../../contract/problem.ts';
import { foldersIn, linkFault, linkProblems } from '../lib/entries.ts';
import { checkDrafts, checkIds, findFiles } from './checks.ts';
import { folderNameProblems } from './folder-names.ts';
import { type Link, linksIn } from './links.ts';
import { checkTranslation, markDrafts, pathInLanguage } from './translations.ts';
import { type RecordFile, readRecord } from './yaml.ts';

/**
 * A check that a schema cannot make, for example of a recording's duration. `folder` is the folder of the files that the record
 * names, and `pathOf` finds one that may be translated.
 */
export type Check<T> = (file: RecordFile<T>, folder: string, pathOf: (file: string) => string) => void | Promise<void>;

/** How the files of a content folder are read. */
export interface ReadOptions {
  /** The language whose texts replace the content's (translations.ts). */
  language?: Language | undefined;
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

/** A folder with one folder per record, such as albums/, sorted by `order`. A folder's name is the id of its record. */
export const contentFolders = <T extends { order: number }>(
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
    const ids = foldersIn(contentFolder, name);
    problems.push(...folderNameProblems(join(contentFolder, name), ids), ...linkProblems(contentFolder, name));
    for (const id of ids) {
      const data = await readFile(`${name}/${id}/${recordName}`, schema, check, contentFolder, problems, ...context);
      if (data) records.push({ ...data, id });
    }
    return records.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  },
  withFolders: (records) => records.map((record) => [`${name}/${record.id}/`, record]),
});

async function readFile<T>(
  name: string,
  schema: z.ZodType<T>,
  check: Check<T> | undefined,
  ...[contentFolder, problems, links = [], { language, isTolerant } = {}]: Parameters<ContentFile<T>['read']>
): Promise<T | undefined> {
  const path = pathInLanguage(contentFolder, name, language);
  const fault = linkFault(contentFolder, relative(contentFolder, path));
  if (fault) {
    problems.push(fileProblem(path, `${fault}.`));
    return undefined;
  }
  const file = readRecord(path, schema, problems, isTolerant);
  if (!file) return undefined;
  const original = join(contentFolder, name);
  const translated = path === original ? undefined : readRecord(original, schema, []);
  if (translated) {
    checkTranslation(file, translated.data, schema, original);
    markDrafts(file.data, translated.data, schema);
  }
  const folder = dirname(name);
  findFiles(contentFolder, folder, file);
  checkIds(file);
  checkDrafts(schema, file);
  links.push(...linksIn(file));
  await check?.(file, join(contentFolder, folder), (text) =>
    pathInLanguage(contentFolder, join(folder, text), language),
  );
  return file.data;
}
