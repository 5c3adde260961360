import { basename, join } from 'node:path';
import { type Finding, fileProblem } from '../../contract/problem.ts';
import { namedFiles } from '../content/checks.ts';
import { menu } from '../content/menu.ts';
import { type Content, ContentError, contentFolder } from '../content/read.ts';
import { namesIn } from '../content/translations.ts';
import { sizedFiles } from '../hosts/limits.ts';
import { readText } from '../lib/read-text.ts';
import { contentFiles, readSite, readTranslations } from '../pages/all-pages.ts';
import { foreignFindings, largeExpansions, largeFiles, unnamedFindings } from './files.ts';
import { silentLinks } from './online.ts';
import { rules } from './rules.ts';
import { type Source, sourceOf } from './source.ts';

interface Options {
  /** A day such as 2026-05-20. */
  today?: string;
  /** Whether to check the links to other sites. */
  isOnline?: boolean;
}

/** All findings about the content. If it cannot be read, only its problems, because they cause most other findings. */
export async function checkContent(folder = contentFolder(), { today, isOnline }: Options = {}): Promise<Finding[]> {
  try {
    const content = await readSite(folder);
    await readTranslations(content);
    return [...findingsIn(content, today), ...(isOnline ? await silentLinks(sourcesIn(content)) : [])];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map((problem) => ({ ...problem, level: 'must' }));
    throw error;
  }
}

/** The findings about content that has been read, and about its translations if they have been read too. */
export function findingsIn(content: Content, today = new Date().toISOString().slice(0, 10)): Finding[] {
  const { folder } = content;
  return [
    ...sourcesIn(content).flatMap((source) =>
      rules.flatMap((rule) => rule(source, today)).sort((a, b) => Number(a.place) - Number(b.place)),
    ),
    ...content.others.flatMap((other) => missingFindings(content, other)),
    ...largeFiles(folder, sizedFiles(folder)),
    ...largeExpansions(content),
    ...unnamedFindings(content),
    ...foreignFindings(content),
  ];
}

/** What a translation does not have, and files that it alone names: perhaps the original has changed since. */
function missingFindings(content: Content, other: Content): Finding[] {
  // Of the menu, the translation may leave out entries.
  const files = contentFiles.filter((file) => file !== menu && content.has(file) && other.has(file));
  return files.flatMap((file) => {
    const translated = new Map(file.withFolders(other.get(file)));
    return file.withFolders(content.get(file)).flatMap(([folder, record]): Finding[] => {
      const names = namesIn(translated.get(folder), file.schema);
      const missing = [...namesIn(record, file.schema)].filter(([key]) => !names.has(key)).map(([, { name }]) => name);
      const files = new Set(namedFiles(record));
      const more = namedFiles(translated.get(folder)).filter((name) => !files.has(name));
      const path = folder + basename(file.name);
      const found = (names: string[], message: string): Finding[] =>
        names.length > 0 ? [{ level: 'should', ...fileProblem(other.pathOf(path), message) }] : [];
      return [
        ...found(
          missing,
          `has no ${missing.join(', ')}, so nobody sees it in this language. Copy it from the original.`,
        ),
        ...found(
          more,
          `names ${more.join(', ')}, which the original does not. If it has a new file, name that here too.`,
        ),
      ];
    });
  });
}

/** The YAML files of the content, and those that replace them in other languages, unparsed by schemas. */
const sourcesIn = (content: Content): Source[] => {
  const names = (one: Content) =>
    contentFiles
      .filter((file) => one.has(file))
      .flatMap((file) => file.withFolders(one.get(file)).map(([folder]) => folder + basename(file.name)));
  const own = names(content).map((name) => [name, join(content.folder, name)] as const);
  const translated = content.others.flatMap((other) =>
    names(other).flatMap((name) => {
      const path = other.pathOf(name);
      return path === join(content.folder, name) ? [] : [[name, path] as const];
    }),
  );
  return [...own, ...translated].map(([name, path]) => sourceOf(name, readText(path), path));
};
