import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { countedIn } from '../../app/messages/counted.ts';
import * as en from '../../app/messages/en.ts';
import { filled, phraseOf, placeholdersIn, type Word } from '../../app/messages/phrase.ts';
import { directionOf } from '../../contract/languages.ts';

type Names = keyof typeof en;

/** The words of the interface in a language, for the generator: texts, and functions that write them with their values. */
export type Messages = {
  readonly [Name in Names]: (typeof en)[Name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The words as data, by name. */
export type Words = Readonly<Record<string, Word>>;

/** The English words: complete, and in the order of all lists. */
export const english: Words = Object.fromEntries(
  Object.entries(en).map(([name, word]) => [name, typeof word === 'string' ? word : word.word]),
);

/** The languages that the program has words in, besides English. */
export const wordLanguages: string[] = globSync('app/messages/*.yaml').map((file) => basename(file, '.yaml'));

/** The language with words for readers of a language: `pt` for `pt-BR`, `zh-Hans` for `zh`. */
const wordsFor = (language: string): string | undefined =>
  wordLanguages.find((known) => known === language) ??
  wordLanguages.find((known) => likely(known) === likely(language));

/** A language with its script, which many readers of both can read. */
function likely(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}

/** The words that the program has in a language. What it lacks is English. */
export function wordsIn(language: string): Words {
  const found = wordsFor(language);
  return { ...english, ...(found && parse(readFileSync(`app/messages/${found}.yaml`, 'utf8'))) };
}

/** Inserted without isolation: numbers, and words of the interface. */
const ownValues = new Set('count date kind label link list minutes number part seconds start time whole'.split(' '));

/**
 * From right to left, an inserted text is isolated: it may be in Latin letters, and the words around it would change places.
 */
const isolatedIn = (language: string, text: string): string =>
  directionOf(language) === 'ltr'
    ? text
    : filled(text, (name) => (ownValues.has(name) ? `{${name}}` : `\u2068{${name}}\u2069`));

/** The names of the values of a word with placeholders, in the order of its function. Undefined for a text and for a count. */
const valuesOf = (name: string): string[] | undefined => {
  const text = english[name]!;
  return typeof text === 'string' && text.includes('{') ? placeholdersIn(text) : undefined;
};

/** The words of the interface in a language, as the generator uses them. `own` are the owner's. */
export function messagesIn(language: string, own: Words = {}): Messages {
  const counted = countedIn(language);
  const entries = Object.entries({ ...wordsIn(language), ...own }).map(([name, word]) => {
    if (typeof word !== 'string') return [name, (count: number) => counted(count, word)];
    const values = valuesOf(name);
    return [name, values ? phraseOf(isolatedIn(language, word), values) : word];
  });
  return Object.fromEntries(entries);
}

/** What tells the words of a site: its content. */
interface SiteWithWords {
  language: string;
  /** The owner's words. */
  words: Words;
}

const known = new WeakMap<SiteWithWords, Messages>();

/** The words of the interface on a site. */
export function messagesOf(content: SiteWithWords): Messages {
  const messages = known.get(content) ?? messagesIn(content.language, content.words);
  known.set(content, messages);
  return messages;
}

/** The words of a language as the text of a module with one export for each, so that a file has only those that it shows. */
export function messagesCode(language: string, own: Words = {}): string {
  const lines = Object.entries({ ...wordsIn(language), ...own }).map(([name, word]) => {
    const values = valuesOf(name);
    if (typeof word !== 'string') return `${name} = (count) => counted(count, ${JSON.stringify(word)})`;
    if (!values) return `${name} = ${JSON.stringify(word)}`;
    const text = isolatedIn(language, word).replace(/[`\\]|\$(?=\{)/g, '\\$&');
    return `${name} = (${values.join(', ')}) => \`${filled(text, (value) => `\${${value}}`)}\``;
  });
  return [
    "import { countedIn } from '/app/messages/counted.ts';",
    `const counted = countedIn('${language}');`,
    ...lines.map((line) => `export const ${line};`),
    '',
  ].join('\n');
}
