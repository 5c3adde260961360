import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageOf, nameOfLanguage } from '../../contract/languages.ts';
import { isSystemFile } from '../../contract/media-files.ts';
import { fileProblem, type Problem } from '../../contract/problem.ts';
import { filesBelow, foldersIn } from '../lib/entries.ts';
import type { TranslationFile } from './yaml.ts';

/*
 * A site in two languages: the folder `de` of the content has the translations of records under the names that these have, such as
 * de/home.yaml (overlay.ts), and timed words. Everything else is read from the content itself.
 */

/** Whether a file may have a translation: a record, or timed words. */
const isText = (name: string) => /\.(yaml|vtt|lrc)$/i.test(name);

/** The file with words in place of the program's. A translation may have its own without that of the content. */
export const wordsFileName = 'words.yaml';

/** Whether a file in the folder of a language is read. */
const isRead = (folder: string, file: string): boolean =>
  isText(file) && (file === wordsFileName || existsSync(join(folder, file)));

/** The original of a file in the folder of a language. Other files are their own. Both are paths below the content folder. */
export function originalOf(file: string): { name: string; language?: Language } {
  const [, language = '', name = ''] = /^([^/]+)\/(.+)$/s.exec(file) ?? [];
  return isText(name) && name !== wordsFileName && languageOf(language) === language
    ? { name, language }
    : { name: file };
}

/** Whether a folder of the content has the translation of a file. */
const hasTexts = (folder: string, name: string): boolean =>
  filesBelow(join(folder, name)).some((file) => isRead(folder, file));

/**
 * Whether a folder of the content is a translation: it is named after a language. Many short words, such as 'new' and 'bin', are
 * tags too, of languages that few people know, so longer names need the translation of a file.
 */
const isTranslation = (folder: string, name: string): boolean =>
  languageOf(name) === name && (name.length === 2 || hasTexts(folder, name));

/** The languages into which a content folder is translated. */
export const translationsIn = (folder: string): Language[] =>
  foldersIn(folder, '')
    .filter((name) => isTranslation(folder, name))
    .sort();

/** The path of a file of the content, or of the timed words that replace it in a language. */
export function pathInLanguage(folder: string, name: string, language?: Language): string {
  const translated = language && /\.(vtt|lrc)$/i.test(name) && join(folder, language, name);
  return translated && existsSync(translated) ? translated : join(folder, name);
}

/** What tells the language of a text: the content of a site in one language, and in the others. */
export interface SiteInLanguage {
  folder: string;
  /** The language of the site. */
  language: Language;
  /** The path below which its pages are: `/de` for a translation, and empty otherwise. Their media are where the others' are. */
  languagePath: string;
  /** The site in its other languages. */
  others: SiteInLanguage[];
  /** The path of a file or folder of the content. Timed words have one in each language. */
  pathOf(name: string): string;
  /** The translations that have a text, by the names of their originals. */
  translations: ReadonlyMap<string, TranslationFile>;
}

/** The site in its main language, whose texts stand where nobody has translated one. */
export const inMainLanguage = <Site extends SiteInLanguage & { others: Site[] }>(content: Site): Site =>
  [content, ...content.others].find(({ languagePath }) => languagePath === '') ?? content;

/** Whether a site in another language shows the original of a file, because nobody has translated a text of it. */
export const isFallback = ({ folder, languagePath, pathOf, translations }: SiteInLanguage, name: string): boolean =>
  languagePath !== '' && !translations.has(name) && pathOf(name) === join(folder, name);

/**
 * The language of the texts of a file in a translation: its own, or the main one where nobody has translated the file. Undefined
 * in the main language, which has all texts.
 */
export const textLanguage = (content: SiteInLanguage, name: string): Language | undefined =>
  content.languagePath === '' ? undefined : (isFallback(content, name) ? inMainLanguage(content) : content).language;

/** The same, but undefined too where it is the language of the site. */
export function fallbackLanguage(content: SiteInLanguage, name: string): Language | undefined {
  const language = textLanguage(content, name);
  return language === content.language ? undefined : language;
}

/** The folders that look like translations, but have no name of a language: DE, pt_br, xx. */
export const unknownTranslations = (folder: string): Problem[] =>
  foldersIn(folder, '')
    .filter((name) => /^[a-z]{2}([-_]\w+)*$/i.test(name) && languageOf(name) !== name && hasTexts(folder, name))
    .map((name) => {
      const meant = languageOf(name);
      const remedy = meant ? `Name it ${meant} for ${nameOfLanguage(meant)}` : 'Name it after one, such as fr or pt-BR';
      const message = `has translated texts, but no language has the tag ${name}. ${remedy}, or move it out.`;
      return fileProblem(join(folder, name), message);
    });

/** The problem with a translation into the language of the content itself. */
export const ownLanguageProblem = (folder: string, language: Language): Problem =>
  fileProblem(
    join(folder, language),
    `is for texts in ${nameOfLanguage(language)}, but that is the language of the site itself (site.yaml). Take the translation away.`,
  );

/** The files in the folders of languages that are never read. The paths are relative to the content folder. */
export const strayFiles = (folder: string): string[] =>
  translationsIn(folder).flatMap((language) =>
    filesBelow(join(folder, language))
      .filter((file) => !isSystemFile(file) && !isRead(folder, file))
      .map((file) => `${language}/${file}`),
  );
