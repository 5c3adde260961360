import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { checkFiles, checkIds } from './checks.ts';
import { type RecordFile, readRecord } from './yaml.ts';

/** A check that a schema cannot make, such as that of a recording's duration. `folder` is the folder of the file. */
export type Check<T> = (file: RecordFile<T>, folder: string) => void | Promise<void>;

/** A file or folder of the content folder with its schema. It is the key of `Content.get`. */
export interface ContentFile<T> {
  /** Reads and checks it. Adds problems to the list. Returns undefined if the data cannot be used. */
  read(contentFolder: string, problems: string[]): Promise<T | undefined>;
}

interface Options<T> {
  check?: Check<T>;
  /** The name of the list whose entries must have different ids; '' if the file itself is that list. */
  uniqueIds?: string;
}

/** One YAML file. */
export const contentFile = <T>(name: string, schema: z.ZodType<T>, options: Options<T> = {}): ContentFile<T> => ({
  read: (contentFolder, problems) => readFile(contentFolder, name, schema, options, problems),
});

/** One YAML file with a list of records that each have an `id`. */
export const contentList = <T extends { id: string }>(name: string, schema: z.ZodType<T>): ContentFile<T[]> =>
  contentFile(name, z.array(schema, 'must be a list'), { uniqueIds: '' });

/** A folder with one folder per record, such as albums/, sorted by `order`. A folder's name is the id of its record. */
export const contentFolders = <T extends { order: number }>(
  name: string,
  recordName: string,
  schema: z.ZodType<T>,
  options: Options<T>,
): ContentFile<(T & { id: string })[]> => ({
  async read(contentFolder, problems) {
    const records: (T & { id: string })[] = [];
    for (const id of foldersIn(join(contentFolder, name))) {
      const data = await readFile(contentFolder, `${name}/${id}/${recordName}`, schema, options, problems);
      if (data) records.push({ ...data, id });
    }
    return records.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  },
});

async function readFile<T>(
  contentFolder: string,
  name: string,
  schema: z.ZodType<T>,
  { check, uniqueIds }: Options<T>,
  problems: string[],
): Promise<T | undefined> {
  const path = join(contentFolder, name);
  const file = readRecord(path, schema, problems);
  if (!file) return undefined;
  checkFiles(dirname(path), file);
  if (uniqueIds !== undefined) checkIds(file, uniqueIds);
  await check?.(file, dirname(path));
  return file.data;
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
