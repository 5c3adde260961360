import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem, type Problem, problemLine } from '../../contract/problem.ts';
import { isEmptyFolder } from '../lib/own-folder.ts';
import { OwnerError } from '../lib/owner-error.ts';
import { type Previews, readPreviews } from '../media/link-previews.ts';
import { type Mark, readMark } from '../media/mark.ts';
import type { ContentFile, ReadOptions } from './content-file.ts';
import { withoutDrafts } from './drafts.ts';
import { linkTargetsOf } from './link-targets.ts';
import { checkLinks, type Link, withCurrentLinks } from './links.ts';
import { addressesOf, entriesOnSite, type MenuRecord, menu } from './menu.ts';
import type { Words } from './messages.ts';
import { readLanguage, type SiteRecord, site } from './site.ts';
import { pathInLanguage, type SiteInLanguage, translationsIn } from './translations.ts';
import { words } from './words.ts';
import type { TranslationFile } from './yaml.ts';

/** All records of the site, read and checked. */
export interface Content extends SiteInLanguage {
  others: Content[];
  /** What is wrong with it, drafts too, if it was read tolerantly. */
  problems: Problem[];
  previews: Previews;
  mark: Mark;
  /** The owner's words of the interface. */
  words: Words;
  /** The records of a content file. Of a page that is left out, other pages may read only lists, which are empty. */
  get<T>(file: ContentFile<T>): T;
  /** Whether the site has pages with news, and so a feed. */
  hasFeed: boolean;
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
  /** Whether pages of a site with these entries have news. */
  hasNews(entries: MenuRecord[]): boolean;
  addressesOf(content: Content): string[];
}

/**
 * Reads and checks these files, and site and menu. Throws a ContentError with all problems; a tolerant reading throws it only if
 * the site or its menu cannot be read at all.
 */
export async function readContent(files: Files, folder: string, options: ReadOptions = {}): Promise<Content> {
  const { language, isTolerant = false } = options;
  const translations = new Map<string, TranslationFile>();
  if (isEmptyFolder(folder)) {
    const remedy = `Make a site there: npm run new -- ${folder}`;
    throw new ContentError([fileProblem(folder, `has no content yet. ${remedy}`)]);
  }
  const problems: Problem[] = [];
  const checkProblems = () => {
    const found = problems.filter(({ isDraft }) => !isDraft);
    if (!isTolerant && found.length > 0) throw new ContentError(found);
  };
  const links: Link[] = [];
  const records = new Map<ContentFile<unknown>, unknown>();
  const readOptions = { ...options, translations, mainLanguage: await readLanguage(folder) };
  const read = async (file: ContentFile<unknown>) =>
    records.set(file, (await file.read(folder, problems, links, readOptions)) ?? (isTolerant ? file.empty : undefined));
  for (const file of [site, menu, words]) await read(file);
  // Without them no page can be shown.
  if (isTolerant && problems.some(({ path }) => path.length === 0)) throw new ContentError(problems);
  const entries = records.get(menu) as MenuRecord[] | undefined;
  const shown = entries && entriesOnSite(entries);
  // While the menu has a mistake, the pages that are left out are not known, and may have no files.
  const isThere = ({ name }: ContentFile<unknown>) => name.includes('*') || existsSync(join(folder, name));
  for (const file of files.files) {
    if (!records.has(file) && (shown ? files.isOnSite(file, shown) : isThere(file))) await read(file);
  }
  checkProblems();
  const record = records.get(site) as SiteRecord | undefined;
  if (!entries || !shown || !record) throw new ContentError(problems);
  records.set(menu, shown);
  const { name, mark = {} } = record;
  if (language) record.language = language; // The name of the folder says it.
  const shared: Shared = {
    language: record.language,
    languagePath: language ? `/${language}` : '',
    hasFeed: files.hasNews(shown),
    others: [],
    translations,
    problems: isTolerant ? problems : [],
    previews: await readPreviews(folder, problems),
    words: records.get(words) as Words,
    mark: await readMark(folder, mark, name, problems),
  };
  const pathOf = (file: string) => pathInLanguage(folder, file, language);
  const withDrafts = contentOf(folder, records, shared, pathOf);
  const published = new Map([...records].map(([file, data]) => [file, withoutDrafts(data, isTolerant)] as const));
  const content = contentOf(folder, published, shared, pathOf);
  const places = linkTargetsOf(entries);
  const all = files.addressesOf(withDrafts);
  checkLinks(links, all, places, language ? [] : translationsIn(folder));
  checkProblems();
  const there = new Set(files.addressesOf(content));
  const drafts = new Set(all.filter((address) => !there.has(address)));
  const isComplete = files.files.every((file) => records.has(file)) && drafts.size === 0;
  if (isComplete && Object.keys(addressesOf(shown)).length === 0) return content;
  // A link to a draft is treated as a link to a page that is left out.
  const targetOf: typeof places.targetOf = (address) => {
    const place = places.targetOf(address);
    return !place.isLeftOut && drafts.has(place.address) ? { isLeftOut: true } : place;
  };
  const current = [...published].map(([file, data]) => [file, withCurrentLinks(data, targetOf)] as const);
  return contentOf(folder, new Map(current), shared, pathOf);
}

/** What the contents of a site share. */
type Shared = Omit<Content, 'folder' | 'pathOf' | 'get' | 'has' | 'all'>;

/** The records of files as content. */
const contentOf = (
  folder: string,
  records: ReadonlyMap<ContentFile<unknown>, unknown>,
  shared: Shared,
  pathOf: Content['pathOf'],
): Content => ({
  ...shared,
  folder,
  pathOf,
  // Safe: the map holds the result of each file's `read`, and a `read` that returns undefined reports a problem.
  get: <T>(file: ContentFile<T>) => (records.has(file) ? records.get(file) : file.empty) as T,
  has: (file) => records.has(file),
  all: () => [...records].flatMap(([file, data]) => file.withFolders(data)),
});
