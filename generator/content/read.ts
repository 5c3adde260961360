import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkDuplicates, checkDurations, checkFiles, checkFilms, checkPages } from './checks.ts';
import {
  type AlbumRecord,
  albumSchema,
  type CodingToolRecord,
  codingToolSchema,
  type FutureRecord,
  futureSchema,
  type GalleryRecord,
  gallerySchema,
  type HomeRecord,
  homeSchema,
  type InfoRecord,
  type InitiativeRecord,
  infoSchema,
  initiativeSchema,
  type PageRecord,
  pageSchema,
  type ServicesRecord,
  type SiteRecord,
  servicesSchema,
  siteSchema,
  type TeamMemberRecord,
  type TimelineEventRecord,
  teamMemberSchema,
  timelineEventSchema,
  type WritingProjectRecord,
  writingProjectSchema,
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
  galleries: GalleryRecord[];
  history: TimelineEventRecord[];
  writing: WritingProjectRecord[];
  services: ServicesRecord;
  initiatives: InitiativeRecord[];
  codingTools: CodingToolRecord[];
  future: FutureRecord;
  team: TeamMemberRecord[];
  info: InfoRecord;
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
  const open = <T>(name: string, schema: z.ZodType<T>): RecordFile<T> | undefined => {
    const file = readRecord(join(folder, name), schema, problems);
    if (file) checkFiles(folder, name, file);
    return file;
  };
  const read = <T>(name: string, schema: z.ZodType<T>) => open(name, schema)?.data;
  const readList = <T>(name: string, schema: z.ZodType<T>) => {
    const file = open(name, z.array(schema, 'must be a list'));
    if (file) checkDuplicates(file);
    return file?.data;
  };

  const pages = open('pages.yaml', z.array(pageSchema, 'must be a list of pages'));
  if (pages) checkPages(pages);
  const home = open('home.yaml', homeSchema);
  if (home) checkFilms(folder, home);
  const content = {
    folder,
    site: read('site.yaml', siteSchema),
    pages: pages?.data,
    home: home?.data,
    albums: await readAlbums(folder, open),
    galleries: readGalleries(folder, open),
    history: readList('history.yaml', timelineEventSchema),
    writing: readList('writing.yaml', writingProjectSchema),
    services: read('services.yaml', servicesSchema),
    initiatives: readList('initiatives.yaml', initiativeSchema),
    codingTools: readList('coding-tools.yaml', codingToolSchema),
    future: read('future.yaml', futureSchema),
    team: readList('team.yaml', teamMemberSchema),
    info: read('info.yaml', infoSchema),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content; // Whatever is undefined has told its problem.
}

type Open = <T>(name: string, schema: z.ZodType<T>) => RecordFile<T> | undefined;

async function readAlbums(folder: string, open: Open): Promise<AlbumRecord[]> {
  const albums: AlbumRecord[] = [];
  for (const id of foldersIn(join(folder, 'albums'))) {
    const file = open(join('albums', id, 'album.yaml'), albumSchema);
    if (!file) continue;
    checkDuplicates(file, 'tracks');
    await checkDurations(join(folder, 'albums', id), file);
    albums.push({ id, ...file.data });
  }
  return albums.sort(byOrder);
}

function readGalleries(folder: string, open: Open): GalleryRecord[] {
  const galleries: GalleryRecord[] = [];
  for (const id of foldersIn(join(folder, 'galleries'))) {
    const file = open(join('galleries', id, 'gallery.yaml'), gallerySchema);
    if (!file) continue;
    checkDuplicates(file, 'images');
    galleries.push({ id, ...file.data });
  }
  return galleries.sort(byOrder);
}

const byOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
  a.order - b.order || a.id.localeCompare(b.id);

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
