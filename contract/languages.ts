/** The languages that the interface has words in (app/words/), each with its own name. */
export const languages = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const;

export type Language = keyof typeof languages;

/** The direction of a language's script, for `dir`. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  new Intl.Locale(language).maximize().script === 'Arab' ? 'rtl' : 'ltr';
