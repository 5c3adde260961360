import { basename } from 'node:path';
import { type Finding, fileProblem } from '../../contract/problem.ts';
import { namedFiles } from '../content/checks.ts';
import { isInDraft } from '../content/drafts.ts';
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
      rules
        .flatMap((rule) => rule(source, today))
        .filter(({ path }) => !isInDraft(source.data, path))
        .sort((a, b) => Number(a.place) - Number(b.place)),
    ),
    ...content.others.flatMap((other) => missingFindings(content, other)),
    ...largeFiles(folder, sizedFiles(folder)),
    ...largeExpansions(content),
    ...unnamedFindings(content),
    ...foreignFindings(content),
  ];
}

/** Entries that a translation lacks, and files that only it names: perhaps the original has changed since. */
function missingFindings(content: Content, other: Content): Finding[] {
  // Of the menu, the translation may leave out entries.
  const common = contentFiles.filter((file) => file !== menu && content.has(file) && other.has(file));
  return common.flatMap((file) => {
    const translations = new Map(file.withFolders(other.get(file)));
    return file.withFolders(content.get(file)).flatMap(([folder, original]): Finding[] => {
      const translation = translations.get(folder);
      const ownNames = namesIn(translation, file.schema);
      const missing = [...namesIn(original, file.schema)]
        .filter(([key]) => !ownNames.has(key))
        .map(([, { name }]) => name);
      const originalFiles = new Set(namedFiles(original));
      const more = namedFiles(translation).filter((name) => !originalFiles.has(name));
      const messages = [
        missing.length > 0 &&
          `has no ${missing.join(', ')}, so nobody sees it in this language. Copy it from the original.`,
        more.length > 0 &&
          `names ${more.join(', ')}, which the original does not. If it has a new file, name that here too.`,
      ];
      const path = other.pathOf(folder + basename(file.name));
      return messages
        .filter((message) => message !== false)
        .map((message) => ({ level: 'should', ...fileProblem(path, message) }));
    });
  });
}

/** The YAML files of the content, and those that replace them in other languages. */
const sourcesIn = (content: Content): Source[] => {
  const sources = (one: Content) =>
    contentFiles
      .filter((file) => one.has(file))
      .flatMap((file) =>
        file.withFolders(one.get(file)).map(([folder]) => [folder + basename(file.name), file] as const),
      )
      .map(([name, { schema }]) => ({ name, schema, path: one.pathOf(name) }));
  const all = [content, ...content.others].flatMap(sources);
  // A translation has the files of the original that nobody has translated.
  const each = new Map(all.map((source) => [source.path, source]));
  return [...each.values()].map(({ name, schema, path }) => sourceOf(name, readText(path), schema, path));
};
