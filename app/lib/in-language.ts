import { directionOf } from '../../contract/languages.ts';

/** The attributes of an element whose texts are in a language. None without one: they are in the language around it. */
export const inLanguage = (language: string | undefined) => language && { lang: language, dir: directionOf(language) };

/**
 * The attributes of an element with words of the interface, among texts that may be in another language. Only a translation
 * has such texts.
 */
export const inInterfaceLanguage = inLanguage(import.meta.env.LANGUAGE_PATH?.slice(1));
