import { basename, join } from 'node:path';
import type { Finding } from '../../contract/problem.ts';
import { translationField } from '../../contract/reader-text.ts';
import type { ContentFile } from '../content/content-file.ts';
import { today } from '../content/dates.ts';
import { isInDraft } from '../content/drafts.ts';
import { translatedTexts, withTexts } from '../content/overlay.ts';
import { type Content, ContentError, contentFolder } from '../content/read.ts';
import { jsonSchema } from '../content/schemas.ts';
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
export async function checkContent(
  folder = contentFolder(),
  { today: day, isOnline }: Options = {},
): Promise<Finding[]> {
  try {
    const content = await readSite(folder);
    await readTranslations(content);
    return [...findingsIn(content, day), ...(isOnline ? await silentLinks(sourcesIn(content)) : [])];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map((problem) => ({ ...problem, level: 'must' }));
    throw error;
  }
}

/** The findings about content that has been read, and about its translations if they have been read too. */
export function findingsIn(content: Content, day = today()): Finding[] {
  const { folder } = content;
  return [
    ...sourcesIn(content).flatMap((source) => findingsOf(source, day)),
    ...content.others.flatMap((other) => translationFindings(other, day)),
    ...largeFiles(folder, sizedFiles(folder)),
    ...largeExpansions(content),
    ...unnamedFindings(content),
    ...foreignFindings(content),
  ];
}

/** Findings about the texts of a translation. Those about other values are the original's. */
const translationFindings = ({ folder, language, translations }: Content, today: string): Finding[] =>
  [...translations].flatMap(([name, { data, lineOf }]) => {
    const { schema } = contentFiles.find((file) => nameLike(file, name))!;
    const original = sourceOf(name, readText(join(folder, name)), schema);
    const texts = translatedTexts(original.data, data, jsonSchema(schema));
    const translated = new Map(
      texts.flatMap((text) => (text.translation === undefined ? [] : [[text.path.join(), text.place]])),
    );
    const source = { ...original, data: withTexts(original.data, data, jsonSchema(schema)).data, language };
    return findingsOf(source, today).flatMap(({ path, ...finding }): Finding[] => {
      const place = translated.get(path.join());
      if (!place) return [];
      const atDesk = [...path.slice(0, -1), translationField(language), path.at(-1)!];
      return [{ ...finding, file: join(folder, language, name), place: String(lineOf(place)), path: atDesk }];
    });
  });

const nameLike = (file: ContentFile<unknown>, name: string): boolean => {
  const [start = '', end = ''] = file.name.split('*');
  return file.name.includes('*') ? name.startsWith(start) && name.endsWith(end) : name === file.name;
};

const findingsOf = (source: Source, today: string): Finding[] =>
  rules
    .flatMap((rule) => rule(source, today))
    .filter(({ path }) => !isInDraft(source.data, path))
    .sort((a, b) => Number(a.place) - Number(b.place));

/** The YAML files of the content. */
const sourcesIn = (content: Content): Source[] =>
  contentFiles
    .filter((file) => content.has(file))
    .flatMap((file) =>
      file.withFolders(content.get(file)).map(([folder]) => {
        const name = folder + basename(file.name);
        const path = join(content.folder, name);
        return sourceOf(name, readText(path), file.schema, path, content.language);
      }),
    );
