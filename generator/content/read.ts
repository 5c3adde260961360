import type { ContentFile } from './content-file.ts';
import { menu } from './menu.ts';
import { site } from './site.ts';

/** All records of the site, read and checked. */
export interface Content {
  folder: string;
  /** The records of a content file. */
  get<T>(file: ContentFile<T>): T;
}

/** The content has problems. The message lists them for the owner, who needs no stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(problems: string[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    super(`The content has ${count}:\n\n${problems.join('\n')}\n`);
  }
}

/** The content folder: the environment variable CONTENT, or `content`. */
export const contentFolder = (): string => process.env.CONTENT ?? 'content';

/** Reads and checks these files, and those that every page needs. Throws a ContentError that lists all problems. */
export async function readContent(files: ContentFile<unknown>[], folder = contentFolder()): Promise<Content> {
  const problems: string[] = [];
  const records = new Map<ContentFile<unknown>, unknown>();
  for (const file of new Set([site, menu, ...files])) {
    records.set(file, await file.read(folder, problems));
  }
  if (problems.length > 0) throw new ContentError(problems);
  // Safe: the map holds what each file's `read` returned, and one that returned undefined has reported a problem.
  return { folder, get: <T>(file: ContentFile<T>) => records.get(file) as T };
}
