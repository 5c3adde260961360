import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkDuplicates, checkDurations, checkFiles, checkPages } from './checks.ts';
import {
  type AlbumRecord,
  albumSchema,
  type HomeRecord,
  homeSchema,
  type PageRecord,
  pageSchema,
  type SiteRecord,
  siteSchema,
} from './schema.ts';
import { type RecordFile, readRecord } from './yaml.ts';

/** All that the site says and shows, read and checked. */
export interface Content {
  /** Where it was read from. */
  folder: string;
  site: SiteRecord;
  /** In menu order. */
  pages: PageRecord[];
  home: HomeRecord;
  albums: AlbumRecord[];
}

/** The content cannot be used. The message is for the owner; there is no need of a stack. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(problems: string[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    super(`The content has ${count}:\n\n${problems.join('\n')}\n`);
  }
}

/** Reads and checks everything. Throws a ContentError that tells all problems at once. */
export async function readContent(folder = process.env.CONTENT ?? 'content'): Promise<Content> {
  const problems: string[] = [];
  const read = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    const file = readRecord(join(folder, name), schema, problems);
    if (file) checkFiles(folder, name, file);
    return file?.data;
  };

  const site = read('site.yaml', siteSchema);
  const pages = readRecord(join(folder, 'pages.yaml'), z.array(pageSchema, 'must be a list of pages'), problems);
  if (pages) checkPages(pages);
  const home = read('home.yaml', homeSchema);
  const albums = await readAlbums(folder, problems);

  if (problems.length > 0 || !site || !pages || !home) throw new ContentError(problems);
  return { folder, site, pages: pages.data, home, albums };
}

async function readAlbums(folder: string, problems: string[]): Promise<AlbumRecord[]> {
  const albums: AlbumRecord[] = [];
  for (const id of foldersIn(join(folder, 'albums'))) {
    const name = join('albums', id, 'album.yaml');
    const file: RecordFile<Omit<AlbumRecord, 'id'>> | undefined = readRecord(join(folder, name), albumSchema, problems);
    if (!file) continue;
    checkFiles(folder, name, file);
    checkDuplicates(file, 'tracks');
    await checkDurations(join(folder, 'albums', id), file);
    albums.push({ id, ...file.data });
  }
  return albums.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];
