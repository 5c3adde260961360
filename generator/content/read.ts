import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem, type Problem, problemLine } from '../../contract/problem.ts';
import { isEmptyFolder } from '../lib/content-place.ts';
import { OwnerError } from '../lib/owner-error.ts';
import { type Previews, readPreviews } from '../media/link-previews.ts';
import { type Mark, readMark } from '../media/mark.ts';
import type { ContentFile, Instead } from './content-file.ts';
import { checkLinks, type Link, withCurrentLinks } from './links.ts';
import { addressesOf, entriesOnSite, type MenuRecord, menu } from './menu.ts';
import { placesOf } from './places.ts';
import { type SiteRecord, site } from './site.ts';
import { pathInLanguage, type SiteInLanguage, translationsIn } from './translations.ts';

/** All records of the site, read and checked. */
export interface Content extends SiteInLanguage {
  others: Content[];
  previews: Previews;
  mark: Mark;
  /** The records of a content file. Of a page that is left out, other pages may read only lists, which are empty. */
  get<T>(file: ContentFile<T>): T;
  /** Whether a content file belongs to a page of the site. Others are not read. */
  has(file: ContentFile<unknown>): boolean;
  /** All records, each with the folder of the files that it names: '' or ending with a slash. */
  all(): [folder: string, record: unknown][];
}

/** The content has problems. The message lists them. */
export class ContentError extends OwnerError {
  override name = 'ContentError';
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    super(`The content has ${count}:\n\n${problems.map(problemLine).join('\n')}\n`);
    this.problems = problems;
  }
}

/** The content folder: the environment variable CONTENT, or `content`. */
export const contentFolder = (): string => process.env.CONTENT ?? 'content';

/** The content files, and what they say about the site. */
interface Files {
  files: ContentFile<unknown>[];
  /** Whether a file belongs to a page of a site with these entries in its menu. */
  isOnSite(file: ContentFile<unknown>, entries: MenuRecord[]): boolean;
  addressesOf(content: Content): string[];
}

/** Reads and checks these files, and site and menu. `instead` replaces files. Throws a ContentError with all problems. */
export async function readContent(files: Files, folder: string, instead: Instead = {}): Promise<Content> {
  const { language } = instead;
  if (isEmptyFolder(folder)) {
    const remedy = `Make a site there: npm run new -- ${folder}`;
    throw new ContentError([fileProblem(folder, `has no content yet. ${remedy}`)]);
  }
  const problems: Problem[] = [];
  const links: Link[] = [];
  const records = new Map<ContentFile<unknown>, unknown>();
  const read = async (file: ContentFile<unknown>) =>
    records.set(file, await file.read(folder, problems, links, instead));
  for (const file of [site, menu]) await read(file);
  const entries = records.get(menu) as MenuRecord[] | undefined;
  const shown = entries && entriesOnSite(entries);
  // While the menu has a mistake, the pages that are left out are not known, and may have no files.
  const isThere = ({ name }: ContentFile<unknown>) => name.includes('*') || existsSync(join(folder, name));
  for (const file of files.files) {
    if (!records.has(file) && (shown ? files.isOnSite(file, shown) : isThere(file))) await read(file);
  }
  if (problems.length > 0 || !entries || !shown) throw new ContentError(problems);
  records.set(menu, shown);
  // Safe: without problems, the site's record has been read.
  const record = records.get(site) as SiteRecord;
  const { name, mark = {} } = record;
  if (language) record.language = language; // The name of the folder says it.
  const shared: Shared = {
    language: record.language,
    languagePath: language ? `/${language}` : '',
    others: [],
    previews: await readPreviews(folder, problems),
    mark: await readMark(folder, mark, name, problems),
  };
  const pathOf = (file: string) => pathInLanguage(folder, file, language);
  const content = contentOf(folder, records, shared, pathOf);
  const places = placesOf(entries);
  checkLinks(links, files.addressesOf(content), places, language ? [] : translationsIn(folder));
  if (problems.length > 0) throw new ContentError(problems);
  const isComplete = files.files.every((file) => records.has(file));
  if (isComplete && Object.keys(addressesOf(shown)).length === 0) return content;
  const current = [...records].map(([file, data]) => [file, withCurrentLinks(data, places.placeOf)] as const);
  return contentOf(folder, new Map(current), shared, pathOf);
}

/** What unfinished work in the preview shares with the content. */
type Shared = Pick<Content, 'language' | 'languagePath' | 'others' | 'previews' | 'mark'>;

/** The records of files as content. `pathOf` says where files are, if some are not in the folder. */
export const contentOf = (
  folder: string,
  records: ReadonlyMap<ContentFile<unknown>, unknown>,
  { language, languagePath, others, previews, mark }: Shared,
  pathOf: Content['pathOf'] = (name) => join(folder, name),
): Content => ({
  folder,
  language,
  languagePath,
  others,
  previews,
  mark,
  pathOf,
  // Safe: the map holds the result of each file's `read`, and a `read` that returns undefined reports a problem.
  get: <T>(file: ContentFile<T>) => (records.has(file) ? records.get(file) : file.empty) as T,
  has: (file) => records.has(file),
  all: () => [...records].flatMap(([file, data]) => file.withFolders(data)),
});
