import type { Language } from '../../contract/languages.ts';
import * as ar from './ar.ts';
import * as de from './de.ts';
import * as en from './en.ts';

/** The type of a word or text in any language: not only its English value. */
type Any<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? Any<Item>[]
    : T extends (...values: never) => unknown
      ? T
      : { [Key in keyof T]: Any<T[Key]> };

/** All words and texts of the interface in one language. A file of app/messages/ that lacks one has a mistake of type. */
export type Messages = { readonly [Name in keyof typeof en]: Any<(typeof en)[Name]> };

/** The words for the generator, which builds pages in all languages. The app imports only the words of its build (words.ts). */
export const messagesIn: Record<Language, Messages> = { ar, de, en };
