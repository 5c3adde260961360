import type { ContentFile } from './content-file.ts';
import { menu } from './menu.ts';
import { site } from './site.ts';

/** Everything that the site says and shows, read and checked. */
export interface Content {
  folder: string;
  /** The records of a content file. */
  get<T>(file: ContentFile<T>): T;
}

/** The content cannot be used. The message is for the owner, so it needs no stack. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(problems: string[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    super(`The content has ${count}:\n\n${problems.join('\n')}\n`);
  }
}

/** Where the content lies: CONTENT, or the folder `content`. */
export const contentFolder = (): string => process.env.CONTENT ?? 'content';

/** Reads and checks these files, and those that every page needs. Throws a ContentError that lists all problems. */
export async function readContent(files: ContentFile<unknown>[], folder = contentFolder()): Promise<Content> {
  const problems: string[] = [];
  const records = new Map<ContentFile<unknown>, unknown>();
  for (const file of new Set([site, menu, ...files])) {
    records.set(file, await file.read(folder, problems));
  }
  if (problems.length > 0) throw new ContentError(problems);
  // The map holds under each file what that file read, and what is undefined has reported its problem.
  return { folder, get: <T>(file: ContentFile<T>) => records.get(file) as T };
}
