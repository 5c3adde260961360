/** A language as a tag of BCP 47 in its usual spelling: de, pt-BR, zh-Hans. */
export type Language = string;

/** Languages that are offered by their names. Any other one is given by its tag. */
export const commonLanguages: Language[] =
  'ar de el en es fa fr he hi id it ja ko nl pl pt pt-BR ru sv tr uk zh-Hans zh-Hant'.split(' ');

/** The language of a tag in any spelling, such as pt-br. Undefined if no language has this tag. */
export function languageOf(tag: string): Language | undefined {
  try {
    const [language] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
    const isKnown = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language!);
    // Several languages, or none, have a name too.
    return isKnown && !/^(mul|zxx)\b/.test(language!) ? language : undefined;
  } catch {
    return undefined; // It is no tag.
  }
}

/** The name that a language has for itself, as it stands alone: Deutsch, Português (Brasil). In English if nobody has told Intl. */
export const nameOfLanguage = (language: Language): string =>
  new Intl.DisplayNames([language, 'en'], { type: 'language' })
    .of(language)!
    // Georgian capitals are only for whole words.
    .replace(/^(?!\p{Script=Georgian})\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

/** The direction of a language's script, for `dir`. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/.test(new Intl.Locale(language).maximize().script!) ? 'rtl' : 'ltr';
