import { basename, join } from 'node:path';
import type { Finding } from '../../contract/problem.ts';
import { type Content, ContentError, contentFolder } from '../content/read.ts';
import { readText } from '../lib/read-text.ts';
import { contentFiles, readSite } from '../pages/all-pages.ts';
import { largeExpansions, largeFiles, sizedFiles, unnamedFindings } from './files.ts';
import { silentLinks } from './online.ts';
import { rules } from './rules.ts';
import { type Source, sourceOf } from './source.ts';

interface Options {
  /** A day such as 2026-05-20. */
  today?: string;
  /** Asks other sites whether the pages to which the content links are still there. */
  isOnline?: boolean;
}

/**
 * Everything that an owner should know about the content. If the site cannot be read, only what must be fixed for that: most
 * other findings would be its consequences.
 */
export async function checkContent(folder = contentFolder(), { today, isOnline }: Options = {}): Promise<Finding[]> {
  try {
    const content = await readSite(folder);
    return [...findingsIn(content, today), ...(isOnline ? await silentLinks(sourcesIn(content)) : [])];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map((problem) => ({ ...problem, level: 'must' }));
    throw error;
  }
}

/** The same for content that has been read. */
export function findingsIn(content: Content, today = new Date().toISOString().slice(0, 10)): Finding[] {
  const { folder } = content;
  return [
    ...sourcesIn(content).flatMap((source) =>
      rules.flatMap((rule) => rule(source, today)).sort((a, b) => Number(a.place) - Number(b.place)),
    ),
    ...largeFiles(folder, sizedFiles(folder)),
    ...largeExpansions(content),
    ...unnamedFindings(content),
  ];
}

/** The files of the content as they are written. */
const sourcesIn = (content: Content): Source[] =>
  contentFiles
    .flatMap((file) => file.withFolders(content.get(file)).map(([folder]) => folder + basename(file.name)))
    .map((name) => sourceOf(name, readText(join(content.folder, name)), join(content.folder, name)));
