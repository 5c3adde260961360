import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Language, languages } from '../../contract/languages.ts';
import { isSystemFile, mediaKind } from '../../contract/media-files.ts';
import { fileProblem, type Problem } from '../../contract/problem.ts';
import { filesBelow, foldersIn } from '../lib/entries.ts';
import { type Found, walk } from '../lib/walk.ts';
import { isDraft } from './drafts.ts';
import { idOf, type Named } from './ids.ts';
import { jsonSchema, schemaAt } from './schemas.ts';
import { placeName, type RecordFile } from './yaml.ts';

/*
 * A site in two languages: the folder `de` of the content has texts with the names that they have in the content, such as
 * de/home.yaml, and each replaces that one. Everything else, such as pictures, is read from the content itself.
 */

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/** The languages into which a content folder is translated: its folders that are named after one. */
export const translationsIn = (folder: string): Language[] => foldersIn(folder, '').filter(isLanguage).sort();

/** Whether a translation may replace the text of this name: a record, or timed words. */
const isText = (name: string) => /\.(yaml|vtt|lrc)$/i.test(name);

/** The path of a file of the content, or of the text that replaces it in a language. */
export function pathInLanguage(folder: string, name: string, language?: Language): string {
  const translated = language && isText(name) && join(folder, language, name);
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
  /** The path of a file or folder of the content. The preview has some in another place. */
  pathOf(name: string): string;
}

/** The site in its main language, whose texts stand where nobody has translated one. */
export const inMainLanguage = <Site extends SiteInLanguage & { others: Site[] }>(content: Site): Site =>
  [content, ...content.others].find(({ languagePath }) => languagePath === '') ?? content;

/** Whether a site in another language shows the original of a text, because nobody has translated it. */
export const isFallback = ({ folder, languagePath, pathOf }: SiteInLanguage, name: string): boolean =>
  languagePath !== '' && pathOf(name) === join(folder, name);

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

/** The folders that look like translations into languages that the interface has no words in: fr, DE, de-AT. */
export const unknownTranslations = (folder: string): Problem[] =>
  foldersIn(folder, '')
    .filter((name) => /^[a-z]{2}([-_]\w+)?$/i.test(name) && !isLanguage(name))
    .filter((name) => filesBelow(join(folder, name)).some((file) => isText(file) && existsSync(join(folder, file))))
    .map((name) => {
      const known = Object.entries(languages).map(([code, ofSpeakers]) => `${code} (${ofSpeakers})`);
      const message = `has translated texts, but no language of the site has this name: ${known.join(', ')}. Rename it, or move it out.`;
      return fileProblem(join(folder, name), message);
    });

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
      const isThere = existsSync(join(folder, file));
      if (isText(file)) {
        const message = `replaces nothing, because there is no ${join(folder, file)}. Correct its name or its folder, or delete it.`;
        return isThere ? [] : [fileProblem(join(place, file), message)];
      }
      const move = isThere || !mediaKind(file) ? 'Delete it, or move it out' : `Put it into ${join(folder, file)}`;
      const message = `is not used: this folder has only texts in ${name}, which end with .yaml, .vtt or .lrc. ${move}.`;
      return [fileProblem(join(place, file), message)];
    });
}

/**
 * The names by which a text and its translation belong together: ids, also those made of a title, and the pages of pages.yaml. The
 * keys are the same in both.
 */
export function namesIn(data: unknown, schema: z.ZodType): Map<string, { path: PropertyKey[]; name: string }> {
  const root = jsonSchema(schema);
  return new Map(
    [...walk(data)].flatMap(({ path, value }) => {
      const hasId = value && 'id' in (schemaAt(root, path)?.properties ?? {});
      const name = hasId ? idOf(value as Named) : Object(value).page;
      const list = path.filter((step) => typeof step === 'string');
      return name ? [[[...list, name].join(' '), { path, name }]] : [];
    }),
  );
}

/** The address of the site and the addresses of its pages, by which the switch finds a page. A translation has the same keys. */
const addressesIn = (data: unknown): Map<string, Found> =>
  new Map(
    [...walk(data)].flatMap(({ path, value }): [string, Found][] => {
      if (path.join() === 'url') return [['url', { path, value }]];
      const { page, address } = Object(value);
      return page ? [[page, { path: [...path, 'address'], value: address }]] : [];
    }),
  );

/** Reports names and addresses of a translation that its original does not have. `file` is the original's. */
export function checkTranslation(
  { data, report }: RecordFile<unknown>,
  original: unknown,
  schema: z.ZodType,
  file: string,
): void {
  const ownNames = namesIn(original, schema);
  const atPath = new Map([...ownNames.values()].map(({ path, name }) => [placeName(path), name]));
  for (const [key, { path, name }] of namesIn(data, schema)) {
    if (ownNames.has(key)) continue;
    const own = atPath.get(placeName(path));
    const remedy = own ? `It is ${own} there: write ${own} here too` : 'Take it out, or add it there too';
    report(path, `${placeName(path)} has the name ${name}, which is not in ${file}. ${remedy}.`);
  }
  const addresses = addressesIn(data);
  for (const [key, own] of addressesIn(original)) {
    const here = addresses.get(key);
    if (!here) {
      const remedy = `Copy it from ${file}; with leftOut: true, it is missing in this language alone`;
      report([], `the page ${key} is not in the list. ${remedy}.`);
      continue;
    }
    const { path, value } = here;
    if (own.value === value) continue;
    const [is, ofOwn] = [value, own.value].map((address) => address ?? 'missing');
    report(path, `${placeName(path)} is ${is}, but in ${file} it is ${ofOwn}. Write the same in both.`);
  }
}

/** Marks the drafts of an original in its translation, which need not repeat the mark. */
export function markDrafts(translation: unknown, original: unknown, schema: z.ZodType): void {
  if (isDraft(original)) Object.assign(translation as object, { draft: true });
  const drafts = [...walk(original)].filter(({ value }) => isDraft(value));
  if (drafts.length === 0) return;
  const names = namesIn(translation, schema);
  for (const [key, { path }] of namesIn(original, schema)) {
    const there = names.get(key)?.path;
    if (!there || !drafts.some((draft) => draft.path.join() === path.join())) continue;
    const record = there.reduce((inner, step) => (inner as Record<PropertyKey, unknown>)[step], translation);
    Object.assign(record as object, { draft: true });
  }
}
