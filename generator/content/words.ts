import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { placeholdersIn, type Word } from '../../app/messages/phrase.ts';
import type { Language } from '../../contract/languages.ts';
import { fileProblem } from '../../contract/problem.ts';
import { linkFault } from '../lib/entries.ts';
import type { ContentFile } from './content-file.ts';
import { english, type Words, wordsIn } from './messages.ts';
import { wordsFileName } from './translations.ts';
import { readRecord } from './yaml.ts';

/** By language. */
const schemas = new Map<Language, ReturnType<typeof makeSchema>>();

/** The schema of the words in a language: every one may be missing. For the form, each has the shipped word as its example. */
export function wordsSchema(language: Language) {
  const schema = schemas.get(language) ?? makeSchema(language);
  schemas.set(language, schema);
  return schema;
}

function makeSchema(language: Language) {
  const shipped = wordsIn(language);
  const shape = [...placesOfWords()].map(([name, { section, help }]) => {
    const own = english[name]!;
    const isText = typeof own === 'string';
    const title = isText ? own : own.other;
    const meta = { title, noun: `‘${title}’`, section, description: help ? `${section}. ${help}` : `${section}.` };
    return [name, (isText ? text(own, shipped[name]) : forms(language, shipped[name]!)).optional().meta(meta)] as const;
  });
  return z.strictObject(Object.fromEntries(shape)).meta({ widget: 'words' });
}

/** A text with the placeholders of another one. */
function text(own: string, example: unknown, needed = placeholdersIn(own)) {
  return z
    .string('must be text')
    .normalize('NFC')
    .superRefine((written, { addIssue }) => {
      const message = problemOf(written, placeholdersIn(own), needed);
      if (message) addIssue({ code: 'custom', message });
    })
    .meta({ widget: 'word', example: String(example) });
}

/** A text for each plural form of a language. Where {count} is clear from the words, it may be missing: 'ein Stück'. */
function forms(language: Language, shipped: Word) {
  const rules = new Intl.PluralRules(language);
  const shape = rules.resolvedOptions().pluralCategories.map((form) => {
    const numbers = someNumbers.filter((number) => rules.select(number) === form).slice(0, 3);
    const own = text('{count}', Object(shipped)[form] ?? Object(shipped).other, form === 'other' ? ['count'] : []);
    const field = own.meta({ ...own.meta(), description: `For numbers such as ${numbers.join(', ')}.` });
    return [form, form === 'other' ? field : field.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(shape), 'must have a text for each plural form');
}

/** Among them are numbers of each plural form that a language may have: 'many' is 1000000 in Portuguese. */
const someNumbers = [...Array(120).keys(), 1_000_000, 0.5];

function problemOf(written: string, known: string[], needed: string[]): string | undefined {
  const named = placeholdersIn(written);
  const missing = needed.find((name) => !named.includes(name));
  const unknown = named.find((name) => !known.includes(name));
  if (!written.trim()) return 'must not be empty';
  if (/<[a-z/!]/i.test(written)) return 'must be plain text, because visitors would read the signs of HTML in it';
  if (missing) return `must have {${missing}} in it, in whose place the site writes something`;
  return unknown && `must not have {${unknown}} in it, because nothing comes in its place here`;
}

/** Where each word is shown: the section of the English file that it is in, and the comment above it. */
function placesOfWords(): Map<string, { section: string; help?: string | undefined }> {
  const places = new Map<string, { section: string; help?: string | undefined }>();
  let section = '';
  let help: string | undefined;
  for (const line of readFileSync('app/messages/en.ts', 'utf8').split('\n')) {
    section = /^\/\/ (.*)/.exec(line)?.[1] ?? section;
    help = /^\/\*\* (.*) \*\/$/.exec(line)?.[1] ?? help;
    const name = /^export const (\w+)/.exec(line)?.[1];
    if (!name) continue;
    places.set(name, { section, help: help?.replace(/[^.]$/, '$&.') });
    help = undefined;
  }
  return places;
}

/** The words that an owner gives in place of the program's. The file may be missing, and each translation may have its own. */
export const words: ContentFile<Words> = {
  name: wordsFileName,
  schema: wordsSchema('en'),
  empty: {},
  async read(folder, problems, _links, { language, mainLanguage = 'en', isTolerant } = {}) {
    const name = join(language ?? '', wordsFileName);
    if (!existsSync(join(folder, name))) return {};
    const fault = linkFault(folder, name);
    if (fault) problems.push(fileProblem(join(folder, name), `${fault}.`));
    const schema = wordsSchema(language ?? mainLanguage);
    // Safe: it has the plural forms that the language needs.
    return readRecord(join(folder, name), schema, problems, isTolerant, (data) => data ?? {})?.data as
      | Words
      | undefined;
  },
  withFolders: () => [],
};
