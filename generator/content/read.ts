import { join } from 'node:path';
import { type Problem, problemLine } from '../../contract/problem.ts';
import { OwnerError } from '../lib/owner-error.ts';
import { type Previews, readPreviews } from '../media/link-previews.ts';
import { type Mark, readMark } from '../media/mark.ts';
import type { ContentFile, Drafts } from './content-file.ts';
import { checkLinks, type Link } from './links.ts';
import { menu } from './menu.ts';
import { type SiteRecord, site } from './site.ts';

/** All records of the site, read and checked. */
export interface Content {
  folder: string;
  previews: Previews;
  mark: Mark;
  /** The path of a file or folder of the content. The preview has some in another place. */
  pathOf(name: string): string;
  /** The records of a content file. */
  get<T>(file: ContentFile<T>): T;
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

/** Reads and checks these files, and site and menu. `drafts` replace files. Throws a ContentError with all problems. */
export async function readContent(
  files: ContentFile<unknown>[],
  addressesOf: (content: Content) => string[],
  folder: string,
  drafts?: Drafts,
): Promise<Content> {
  const problems: Problem[] = [];
  const links: Link[] = [];
  const records = new Map<ContentFile<unknown>, unknown>();
  for (const file of new Set([site, menu, ...files])) {
    records.set(file, await file.read(folder, problems, links, drafts));
  }
  if (problems.length > 0) throw new ContentError(problems);
  // Safe: without problems, the site's record has been read.
  const { name, mark = {} } = records.get(site) as SiteRecord;
  const content = contentOf(folder, records, {
    previews: await readPreviews(folder, problems),
    mark: await readMark(folder, mark, name, problems),
  });
  checkLinks(links, addressesOf(content));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** The records of files as content. `pathOf` says where files are, if some are not in the folder. */
export const contentOf = (
  folder: string,
  records: ReadonlyMap<ContentFile<unknown>, unknown>,
  { previews, mark }: Pick<Content, 'previews' | 'mark'>,
  pathOf: Content['pathOf'] = (name) => join(folder, name),
): Content => ({
  folder,
  previews,
  mark,
  pathOf,
  // Safe: the map holds the result of each file's `read`, and a `read` that returns undefined reports a problem.
  get: <T>(file: ContentFile<T>) => records.get(file) as T,
  all: () => [...records].flatMap(([file, data]) => file.withFolders(data)),
});
