import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../contract/languages.ts';
import { isSystemFile, mediaKind } from '../../contract/media-files.ts';
import { fileProblem, type Problem } from '../../contract/problem.ts';
import { filesBelow, foldersIn } from '../lib/entries.ts';

/*
 * A site in two languages: the folder `de` of the content has texts with the names that they have in the content, such as
 * de/home.yaml, and each replaces that one. Everything else, such as pictures, is read from the content itself.
 */

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/** The languages into which a content folder is translated: its folders that are named after one. */
export const translationsIn = (folder: string): Language[] => foldersIn(folder, '').filter(isLanguage).sort();

/** Whether a name is that of a text which a translation may replace: a record, or timed words. */
const isText = (name: string) => /\.(yaml|vtt|lrc)$/i.test(name);

/** The path of a file of the content, or of the text that replaces it in a language. */
export function pathInLanguage(folder: string, name: string, language?: Language): string {
  const translated = language && isText(name) && join(folder, language, name);
  return translated && existsSync(translated) ? translated : join(folder, name);
}

/** Whether a file of the content belongs to a translation. `name` is relative to the content folder, with slashes. */
export const isInTranslation = (name: string): boolean => isLanguage(name.split('/', 1)[0]!) && name.includes('/');

/** The texts of a translation, by the names that they have in the content. */
export const textsOf = (folder: string, language: Language): string[] =>
  filesBelow(join(folder, language)).filter(isText);

/** The files of a translation that are never read. `own` is the language of the content itself. */
export function translationProblems(folder: string, language: Language, own: Language): Problem[] {
  const place = join(folder, language);
  const name = languages[language];
  if (language === own) {
    const message = `is for texts in ${name}, but that is the language of the site itself (site.yaml). Move its files out.`;
    return [fileProblem(place, message)];
  }
  return filesBelow(place)
    .filter((file) => !isSystemFile(file))
    .flatMap((file): Problem[] => {
      if (mediaKind(file)) {
        const message = `is not used: this folder has only texts in ${name}. Put it into ${join(folder, file)}.`;
        return [fileProblem(join(place, file), message)];
      }
      if (!isText(file) || existsSync(join(folder, file))) return [];
      const message = `replaces nothing, because there is no ${join(folder, file)}. Correct its name or its folder.`;
      return [fileProblem(join(place, file), message)];
    });
}
