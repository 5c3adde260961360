import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../contract/problem.ts';
import { checkIds, findFiles } from './checks.ts';
import { folderNameProblems } from './folder-names.ts';
import { type Link, linksIn } from './links.ts';
import { type RecordFile, readRecord } from './yaml.ts';

/** A check that a schema cannot make, such as that of a recording's duration. `folder` is the folder of the file. */
export type Check<T> = (file: RecordFile<T>, folder: string) => void | Promise<void>;

/** Texts that are checked in place of the files, by the path of the file below the content folder, with slashes. */
export type Drafts = ReadonlyMap<string, string>;

/** A file or folder of the content folder with its schema. It is the key of `Content.get`. */
export interface ContentFile<T> {
  // Its path below the content folder. With a star for the folder of a record: albums/*/album.yaml.
  name: string;
  /** The schema of one file. */
  schema: z.ZodType;
  /**
   * Reads and checks it. Adds problems to the list, and to `links` what leads to other places of the site. Returns
   * undefined if the data cannot be used.
   */
  read(contentFolder: string, problems: Problem[], links?: Link[], drafts?: Drafts): Promise<T | undefined>;
  /** Its records, each with the folder of the files that it names: '' or ending with a slash. */
  withFolders(data: T): [folder: string, record: unknown][];
}

/** One YAML file. */
export const contentFile = <T>(name: string, schema: z.ZodType<T>, check?: Check<T>): ContentFile<T> => ({
  name,
  schema,
  read: (contentFolder, problems, links, drafts) =>
    readFile(contentFolder, name, schema, check, problems, links, drafts),
  withFolders: (data) => [['', data]],
});

/** One YAML file with a list of records. */
export const contentList = <T>(name: string, schema: z.ZodType<T>, check?: Check<T[]>): ContentFile<T[]> =>
  contentFile(name, z.array(schema, 'must be a list'), check);

/** A folder with one folder per record, such as albums/, sorted by `order`. A folder's name is the id of its record. */
export const contentFolders = <T extends { order: number }>(
  name: string,
  recordName: string,
  schema: z.ZodType<T>,
  check?: Check<T>,
): ContentFile<(T & { id: string })[]> => ({
  name: `${name}/*/${recordName}`,
  schema,
  async read(contentFolder, problems, links, drafts) {
    const records: (T & { id: string })[] = [];
    const ids = foldersIn(join(contentFolder, name));
    problems.push(...folderNameProblems(join(contentFolder, name), ids));
    for (const id of ids) {
      const data = await readFile(contentFolder, `${name}/${id}/${recordName}`, schema, check, problems, links, drafts);
      if (data) records.push({ ...data, id });
    }
    return records.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  },
  withFolders: (records) => records.map((record) => [`${name}/${record.id}/`, record]),
});

async function readFile<T>(
  contentFolder: string,
  name: string,
  schema: z.ZodType<T>,
  check: Check<T> | undefined,
  problems: Problem[],
  links: Link[] = [],
  drafts?: Drafts,
): Promise<T | undefined> {
  const path = join(contentFolder, name);
  const file = readRecord(path, schema, problems, drafts?.get(name));
  if (!file) return undefined;
  findFiles(dirname(path), file);
  checkIds(file);
  links.push(...linksIn(file));
  await check?.(file, dirname(path));
  return file.data;
}

/** The names of the folders in a folder. */
export const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
    : [];
