import { countedIn, type PluralForms } from './counted.ts';

/** A word as data: a text, perhaps with placeholders such as {title}, or a text for each plural form. */
export type Word = string | PluralForms;

/** The values of the placeholders of an English text, in their order. */
type Values<Text extends string> = Text extends `${string}{${string}}${infer Rest}`
  ? [value: string | number, ...rest: Values<Rest>]
  : [];

const placeholder = /\{(\w+)\}/g;

/** The names of the placeholders of a text, in their order. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name]) => name!);

/** Replaces each placeholder of a text by what a function returns for its name. */
export const filled = (text: string, valueFor: (name: string) => unknown): string =>
  text.replace(placeholder, (_, name: string) => String(valueFor(name)));

/** A text with placeholders as a function of their values, in the order of `names`. */
export const phraseOf =
  (text: string, names: string[]) =>
  (...values: (string | number)[]): string =>
    filled(text, (name) => values[names.indexOf(name)]);

/** An English text with placeholders. The function that writes it has it as data, too. */
export const phrase = <const Text extends string>(word: Text): ((...values: Values<Text>) => string) & { word: Word } =>
  Object.assign(phraseOf(word, placeholdersIn(word)), { word });

/** An English text with {count}, for each plural form. */
export const counted = (word: PluralForms): ((count: number) => string) & { word: Word } =>
  Object.assign((count: number) => countedInEnglish(count, word), { word });

const countedInEnglish = countedIn('en');
