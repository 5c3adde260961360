import { basename, join } from 'node:path';
import { directionOf, languageOf, nameOfLanguage } from '../../contract/languages.ts';
import { jsonSchema } from '../../generator/content/schemas.ts';
import { site } from '../../generator/content/site.ts';
import type { Done, Translation } from '../messages.ts';
import { isFields } from '../value.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import type { Reading } from './reading.ts';
import { toTranslate } from './translations.ts';

/** The other languages of the site, each with the texts that still need a translation. */
export function translationsOf(desk: Desk): Translation[] {
  const reading = desk.reading();
  const main = languageOfSite(reading);
  const shown = reading.inOrder().filter((record) => !reading.putBackAt(record));
  return reading.languages.map((language) => ({
    language,
    records: shown.flatMap((record) => {
      const translation = reading.translationsOf(record).find((one) => one.language === language);
      if (!translation) return [];
      const value = reading.valueOf(record) ?? null;
      const texts = toTranslate(value, reading.valueOf(translation), jsonSchema(record.file.schema), main);
      return texts.length > 0 ? [{ name: record.name, label: reading.labelOf(record), texts }] : [];
    }),
  }));
}

function languageOfSite(reading: Reading): string {
  const record = reading.valueOf(reading.record(site.name));
  return languageOf(String(isFields(record) && record.language)) ?? 'en';
}

/** Begins a translation. Git does not keep an empty folder, so it has the file of the site from the beginning. */
export function addLanguage(desk: Desk, tag: string): Done {
  const reading = desk.reading();
  const own = languageOfSite(reading);
  const language = languageOf(tag);
  if (!language) throw new DeskError(422, 'Choose a language, or write the tag of one, such as sw or en-GB.');
  if (language === own || reading.languages.includes(language))
    throw new DeskError(409, `The site is in ${nameOfLanguage(language)} already. Choose another language.`);
  const text = `# The texts of this site in ${nameOfLanguage(language)}. The desk writes them.\n`;
  desk.content.write(join(language, site.name), text, 'utf-8');
  return { message: `${isolated(language)} is added. Each form has it beside its texts now.` };
}

/** Moves a translation to the trash. */
export function removeLanguage(desk: Desk, language: string): Done {
  if (!desk.reading().languages.includes(language)) throw new DeskError(404, 'The site does not have this language.');
  const entry = desk.trash.newFolder();
  desk.carryOut({ moves: [[desk.content.pathOf(language), join(entry, language)]], writes: [] });
  return {
    message: `${isolated(language)} is removed.`,
    undo: { label: 'Put back', putBack: basename(entry) },
  };
}

/** The name of a language for an English sentence, which a name from right to left would turn round. */
const isolated = (language: string): string =>
  directionOf(language) === 'rtl' ? `\u2068${nameOfLanguage(language)}\u2069` : nameOfLanguage(language);
